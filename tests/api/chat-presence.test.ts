import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chatCalls } from '#calls/chats.ts'
import { showPresence } from '#lib/chat/service/presence.ts'
import { startLive, stopLive } from '#lib/db/live.ts'
import { call } from '../support/call.ts'
import { openStaffStream, openStream, startChat } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const presenceRoute = routeAt(chatCalls, 'chats/presence')

useDatabase()
beforeAll(() => startLive('presence-tests'))
afterAll(stopLive)

test('the visitor is told truthfully whether somebody of the staff is connected', async () => {
  const chat = await startChat()
  const { cookie } = await signedIn('staff@dontali.example')
  const asked = async () =>
    (await call(presenceRoute, 'GET', '/api/chats/presence')).body.staff_online
  const stream = await openStream(`chat_id=${chat.id}`, { cookie: chat.cookie })
  expect(await stream.next('heartbeat')).toMatchObject({ staff_online: false })
  expect(await asked()).toBe(false)
  const desk = await openStaffStream(cookie, { chat: true })
  expect(await stream.next('state')).toMatchObject({ staff_online: true })
  expect(await asked()).toBe(true)
  await desk.close()
  expect(await stream.next('state')).toMatchObject({ staff_online: false })
  await stream.close()
})

describe('a page that sleeps', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterAll(() => void vi.useRealTimers())

  test('staff whose page gives no heartbeat are not said to be there, until it gives one', async () => {
    const { cookie } = await signedIn()
    const chat = await startChat()
    const visitor = await openStream(`chat_id=${chat.id}`, { cookie: chat.cookie })
    const desk = await openStaffStream(cookie, { chat: true })
    const isHere = async () => (await visitor.next('state')).staff_online
    expect(await isHere()).toBe(true)
    vi.advanceTimersByTime(44_000)
    showPresence()
    expect((await call(presenceRoute, 'GET', '/api/chats/presence')).body.staff_online).toBe(true)
    vi.advanceTimersByTime(1_000)
    showPresence()
    expect(await isHere()).toBe(false)
    const sign = (from: string) =>
      call(presenceRoute, 'POST', '/api/chats/presence', { cookie: from })
    expect((await sign(chat.cookie)).status).toBe(401)
    expect((await sign(cookie)).status).toBe(200)
    expect(await isHere()).toBe(true)
    await desk.close()
    vi.advanceTimersByTime(45_000)
    showPresence()
    expect(await isHere()).toBe(false)
    await visitor.close()
  })
})
