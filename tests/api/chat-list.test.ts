import { describe, expect, test } from 'vitest'
import { chatCalls } from '#calls/chats.ts'
import { deskCalls } from '#calls/desk.ts'
import { prisma } from '#lib/db/client.ts'
import * as listRoute from '../../app/api/admin_chat_list/route.ts'
import { call } from '../support/call.ts'
import { read, say, startChat } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const bookingsRoute = routeAt(chatCalls, 'chats/[id]/bookings')
const seenRoute = routeAt(chatCalls, 'chats/[id]/seen')
const statusRoute = routeAt(chatCalls, 'chats/[id]/status')
const waitingRoute = routeAt(deskCalls, 'staff_waiting')

useDatabase()

describe('the staff’s list', () => {
  const list = async (cookie?: string) =>
    (await call(listRoute, 'GET', '/api/admin_chat_list', { cookie })).body.chats
  const act = (route: Parameters<typeof call>[0], id: string, json: unknown, cookie: string) =>
    call(route, 'POST', `/api/chats/${id}/x`, { json, params: { id }, cookie })

  test('has who wrote last first, with what, and how much nobody has seen', async () => {
    const { cookie } = await signedIn()
    const chat = await startChat({ name: 'Thomas', mobile: '+49 151 2345' })
    await say(chat, 'one')
    await say(chat, 'two')
    const [row] = await list(cookie)
    expect(row).toMatchObject({
      id: chat.id,
      name: 'Thomas',
      mobile: '+49 151 2345',
      status: 'active',
      last_message: 'two',
      unread_count: 2,
    })
    expect(row.last_message_time).toBe((await read(chat)).at(-1)?.created_at)
    expect((await act(seenRoute, chat.id, { seq: 1, seen: true }, cookie)).status).toBe(200)
    expect((await list(cookie))[0].unread_count).toBe(1)
    await say({ id: chat.id, cookie }, 'an answer of the farm')
    expect((await list(cookie))[0].unread_count).toBe(1)
  })

  test('has those with messages before all in which nothing was written yet', async () => {
    const { cookie } = await signedIn()
    const chat = await startChat({ name: 'Asks something' })
    await say(chat, 'one')
    const made = await prisma().chat.createManyAndReturn({
      data: Array.from({ length: 200 }, () => ({
        name: 'Says nothing',
        mobile: '1',
        visitorHash: new Uint8Array(32),
        lastActivity: new Date(Date.now() + 60_000),
      })),
      select: { id: true },
    })
    const rows = await list(cookie)
    expect(rows).toHaveLength(200)
    expect(rows[0].name).toBe('Asks something')
    await prisma().chat.deleteMany({ where: { id: { in: made.map(({ id }) => id) } } })
  })

  test('what nobody has seen is counted over all conversations, without what the farm wrote', async () => {
    const { cookie } = await signedIn()
    const count = (from?: string) =>
      call(waitingRoute, 'GET', '/api/staff_waiting', { cookie: from })
    const { messages } = (await count(cookie)).body
    for (const chat of [await startChat(), await startChat()]) {
      await say(chat, 'one')
      await say({ id: chat.id, cookie }, 'an answer')
      await say(chat, 'two')
      await act(seenRoute, chat.id, { seq: 1, seen: true }, cookie)
    }
    expect((await count(cookie)).body.messages).toBe(messages + 2)
    expect((await count()).status).toBe(401)
  })

  test('marks only move forward, and never past the last message', async () => {
    const { cookie } = await signedIn()
    const chat = await startChat()
    await say({ id: chat.id, cookie }, 'one')
    await act(seenRoute, chat.id, { seq: 99, seen: true }, chat.cookie)
    await act(seenRoute, chat.id, { seq: 0, seen: true }, chat.cookie)
    const stored = await prisma().chat.findUniqueOrThrow({ where: { id: chat.id } })
    expect([stored.visitorGotSeq, stored.visitorSeenSeq, stored.staffSeenSeq]).toEqual([1, 1, 0])
  })

  test('staff close a conversation and open it again; a visitor cannot, and opens it by writing', async () => {
    const { cookie } = await signedIn()
    const chat = await startChat()
    const { status } = await act(statusRoute, chat.id, { status: 'closed' }, chat.cookie)
    expect(status).toBe(401)
    const stored = async () =>
      (await prisma().chat.findUniqueOrThrow({ where: { id: chat.id } })).status
    await act(statusRoute, chat.id, { status: 'closed' }, cookie)
    expect(await stored()).toBe('closed')
    await act(statusRoute, chat.id, { status: 'active' }, cookie)
    expect(await stored()).toBe('active')
    await act(statusRoute, chat.id, { status: 'closed' }, cookie)
    await say(chat, 'one more thing')
    expect(await stored()).toBe('active')
    const trail = await prisma().auditEntry.findMany({ where: { action: { startsWith: 'chat_' } } })
    expect(trail.map(({ action }) => action)).toEqual([
      'chat_closed',
      'chat_reopened',
      'chat_closed',
    ])
  })

  test('beside a conversation stand the bookings of its number, however it was typed, and no others', async () => {
    const { cookie } = await signedIn()
    const room = await makeRoom(3)
    await book(room.name, { phone: '+91 98200-41730' })
    await book(room.name, { phone: '98111 11111' })
    const chat = await startChat({ mobile: '098200 41730' })
    const bookings = async (mobileChat: { id: string }) =>
      (
        await call(bookingsRoute, 'GET', `/api/chats/${mobileChat.id}/bookings`, {
          params: { id: mobileChat.id },
          cookie,
        })
      ).body.bookings
    expect(await bookings(chat)).toMatchObject([{ full_name: 'Asha Rao', status: 'pending' }])
    expect(await bookings(await startChat({ mobile: '12' }))).toEqual([])
  })
})
