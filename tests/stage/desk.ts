import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server.js'
import pg from 'pg'
import { startLive } from '#lib/db/live.ts'
import { requiredEnv } from '#lib/env.ts'
import { requireStaff } from '#lib/http/session.ts'
import { loadCalls, productAnswer } from '../support/product-calls.ts'
import { staffCookie } from '../support/staff-cookie.ts'
import { showStaffPages } from '../support/stage-pages.ts'
import { bodyOf, type Page, pageOf, send } from '../support/stage-server.ts'

// The product's calls and the props of its screens, for one worker of the component tests: tests/support/desk-process.ts starts it.

process.once('disconnect', () => process.exit())
await startLive('stage')
await loadCalls()
const staff = await signIn()
const [desktop, phone] = [false, true].map((isPhone) => {
  const pages = new Map<string, Page>()
  showStaffPages({ at: (path, ...shown) => void pages.set(path, pageOf(...shown)) }, staff, isPhone)
  return pages
})
const server = createServer((request, response) => void serve(request, response))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)

/** The authority of a member of staff who has signed in. */
async function signIn() {
  const client = new pg.Client({ connectionString: requiredEnv('DATABASE_URL') })
  await client.connect()
  const cookie = await staffCookie(client, requiredEnv('AUTH_SECRET'))
  await client.end()
  return requireStaff(new NextRequest('http://stage', { headers: { cookie } }), false, 'owner')
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stage')
  if (pathname.startsWith('/api/')) {
    return send(response, await productAnswer(request, await bodyOf(request)))
  }
  const pages = request.headers['x-phone'] ? phone : desktop
  // A page of one thing is asked for its props with the slug that its address ends with.
  const named = pathname.replace(/[^/]+$/, (slug) => {
    searchParams.set('slug', slug)
    return '[slug]'
  })
  const page = pages?.get(pathname) ?? pages?.get(named)
  try {
    response.end(JSON.stringify((await page?.(searchParams)) ?? null))
  } catch (error) {
    response.writeHead(500)
    response.end(error instanceof Error ? error.stack : String(error))
  }
}
