import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chatCalls } from '#calls/chats.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { startLive, stopLive } from '#lib/db/live.ts'
import { admitListener } from '#lib/http/chat-stream.ts'
import * as streamRoute from '../../app/api/chat_stream/route.ts'
import { call } from '../support/call.ts'
import { openStaffStream, openStream, say, startChat, type Visitor } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { someAddress } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const seenRoute = routeAt(chatCalls, 'chats/[id]/seen')
const statusRoute = routeAt(chatCalls, 'chats/[id]/status')
const typingRoute = routeAt(chatCalls, 'chats/[id]/typing')

useDatabase()
beforeAll(() => startLive('chat-tests'))
afterAll(stopLive)
// The heartbeats of all streams.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterAll(() => void vi.useRealTimers())

const listenTo = ({ id, cookie }: Visitor, query = '', headers = {}) =>
  openStream(`chat_id=${id}${query}`, { cookie, headers })
const act = (
  route: Parameters<typeof call>[0],
  { id, cookie }: Visitor,
  json: Record<string, unknown>,
) => call(route, 'POST', `/api/chats/${id}/x`, { json, params: { id }, cookie })

describe('a stream', () => {
  test('is an event stream that nobody between keeps, packs or holds back', async () => {
    const stream = await listenTo(await startChat())
    expect(stream.response.status).toBe(200)
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(stream.response.headers.get('cache-control')).toContain('no-transform')
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    await stream.close()
  })

  test('begins with a heartbeat, then has each message as it is sent, with its number', async () => {
    const chat = await startChat()
    await say(chat, 'before')
    const stream = await listenTo(chat)
    expect(await stream.next('heartbeat')).toMatchObject({ id: 1, status: 'active' })
    const { body } = await say(chat, 'after')
    expect(await stream.next('new_message')).toEqual({
      id: 2,
      type: 'new_message',
      message: body.message,
    })
    await stream.close()
  })

  test.each([
    ['Last-Event-ID', '', { 'last-event-id': '3' }],
    ['after', '&after=3', {}],
    ['Last-Event-ID before after', '&after=0', { 'last-event-id': '3' }],
  ])(
    'resumed with %s has every later message once, in order, while others are sent',
    async (_, query, headers) => {
      const chat = await startChat()
      for (let n = 1; n <= 8; n++) await say(chat, `${n}`)
      const sending = Promise.all([say(chat, 'a'), say(chat, 'b'), say(chat, 'c')])
      const stream = await listenTo(chat, query, headers)
      await sending
      const ids = []
      while (ids.at(-1) !== 11) ids.push((await stream.next('new_message')).id)
      expect(ids).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
      await stream.close()
    },
  )

  test('goes on after the connection to the database was lost, with what was sent meanwhile', async () => {
    const chat = await startChat()
    const stream = await listenTo(chat)
    await stream.next('heartbeat')
    await pool().query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'chat-tests'",
    )
    await say(chat, 'unheard')
    expect((await stream.next('new_message')).message.message).toBe('unheard')
    await stream.close()
  })

  test('of an address has at most 20 at once; one that is closed makes room', async () => {
    const { id, cookie } = await startChat()
    const address = someAddress()
    const open = () => openStream(`chat_id=${id}`, { cookie, address })
    const streams = await Promise.all(Array.from({ length: 20 }, open))
    expect((await open()).response.status).toBe(429)
    await streams.pop()?.close()
    const again = await open()
    expect(again.response.status).toBe(200)
    await Promise.all([...streams, again].map((stream) => stream.close()))
  })

  test('asked for by HEAD leaves no stream open', async () => {
    const { id, cookie } = await startChat()
    const address = someAddress()
    for (let n = 0; n < 21; n++) {
      const path = `/api/chat_stream?chat_id=${id}`
      const { status } = await call(streamRoute, 'HEAD', path, { cookie, address })
      expect(status).toBe(200)
    }
  })

  test('ends when the conversation is deleted', async () => {
    const chat = await startChat()
    await say(chat, 'one')
    const stream = await listenTo(chat)
    await stream.next('heartbeat')
    await pool().query('DELETE FROM chat_messages WHERE chat_id = $1', [chat.id])
    await pool().query('DELETE FROM chats WHERE id = $1', [chat.id])
    await pool().query("SELECT pg_notify('chat', $1)", [JSON.stringify({ chat: chat.id })])
    expect((await stream.toEnd()).map(({ type }) => type)).toEqual(['error', 'stream_end'])
  })
})

// The server asks it without the route, where nothing else looks at the query.
test('an id that no conversation can have is not found, however long', async () => {
  const nextUrl = new URL(`http://localhost/api/chat_stream?chat_id=${'x'.repeat(101)}`)
  const asked = { headers: new Headers(), cookies: { get: () => undefined }, nextUrl }
  await expect(admitListener(asked, someAddress())).rejects.toMatchObject({ code: 'not_found' })
})

describe('time', () => {
  test('a heartbeat every 15 seconds, and the end after 30 minutes', async () => {
    const stream = await listenTo(await startChat())
    await stream.next('heartbeat')
    vi.advanceTimersByTime(15_000)
    await stream.next('heartbeat')
    vi.advanceTimersByTime(30 * 60_000)
    const rest = await stream.toEnd()
    expect(rest.at(-1)?.type).toBe('stream_end')
    expect(rest.filter(({ type }) => type === 'heartbeat')).toHaveLength(118)
  })
})

const revoke = (id: string) =>
  prisma().staffSession.update({ where: { id }, data: { revokedAt: new Date() } })

describe('the two sides', () => {
  test('learn what the other has seen, that it writes, and that the farm has closed', async () => {
    const chat = await startChat()
    const { cookie } = await signedIn()
    const staff = { id: chat.id, cookie }
    await say(chat, 'hello')
    const stream = await listenTo(chat)
    await stream.next('heartbeat')
    await act(seenRoute, staff, { seq: 1 })
    expect(await stream.next('state')).toMatchObject({ staff_got: 1, staff_seen: 0 })
    await act(seenRoute, staff, { seq: 1, seen: true })
    expect(await stream.next('state')).toMatchObject({ staff_got: 1, staff_seen: 1 })
    await act(typingRoute, staff, {})
    expect(await stream.next('typing')).toMatchObject({ is_admin: true })
    await act(statusRoute, staff, { status: 'closed' })
    await stream.next('chat_closed')
    expect(await stream.next('state')).toMatchObject({ status: 'closed' })
    await stream.close()
  })
})

describe('a staff session', () => {
  test('that is revoked ends its streams at the next heartbeat', async () => {
    const { by, cookie } = await signedIn()
    const chat = await startChat()
    const streams = [await openStaffStream(cookie), await listenTo({ id: chat.id, cookie })]
    const visitor = await listenTo(chat)
    for (const stream of [...streams, visitor]) await stream.next('heartbeat')
    await revoke(by.sessionId)
    vi.advanceTimersByTime(15_000)
    for (const stream of streams) expect((await stream.toEnd()).at(-1)?.type).toBe('stream_end')
    await visitor.next('heartbeat')
    await visitor.close()
  })

  test('is not kept alive by streams and signs, but by a message', async () => {
    const { by, cookie } = await signedIn()
    const staff = { id: (await startChat()).id, cookie }
    const long = new Date(Date.now() - 3_600_000)
    const where = { id: by.sessionId }
    await prisma().staffSession.update({ where, data: { lastUsedAt: long } })
    const used = async () =>
      (await prisma().staffSession.findUniqueOrThrow({ where })).lastUsedAt > long
    const stream = await listenTo(staff)
    await act(typingRoute, staff, {})
    await act(seenRoute, staff, { seq: 1, seen: true })
    await stream.close()
    expect(await used()).toBe(false)
    await say(staff, 'hello')
    expect(await used()).toBe(true)
  })
})
