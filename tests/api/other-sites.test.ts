import { beforeAll, describe, expect, test } from 'vitest'
import * as chatStart from '#app/api/chat_start/route.ts'
import * as createBooking from '#app/api/create_booking/route.ts'
import * as roomsList from '#app/api/rooms_list/route.ts'
import { addToEnv } from '#lib/env.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { someAddress } from '../support/guest.ts'

useDatabase()

const friend = 'https://friend.example'
const stranger = 'https://stranger.example'

const listOf = (origin: string) =>
  call(roomsList, 'GET', '/api/rooms_list', { headers: { origin } })
const ask = (origin: string) =>
  call(createBooking, 'OPTIONS', '/api/create_booking', {
    headers: { origin, 'access-control-request-method': 'POST' },
  })
const begin = (origin: string) =>
  call(chatStart, 'POST', '/api/chat_start', {
    json: { name: 'Asha', mobile: '98765' },
    headers: { origin, 'sec-fetch-site': 'cross-site' },
    address: someAddress(),
  })
const allowed = ({ headers }: { headers: Headers }) => headers.get('access-control-allow-origin')

describe('without ALLOWED_ORIGINS', () => {
  test('no page of another site can read an answer, or gets permission to call', async () => {
    const [read, asked, sent] = [await listOf(friend), await ask(friend), await begin(friend)]
    expect([read, asked, sent].map(allowed)).toEqual([null, null, null])
    expect([asked.status, sent.status]).toEqual([405, 403])
  })
})

describe('a page that claims to be ours', () => {
  const send = (origin: string, host: string) =>
    call(chatStart, 'POST', '/api/chat_start', {
      json: { name: 'Asha', mobile: '98765' },
      headers: { origin, host },
      address: someAddress(),
    })

  test('is, at the public address and at the name by which the request came', async () => {
    for (const host of ['localhost:3000', '192.168.1.5:3000']) {
      expect((await send(`http://${host}`, host)).status).toBe(201)
    }
  })

  test('isn’t ours if its scheme differs', async () => {
    for (const scheme of ['https', 'ftp']) {
      const { status, body } = await send(`${scheme}://localhost:3000`, 'localhost:3000')
      expect([status, body.code]).toEqual([403, 'cross_site'])
    }
    expect((await send('ftp://192.168.1.5:3000', '192.168.1.5:3000')).status).toBe(403)
  })
})

describe('with ALLOWED_ORIGINS', () => {
  beforeAll(() => {
    process.env.ALLOWED_ORIGINS = `${friend}, https://other.example`
    addToEnv({})
    return () => {
      delete process.env.ALLOWED_ORIGINS
      addToEnv({})
    }
  })

  test('their pages may ask, call and read, with their cookies; caches keep the answers apart', async () => {
    const asked = await ask(friend)
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST')
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    expect((await begin(friend)).status).toBe(201)
    for (const answer of [asked, await listOf(friend), await begin(friend)]) {
      expect(allowed(answer)).toBe(friend)
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
      expect(answer.headers.get('vary')).toContain('Origin')
    }
  })

  test('no other site may', async () => {
    const [read, asked, sent] = [await listOf(stranger), await ask(stranger), await begin(stranger)]
    expect([read, asked, sent].map(allowed)).toEqual([null, null, null])
    expect([asked.status, sent.status]).toEqual([405, 403])
    expect(asked.headers.get('allow')).toBe('POST')
  })
})
