import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server.js'
import type { Route } from './call.ts'

const folder = join(import.meta.dirname, '../../app/api')
// What has all paths without a folder of their own.
const others = join(folder, '[[...rest]]/route.ts')

/** Loads most calls, so that the first page need not wait for that. */
export const loadCalls = (): Promise<Route> => import(others)

/** The product's own answer to a call, in this process: `path` is what follows `/api/`, without `.php`. */
export async function productAnswer(
  path: string,
  { url, body, ...asked }: { method: string; url: URL; headers: Headers; body: Buffer },
): Promise<Response> {
  // As Next does.
  const own = join(folder, path, 'route.ts')
  const route: Route = await import(existsSync(own) ? own : others)
  const rest = path.split('/').map(decodeURIComponent)
  const request = new NextRequest(url, {
    ...asked,
    ...(body.length > 0 && { body: Uint8Array.from(body) }),
  })
  const answer = route[asked.method as keyof Route]
  return (await answer(request, { params: Promise.resolve({ rest }) })) as Response
}
