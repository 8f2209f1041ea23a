import { Refusal } from '../shared/refusal.ts'
import { answered, type Handler } from './answered.ts'
import type { Endpoint } from './endpoint.ts'
import { preflight } from './origin.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Methods = Record<(typeof methods)[number], Endpoint>

/**
 * The exports of a route file: its handlers, HEAD where there is GET, the preflights of browsers for the sites
 * that may call, and 405 with Allow for the rest.
 */
export function resource(handlers: Partial<Omit<Methods, 'HEAD' | 'OPTIONS'>>): Methods {
  const { GET } = handlers
  const all: Partial<Methods> = { ...handlers, ...(GET && { HEAD: withoutBody(GET) }) }
  const allow = Object.keys(all).sort().join(', ')
  const refuse = answered(async () => {
    throw new Refusal('method_not_allowed')
  })
  const notAllowed: Handler = async (request, context) => {
    const response = await refuse(request, context)
    response.headers.set('allow', allow)
    return response
  }
  const options: Handler = async (request, context) =>
    preflight(request.headers, allow) ?? notAllowed(request, context)
  const named = methods.map((name) => [name, all[name] ?? notAllowed])
  return { ...Object.fromEntries(named), OPTIONS: options } as Methods
}

/** A handler that says 404, for paths under /api that no route has. */
const nothingHere: Handler = answered(async () => {
  throw new Refusal('not_found')
})

/** The calls of a domain, by method and path: `'POST codes/[id]': endpoint({ … })`. */
export type Calls = Record<string, Endpoint>

/** What a route file would export for each path of some calls, by its path. */
export function resourcesOf(calls: Calls): Map<string, Methods> {
  const byPath: Record<string, Calls> = {}
  for (const [key, handler] of Object.entries(calls)) {
    const [method = '', path = ''] = key.split(' ')
    byPath[path] = { ...byPath[path], [method]: handler }
  }
  return new Map(Object.entries(byPath).map(([path, handlers]) => [path, resource(handlers)]))
}

/**
 * The exports of the route file that catches all paths: it answers these calls, and 404 where no call has the path. Next
 * gives it the parts of the path as `rest`.
 */
export function mount(calls: Calls): Record<(typeof methods)[number], Handler> {
  // As with folders, the first part that differs decides, and there a word comes before a name in brackets: backwards, because
  // a bracket comes before all small letters.
  const resources = [...resourcesOf(calls)]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([path, handlers]) => ({ parts: path.split('/'), handlers }))
  const at =
    (method: (typeof methods)[number]): Handler =>
    async (request, context) => {
      const { rest = [] } = ((await context.params) ?? {}) as { rest?: string[] }
      for (const { parts, handlers } of resources) {
        const params = matched(parts, rest)
        if (params) return handlers[method](request, { params: Promise.resolve(params) })
      }
      return nothingHere(request, { params: Promise.resolve({}) })
    }
  return Object.fromEntries(methods.map((method) => [method, at(method)])) as ReturnType<
    typeof mount
  >
}

/** Returns what a path has for the parts in brackets; null if it's another path. */
function matched(parts: string[], path: string[]): Record<string, string> | null {
  if (parts.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    const text = path[at] ?? ''
    if (part.startsWith('[')) params[part.slice(1, -1)] = text
    else if (part !== text) return null
  }
  return params
}

function withoutBody(handler: Handler): Handler {
  return async (request, context) => {
    const { status, headers, body } = await handler(request, context)
    await body?.cancel()
    return new Response(null, { status, headers })
  }
}
