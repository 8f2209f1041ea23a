import type { z } from 'zod'

/** What the address of a page says, by name. */
export type PageQuery = Record<string, string>

/** Returns the search that an address asks for, without those of its parts that are wrong. */
export function searchOf<S extends z.ZodType>(schema: S, query: PageQuery): z.infer<S> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const right = Object.entries(query).filter(([name]) => !wrong.has(name))
  return schema.parse(Object.fromEntries(right))
}
