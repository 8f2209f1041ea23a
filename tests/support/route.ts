import { type Calls, resourcesOf } from '#lib/http/resource.ts'
import type { Route } from './call.ts'

/** The handlers of a path that some calls declare, as its route file would export them. Throws for an unknown path. */
export function routeAt(among: Calls, path: string): Route {
  const handlers = resourcesOf(among).get(path)
  if (!handlers) throw new Error(`No call has the path ${path}.`)
  return handlers
}
