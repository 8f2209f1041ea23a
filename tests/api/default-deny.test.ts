import { describe, expect, test } from 'vitest'
import { allRoutes } from '../../scripts/calls/declared.ts'
import { call, type Route } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()

// The contract's own list of what anybody may call; everything else wants a session, whatever its name.
const openToAll = new Set([
  'admin_send_otp',
  'admin_verify_otp',
  'availability',
  'chat_messages',
  'chat_send',
  'chat_start',
  'chat_stream',
  'chat_upload',
  'check_availability',
  'create_booking',
  'chats/presence',
  'chats/[id]/files/[file]',
  'chats/[id]/seen',
  'chats/[id]/typing',
  'farm',
  'google_reviews',
  'health/live',
  'health/ready',
  'holds',
  'holds/[token]',
  'pictures/[hash]',
  'preview/[secret]',
  'quotes',
  'quotes/rooms',
  'review_photos/[id]',
  'rooms_list',
])
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const routes = await allRoutes()
const routeOf = (path: string) => routes.get(path) as Route
const folders = [...routes.keys()].filter((path) => !path.startsWith('stays/'))
const params = { id: crypto.randomUUID(), token: 'x', file: crypto.randomUUID() }

describe('without a session', () => {
  test('there are calls to look at', () => {
    expect(folders).toContain('bookings_list')
  })

  for (const folder of folders.filter((name) => !openToAll.has(name))) {
    test(`${folder} answers 401 or 405 and no data, by every method`, async () => {
      const route = routeOf(folder)
      const seen = new Set<number>()
      for (const method of methods) {
        const { status, body } = await call(route, method, `/api/${folder}`, { params })
        seen.add(status)
        expect([401, 405]).toContain(status)
        if (method !== 'HEAD') expect(body.success).toBe(false)
      }
      expect(seen).toContain(401)
    })
  }
})

describe('every call', () => {
  for (const folder of folders) {
    test(`${folder} says 405 with Allow, and refuses what another site sends`, async () => {
      const route = routeOf(folder)
      const allowed = (await call(route, 'OPTIONS', `/api/${folder}`)).headers.get('allow')
      expect(allowed).toMatch(/^(DELETE|GET, HEAD|POST)/)
      for (const headers of [
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        for (const method of ['POST', 'DELETE'] as const) {
          if (!allowed?.includes(method)) continue
          const message = { params, headers, form: { any: 'thing' } }
          const { status, body } = await call(route, method, `/api/${folder}`, message)
          expect([folder, status, body.code]).toEqual([folder, 403, 'cross_site'])
        }
      }
    })
  }
})
