import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookUp, lostAnswers } from '#components/staff/kit/call/lost-answer.ts'
import { callApi, lookUpLost, postJson } from '#lib/shared/api.ts'
import type { Refusal } from '#lib/shared/refusal.ts'

type Reply = { status: number; body: object } | 'cut'
/** The answers of the network from now on, and the calls, each with its key. */
let replies: Reply[]
let calls: { path: string; key: string | null }[]

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Headers }) => {
    calls.push({ path, key: headers.get('request-key') })
    const reply = replies.shift() ?? 'cut'
    if (reply === 'cut') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(reply.body), { status: reply.status })
  })
  lookUpLost(lookUp)
})
afterEach(() => {
  lookUpLost(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const told = (status: number, body: object): Reply => ({
  status: 200,
  body: { success: true, answer: { status, text: JSON.stringify(body), retry_after: null } },
})
const refused = (code: string): Reply => ({ status: 409, body: { success: false, code } })

test('an answer that got lost is looked up by its key, and the caller sees only the answer', async () => {
  replies = ['cut', told(200, { success: true, undo: { entries: [7], ms: 30_000 } })]
  expect(await postJson('desk/stays/1', {})).toMatchObject({
    undo: { entries: [7], ms: 30_000 },
  })
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/desk/stays/1',
    `/api/desk/requests/${calls[0]?.key}?poll=1`,
  ])
})

test('a refusal that got lost is the same refusal once it is looked up', async () => {
  replies = ['cut', told(409, { success: false, code: 'utr_used', message: 'It was used.' })]
  await expect(postJson('payments/1/verify', {})).rejects.toMatchObject({
    code: 'utr_used',
    message: 'It was used.',
  })
})

test('what did not arrive, or was done without an answer that is left, is refused as that', async () => {
  for (const code of ['not_done', 'done_unseen']) {
    replies = ['cut', refused(code)]
    await expect(postJson('x', {})).rejects.toMatchObject({ code })
  }
})

test('a fault of the server is looked up too: it may have come after the work', async () => {
  for (const code of ['internal', 'database_away']) {
    replies = [refused(code), told(200, { success: true, id: 'done' })]
    expect(await postJson('x', {})).toMatchObject({ id: 'done' })
  }
})

test('while nobody answers it goes on asking, and the page knows that it does', async () => {
  replies = ['cut', 'cut', { status: 503, body: {} }, refused('busy'), told(200, { success: true })]
  const answer = postJson('x', {})
  await vi.advanceTimersByTimeAsync(2_000)
  expect(lostAnswers.any()).toBe(true)
  await vi.advanceTimersByTimeAsync(9_000)
  await answer
  expect(lostAnswers.any()).toBe(false)
  expect(calls).toHaveLength(5)
})

test('what only reads, tries, or is repeated by its caller has no key and fails at once', async () => {
  for (const call of [
    () => callApi('bookings_list'),
    () => postJson('rates?dry=1&poll=1', {}),
    () => postJson('chat_send', {}, { repeats: true }),
  ]) {
    replies = ['cut']
    await expect(call()).rejects.toThrow(TypeError)
  }
  expect(calls.map(({ key }) => key)).toEqual([null, null, null])
})

test('a page of guests has no keys', async () => {
  lookUpLost(null)
  replies = [{ status: 409, body: { success: false, code: 'hold_limit' } }]
  await postJson('holds', {}).catch((error: Refusal) => expect(error.code).toBe('hold_limit'))
  expect(calls).toEqual([{ path: '/api/holds', key: null }])
})
