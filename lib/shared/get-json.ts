import { callApi } from './api.ts'

/** The way in which an answer is asked for; `poll` marks a call that the page makes by itself. */
export type Asking = { poll?: boolean; signal?: AbortSignal }

/** Returns a path with a query, without what is null or undefined. */
export function withQuery(path: string, query: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

/** Reads from the server, never from a cache; what of `search` is null or undefined is left out. See {@link callApi}. */
export function getJson<T>(
  path: string,
  search: object = {},
  { poll = false, signal }: Asking = {},
): Promise<T> {
  const asked = withQuery(path, { ...search, poll: poll ? 1 : null })
  return callApi(asked, { cache: 'no-store', ...(signal && { signal }) })
}
