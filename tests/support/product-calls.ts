import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { NextRequest } from 'next/server.js'
import type { Route } from './call.ts'

type Asked = Pick<IncomingMessage, 'url' | 'method' | 'headers'>

const folder = join(import.meta.dirname, '../../app/api')
// What has all paths without a folder of their own.
const others = join(folder, '[[...rest]]/route.ts')

/** Loads most calls, so that the first page need not wait for that. */
export const loadCalls = (): Promise<Route> => import(others)

/** The product's own answer to a call, in this process. */
export async function productAnswer(asked: Asked, body: Buffer): Promise<Response> {
  const request = requestOf(asked, body)
  const path = request.nextUrl.pathname.slice('/api/'.length).replace(/\.php$/, '')
  // As Next does.
  const own = join(folder, path, 'route.ts')
  const route: Route = await import(existsSync(own) ? own : others)
  const rest = path.split('/').map(decodeURIComponent)
  const answer = route[request.method as keyof Route]
  return (await answer(request, { params: Promise.resolve({ rest }) })) as Response
}

// With what the product's server would have found out of it.
function requestOf({ url = '/', method = 'GET', headers }: Asked, body: Buffer) {
  const found = { 'x-client-address': '192.0.2.1', 'x-request-id': randomUUID() }
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new NextRequest(new URL(url, `http://${headers.host}`), {
    method,
    headers: { ...Object.fromEntries(given), ...found },
    ...(body.length > 0 && { body: Uint8Array.from(body) }),
  })
}
