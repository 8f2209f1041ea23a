import { describe, expect, test } from 'vitest'
import { chatCalls } from '#calls/chats.ts'
import { prisma } from '#lib/db/client.ts'
import * as messagesRoute from '../../app/api/chat_messages/route.ts'
import * as startRoute from '../../app/api/chat_start/route.ts'
import * as streamRoute from '../../app/api/chat_stream/route.ts'
import { call } from '../support/call.ts'
import { attach, openStream, read, say, startChat } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { someAddress } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const seenRoute = routeAt(chatCalls, 'chats/[id]/seen')
const typingRoute = routeAt(chatCalls, 'chats/[id]/typing')

useDatabase()

const start = (json: unknown, cookie?: string) =>
  call(startRoute, 'POST', '/api/chat_start', { json, cookie, address: someAddress() })
const person = { name: 'Asha', mobile: '98200 41730' }

describe('starting', () => {
  test('answers an id nobody guesses, and a cookie that no script can read', async () => {
    const { status, body, headers } = await start(person)
    expect(status).toBe(201)
    expect(body.chat_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test('stores only the hash of the cookie', async () => {
    const { id, cookie } = await startChat()
    const { visitorHash } = await prisma().chat.findUniqueOrThrow({ where: { id } })
    expect(Buffer.from(visitorHash).toString()).not.toContain(cookie.split('=')[1])
    expect(visitorHash).toHaveLength(32)
  })

  test('a second conversation of the same browser leaves it the first', async () => {
    const first = await startChat()
    const { body, cookie } = await start(person, first.cookie)
    expect(cookie).toBe(first.cookie)
    expect((await say({ id: body.chat_id, cookie }, 'two')).status).toBe(201)
    expect((await say(first, 'one')).status).toBe(201)
  })

  test.each([
    ['no name', { name: '  ', mobile: '1' }, 'name'],
    ['no number', { name: 'Asha', mobile: '' }, 'mobile'],
    ['a name of 81 characters', { name: 'a'.repeat(81), mobile: '1' }, 'name'],
    ['a name that is no text', { name: { $ne: 1 }, mobile: '1' }, 'name'],
  ])('refuses %s', async (_, json, field) => {
    const { status, body } = await start(json)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('refuses the 21st in an hour from one address', async () => {
    const address = someAddress()
    const answers = []
    for (let n = 0; n < 21; n++) {
      answers.push(await call(startRoute, 'POST', '/api/chat_start', { json: person, address }))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('writing', () => {
  test('answers the stored message, and the conversation has it', async () => {
    const chat = await startChat()
    const { status, body } = await say(chat, '  Is the cottage free?  ')
    expect(status).toBe(201)
    expect(body.message).toMatchObject({
      seq: 1,
      message: 'Is the cottage free?',
      message_type: 'text',
      is_admin: false,
      file_path: null,
    })
    expect(await read(chat)).toEqual([body.message])
  })

  test('numbers the messages of many senders at once without a gap', async () => {
    const chat = await startChat()
    const { cookie } = await signedIn()
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => [
        say(chat, `visitor ${n}`),
        say({ id: chat.id, cookie }, `farm ${n}`),
      ]).flat(),
    )
    const seqs = (await read(chat)).map(({ seq }) => seq)
    expect(seqs).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
    expect((await read(chat, '&after=37')).map(({ seq }) => seq)).toEqual([38, 39, 40])
  })

  test('a retry with the same id of the sender stores nothing new', async () => {
    const chat = await startChat()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => say(chat, 'once', { client_message_id: 'a-1' })),
    )
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
    expect(await read(chat)).toHaveLength(1)
  })

  test('an id that the visitor has used is refused to staff', async () => {
    const chat = await startChat()
    await say(chat, 'mine', { client_message_id: 'a-1' })
    const { cookie } = await signedIn('staff@dontali.example')
    const { status } = await say({ id: chat.id, cookie }, 'theirs', { client_message_id: 'a-1' })
    expect(status).toBe(409)
  })

  test('keeps hostile text as it is, without what cannot be seen', async () => {
    const chat = await startChat({ name: '<img src=x onerror=alert(1)>\u202e' })
    const text = `<script>alert('x')</script>\n{{7*7}} \u0000\u202eabc`
    const { body } = await say(chat, text)
    expect(body.message.message).toBe("<script>alert('x')</script>\n{{7*7}} abc")
    const { name } = await prisma().chat.findUniqueOrThrow({ where: { id: chat.id } })
    expect(name).toBe('<img src=x onerror=alert(1)>')
  })

  test('takes 2,000 characters, an emoji being one, and refuses 2,001, none, and what is no text', async () => {
    const chat = await startChat()
    expect((await say(chat, '🐄'.repeat(2_000))).status).toBe(201)
    for (const message of ['x'.repeat(2_001), '  \n ', undefined, null, ['x']]) {
      expect([message, (await say(chat, message)).status]).toEqual([message, 422])
    }
    expect((await say(chat, 'x', { message_type: 'voice' })).status).toBe(422)
  })

  test('refuses the 21st message in a minute, for one conversation and one side only', async () => {
    const chat = await startChat()
    const statuses = []
    for (let n = 0; n < 21; n++) statuses.push((await say(chat, `${n}`)).status)
    expect(statuses).toEqual([...Array(20).fill(201), 429])
    const { cookie } = await signedIn()
    expect((await say({ id: chat.id, cookie }, 'from the farm')).status).toBe(201)
    expect((await say(await startChat(), 'another')).status).toBe(201)
  })
})

describe('whose a conversation is', () => {
  const file = () => new File(['some words'], 'note.txt')
  const every = (id: string, more: Record<string, unknown> = {}) => ({
    read: (cookie?: string) =>
      call(messagesRoute, 'GET', `/api/chat_messages?chat_id=${id}`, { cookie }),
    send: (cookie?: string) => say({ id, ...(cookie && { cookie }) }, 'hello', more),
    upload: (cookie?: string) =>
      attach({ id, ...(cookie && { cookie }) }, file(), more as Record<string, string>),
    seen: (cookie?: string) =>
      call(seenRoute, 'POST', `/api/chats/${id}/seen`, {
        json: { seq: 1, seen: true, ...more },
        params: { id },
        cookie,
      }),
    typing: (cookie?: string) =>
      call(typingRoute, 'POST', `/api/chats/${id}/typing`, {
        json: { ...more },
        params: { id },
        cookie,
      }),
    stream: (cookie?: string) =>
      call(streamRoute, 'GET', `/api/chat_stream?chat_id=${id}`, { cookie }),
  })
  const calls = ['read', 'send', 'upload', 'seen', 'typing', 'stream'] as const

  test.each(calls)(
    '%s: only the visitor whose cookie it is can use a conversation',
    async (name) => {
      const mine = await startChat()
      const other = await startChat()
      for (const cookie of [other.cookie, undefined, 'dontali-chat=guessed']) {
        const { status, body } = await every(mine.id)[name](cookie)
        expect([status, body.code]).toEqual([404, 'not_found'])
      }
      expect(await read(mine)).toEqual([])
    },
  )

  test.each(calls)('%s: a guessed id is the same as somebody else’s', async (name) => {
    const { cookie } = await startChat()
    for (const id of [crypto.randomUUID(), 'x', "' OR 1=1", '']) {
      expect((await every(id)[name](cookie)).status).toBe(404)
    }
  })

  test.each(['send', 'upload', 'seen', 'typing'] as const)(
    '%s: a visitor who claims to be staff is refused',
    async (name) => {
      const chat = await startChat()
      for (const claim of name === 'upload' ? ['1', 'true', 'yes'] : [true, 1, 'true', 'admin']) {
        const { status, body } = await every(chat.id, { is_admin: claim })[name](chat.cookie)
        expect([status, body.code]).toEqual([403, 'forbidden'])
      }
      expect(await read(chat)).toEqual([])
    },
  )

  test('stream: user_id=admin_1 doesn’t make a visitor staff', async () => {
    const chat = await startChat()
    const query = `chat_id=${chat.id}&user_id=admin_1`
    expect((await openStream(query, { cookie: chat.cookie })).response.status).toBe(403)
  })

  test('staff read and write in every conversation, as the farm whatever they say', async () => {
    const chat = await startChat()
    const { cookie } = await signedIn()
    expect((await say({ id: chat.id, cookie }, 'one', { is_admin: true })).status).toBe(201)
    expect((await say({ id: chat.id, cookie }, 'two', { is_admin: false })).status).toBe(201)
    expect((await read(chat)).map(({ is_admin }) => is_admin)).toEqual([true, true])
  })

  test('staff who try the chat in their own browser are its visitor there', async () => {
    const chat = await startChat()
    const { cookie } = await signedIn()
    const both = { id: chat.id, cookie: `${chat.cookie}; ${cookie}` }
    expect((await say(both, 'as a visitor')).body.message.is_admin).toBe(false)
    expect((await say(both, 'as staff', { is_admin: true })).body.message.is_admin).toBe(true)
  })
})
