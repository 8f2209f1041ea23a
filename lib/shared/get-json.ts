import { callApi } from './api.ts'

/** The way in which an answer is asked for; `poll` marks a call that the page makes by itself. */
export type Asking = { poll?: boolean; signal?: AbortSignal }

/** Reads from the server, never from a cache; what of `search` is null or undefined is left out. See {@link callApi}. */
export function getJson<T>(
  path: string,
  search: object = {},
  { poll = false, signal }: Asking = {},
): Promise<T> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...search, poll: poll ? 1 : null })) {
    if (value !== null && value !== undefined) query.set(name, String(value))
  }
  const asked = query.size === 0 ? path : `${path}?${query}`
  return callApi(asked, { cache: 'no-store', ...(signal && { signal }) })
}
