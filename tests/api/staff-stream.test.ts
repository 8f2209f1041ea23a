import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chatCalls } from '#calls/chats.ts'
import { deskCalls } from '#calls/desk.ts'
import { addStaff, removeStaff } from '#lib/auth/commands.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { startLive, stopLive } from '#lib/db/live.ts'
import { holdAtDesk } from '#lib/reservations/commands/hold-at-desk.ts'
import * as statusRoute from '../../app/api/booking_update_status/route.ts'
import * as streamRoute from '../../app/api/staff_stream/route.ts'
import { call } from '../support/call.ts'
import { openStaffStream, openStream, say, startChat } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { kavita } from '../support/desk-bookings.ts'
import { book, hold, makeRoom, release } from '../support/guest.ts'
import { roomCalls } from '../support/rooms.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const seenRoute = routeAt(chatCalls, 'chats/[id]/seen')
const waitingRoute = routeAt(deskCalls, 'staff_waiting')

useDatabase()
const token = crypto.randomUUID()
beforeAll(() => startLive('news-tests'))
afterAll(stopLive)
// The heartbeats of all streams, which begin with the first one.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterAll(() => void vi.useRealTimers())

/** A stream that listens: it has said all that there is to say at its beginning. */
async function listening(cookie: string, options = {}) {
  const stream = await openStaffStream(cookie, options)
  await stream.next('waiting')
  return stream
}

const setStatus = (id: string, status: string, cookie: string) =>
  call(statusRoute, 'POST', '/api/booking_update_status', { cookie, form: { id, status } })
const verify = (id: string, cookie: string) => setStatus(id, 'verified', cookie)

describe('the staff’s stream', () => {
  test('tells of a new booking and of its new status, by its id alone', async () => {
    const { cookie } = await signedIn()
    const room = await makeRoom()
    const stream = await listening(cookie)
    const { booking_id } = (await book(room.name)).body
    const changed = { id: 0, type: 'changed', topic: 'bookings', booking_id }
    expect(await stream.next('changed')).toEqual({ ...changed, by_guest: 'booking_created' })
    expect((await verify(booking_id, cookie)).status).toBe(200)
    expect(await stream.next('changed')).toEqual(changed)
    await stream.close()
  })

  test('ends at once for somebody who is removed, and goes on for the others', async () => {
    const asha = 'asha@example.com'
    await addStaff('terminal', { email: asha, role: 'desk' })
    const [gone, stays] = [await signedIn(asha), await signedIn()]
    const [hers, ours] = [await listening(gone.cookie), await listening(stays.cookie)]
    await removeStaff(stays.by, asha, new Date())
    expect((await hers.toEnd()).at(-1)?.type).toBe('stream_end')
    expect(await ours.next('changed')).toMatchObject({ topic: 'site' })
    await ours.close()
  })

  test('tells of a room that is added, changed or removed, and not of who signs in', async () => {
    const { cookie } = await signedIn()
    const stream = await listening(cookie)
    const rooms = await roomCalls()
    const room = await rooms.add()
    expect(await stream.next('changed')).toEqual({ id: 0, type: 'changed', topic: 'rooms' })
    await rooms.change(room, { units: '2' })
    expect(await stream.next('changed')).toMatchObject({ topic: 'rooms' })
    await rooms.remove({ id: String(room.id) })
    expect(await stream.next('changed')).toMatchObject({ topic: 'rooms' })
    await stream.close()
  })

  test('tells of a unit that a guest or staff hold, and of one that is given back', async () => {
    const { by, cookie } = await signedIn()
    const room = await makeRoom(2)
    const stream = await listening(cookie)
    const changed = { id: 0, type: 'changed', topic: 'rooms' }
    const { hold_token } = (await hold(room.name)).body
    expect(await stream.next('changed')).toEqual(changed)
    await hold(room.name, { hold_token })
    expect(await stream.next('changed')).toEqual(changed)
    await release(hold_token)
    expect(await stream.next('changed')).toEqual(changed)
    const { check_in, check_out, guests } = kavita
    const desk = { room: room.id, unit: 1, check_in, check_out, guests, hold_token: token }
    await holdAtDesk(by, desk, new Date())
    expect(await stream.next('changed')).toEqual(changed)
    await stream.close()
  })

  test('tells which conversations have changed, and whether their visitor has written', async () => {
    const { cookie } = await signedIn()
    const stream = await listening(cookie)
    const chat = await startChat()
    const changed = { topic: 'chats', chat_id: chat.id }
    expect(await stream.next('changed')).toMatchObject({ ...changed, from_visitor: false })
    await say(chat, 'hello')
    expect(await stream.next('changed')).toMatchObject({ ...changed, from_visitor: true })
    await say({ id: chat.id, cookie }, 'hello')
    expect(await stream.next('changed')).toMatchObject({ ...changed, from_visitor: false })
    await stream.close()
  })

  test('tells how much waits, at its beginning and whenever that changes', async () => {
    const { cookie } = await signedIn()
    const counted = async () =>
      (await call(waitingRoute, 'GET', '/api/staff_waiting', { cookie })).body
    const { bookings, messages } = await counted()
    const stream = await openStaffStream(cookie)
    expect(await stream.next('waiting')).toMatchObject({ bookings, messages })
    const { booking_id } = (await book((await makeRoom()).name)).body
    expect(await stream.next('waiting')).toMatchObject({ bookings: bookings + 1, messages })
    expect(await counted()).toMatchObject({ bookings: bookings + 1, messages })
    // What is paid for is to be confirmed, and then needs nobody.
    await verify(booking_id, cookie)
    await setStatus(booking_id, 'confirmed', cookie)
    await vi.waitFor(async () =>
      expect(await stream.next('waiting')).toMatchObject({ bookings, messages }),
    )
    const { id, cookie: visitor } = await startChat()
    await say({ id, cookie: visitor }, 'hello')
    expect(await stream.next('waiting')).toMatchObject({ bookings, messages: messages + 1 })
    const seen = { json: { seq: 1, seen: true }, params: { id }, cookie }
    await call(seenRoute, 'POST', `/api/chats/${id}/seen`, seen)
    expect(await stream.next('waiting')).toMatchObject({ bookings, messages })
    await stream.close()
  })

  test('says that anything may have changed after the connection to the database was lost', async () => {
    const { cookie } = await signedIn()
    const stream = await listening(cookie)
    await pool().query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'news-tests'",
    )
    const next = async () => {
      const { id: _, type: __, ...change } = await stream.next('changed')
      return change
    }
    const changes = [await next(), await next(), await next(), await next()]
    expect(changes.toSorted((a, b) => a.topic.localeCompare(b.topic))).toEqual([
      { topic: 'bookings', booking_id: null },
      { topic: 'chats', chat_id: null, from_visitor: false },
      { topic: 'rooms' },
      { topic: 'site' },
    ])
    await stream.close()
  })

  test('is that of somebody who answers chats only if it says so', async () => {
    const { cookie } = await signedIn()
    const chat = await startChat()
    const visitor = await openStream(`chat_id=${chat.id}`, { cookie: chat.cookie })
    const elsewhere = await listening(cookie)
    expect(await visitor.next('heartbeat')).toMatchObject({ staff_online: false })
    await say(chat, 'is anybody there?')
    await visitor.next('new_message')
    expect(visitor.heard).not.toContainEqual(expect.objectContaining({ staff_online: true }))
    const desk = await listening(cookie, { chat: true })
    expect(await visitor.next('state')).toMatchObject({ staff_online: true })
    await Promise.all([elsewhere, desk, visitor].map((stream) => stream.close()))
  })
})

describe('who may listen', () => {
  const revoke = (id: string) =>
    prisma().staffSession.update({ where: { id }, data: { revokedAt: new Date() } })

  test('no visitor, and nobody whose session was revoked', async () => {
    const chat = await startChat()
    const { by, cookie } = await signedIn()
    await revoke(by.sessionId)
    for (const other of ['', chat.cookie, cookie]) {
      const answer = await call(streamRoute, 'GET', '/api/staff_stream', { cookie: other })
      expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } })
    }
  })

  test('staff until their session is revoked, and no other session is ended', async () => {
    const { by, cookie } = await signedIn()
    const stream = await listening(cookie)
    const other = await listening((await signedIn()).cookie)
    await revoke(by.sessionId)
    vi.advanceTimersByTime(15_000)
    expect((await stream.toEnd()).at(-1)).toMatchObject({ type: 'stream_end' })
    await other.next('heartbeat')
    expect((await openStaffStream(cookie)).response.status).toBe(401)
    await other.close()
  })

  test('listening does not keep a session alive', async () => {
    const { by, cookie } = await signedIn()
    const where = { id: by.sessionId }
    const before = new Date(Date.now() - 3_600_000)
    await prisma().staffSession.update({ where, data: { lastUsedAt: before } })
    const stream = await listening(cookie)
    await book((await makeRoom()).name)
    await stream.next('changed')
    await stream.close()
    const { lastUsedAt } = await prisma().staffSession.findUniqueOrThrow({ where })
    expect(lastUsedAt).toEqual(before)
  })
})
