import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Side } from '#lib/chat/client/calls.ts'
import { createSession, type Session } from '#lib/chat/client/session.ts'
import { type BadLine, startProxy } from '../support/proxy.ts'
import { SiteToKill } from '../support/site-to-kill.ts'

const site = new SiteToKill({ LIMIT_CHAT_SEND: '100000/60' })
let proxy: BadLine
const cookies: Record<Side, string> = { visitor: '', staff: '' }

beforeAll(async () => {
  await site.open()
  proxy = await startProxy(() => Number(new URL(site.server.url).port))
  vi.stubEnv('NEXT_PUBLIC_API_BASE', `${proxy.url}/api`)
  // In place of a browser's cookie jar: staff calls say that they are.
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const isStaff = /user_id=admin|"is_admin":true/.test(`${url} ${init.body}`)
    const headers = new Headers(init.headers)
    headers.set('cookie', cookies[isStaff ? 'staff' : 'visitor'])
    return real(url, { ...init, headers })
  })
  cookies.staff = site.cookie
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await proxy.close()
  await site.close()
})

async function startChat(): Promise<string> {
  const answer = await fetch(`${site.server.url}/api/chat_start.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha', mobile: '98200 41730' }),
  })
  cookies.visitor = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return (await answer.json()).chat_id
}

const texts = (session: Session) =>
  session.conversation().messages.map(({ seq, message }) => `${seq} ${message}`)

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

function openSession(chat: string, side: Side): Session {
  const session = createSession(chat, side)
  open.push(session.open())
  return session
}

/** Every session knows all of so many messages, and none has anything left to send. */
const settled = (sessions: Session[], count: number) =>
  vi.waitFor(
    () => {
      for (const session of sessions) {
        const { messages, pending } = session.conversation()
        expect([messages.length, pending.length]).toEqual([count, 0])
      }
    },
    { timeout: 90_000, interval: 100 },
  )

describe('a bad line', () => {
  test('five senders, a hundred messages, ten broken connections, a killed server: all sides get every message once, in order', async () => {
    const chat = await startChat()
    const sides: Side[] = ['visitor', 'visitor', 'visitor', 'staff', 'staff']
    const sessions = sides.map((side) => openSession(chat, side))
    const sending = sessions.map(async (session, sender) => {
      for (let n = 0; n < 20; n++) {
        session.write(`${sender}-${n}`)
        await wait(Math.random() * 400)
      }
    })
    for (let cut = 0; cut < 10; cut++) {
      await wait(300)
      proxy.delay(cut % 3 === 0 ? 80 : 0)
      proxy.cut()
      if (cut !== 5) continue
      await site.server.stop('SIGKILL')
      await site.start()
    }
    proxy.delay(0)
    await Promise.all(sending)
    await settled(sessions, 100)

    const { rows } = await site.client.query(
      'SELECT seq, body FROM chat_messages WHERE chat_id = $1 ORDER BY seq',
      [chat],
    )
    const stored = rows.map(({ seq, body }) => `${seq} ${body}`)
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
    for (const session of sessions) expect(texts(session)).toEqual(stored)
    for (const sender of sides.keys()) {
      const own = rows.flatMap(({ body }) => (body.startsWith(`${sender}-`) ? [body] : []))
      expect(own).toEqual(Array.from({ length: 20 }, (_, n) => `${sender}-${n}`))
    }
  })

  test('that hangs without a word is noticed, left, and what was missed is fetched', async () => {
    const chat = await startChat()
    const [visitor, staff] = [openSession(chat, 'visitor'), openSession(chat, 'staff')]
    visitor.write('before')
    await settled([visitor, staff], 1)
    proxy.halfOpen()
    // Written into nothing: this goes again when its patience ends.
    visitor.write('into the hole')
    await settled([visitor, staff], 2)
    expect(texts(staff)).toEqual(['1 before', '2 into the hole'])
  })

  test('while it is down, what is written says so, and goes in order when the line is back', async () => {
    const chat = await startChat()
    const visitor = openSession(chat, 'visitor')
    await vi.waitFor(() => expect(visitor.conversation().connection).toBe('open'), 10_000)
    proxy.refuse(true)
    proxy.cut()
    for (const text of ['one', 'two', 'three']) visitor.write(text)
    await vi.waitFor(() => {
      const { connection, pending } = visitor.conversation()
      expect(connection).toBe('down')
      expect(pending.map(({ status, reason }) => [status, reason])).toEqual(
        Array(3).fill(['failed', 'connection']),
      )
    }, 10_000)
    proxy.refuse(false)
    visitor.reconnect()
    await settled([visitor], 3)
    expect(texts(visitor)).toEqual(['1 one', '2 two', '3 three'])
  })
})

describe('the end of the process', () => {
  test('is told to open streams, which do not hold it up', async () => {
    const chat = await startChat()
    const response = await fetch(`${site.server.url}/api/chat_stream.php?chat_id=${chat}`)
    const reading = response.text()
    expect(await site.server.stop()).toBe(0)
    expect((await reading).trimEnd()).toMatch(/data: \{"type":"stream_end"\}$/)
    await site.start()
  })
})
