import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from '#components/staff/kit/live/connection.ts'
import { startPoll } from '#components/staff/kit/live/poll.ts'
import type { Change } from '#lib/news/rules.ts'
import type { ConnectionState } from '#lib/shared/connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const booking: Change = { topic: 'bookings', booking_id: null }

/** A screen that shows bookings, on a page whose stream and window the test has in hand. */
function screen() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const network = { onLine: true }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', network)
  let isOpen = false
  const listeners = new Set<{
    hear: (event: { type: 'changed' } & Change) => void
    turn?: (state: ConnectionState) => void
  }>()
  const looks: boolean[] = []
  let answer = () => Promise.resolve()
  const look = async ({ poll }: { poll: boolean }) => {
    looks.push(poll)
    await answer()
  }
  const poll = startPoll(look, {
    everyMs: 10_000,
    concerns: (topic) => topic === 'bookings',
    news: {
      isOpen: () => isOpen,
      connection: createConnection({
        isOnline: () => true,
        isSeen: () => true,
        answers: async () => true,
      }),
      follow(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  return {
    poll,
    looks,
    /** How often it looks within so many seconds. */
    async looksWithin(seconds: number) {
      const before = looks.length
      await vi.advanceTimersByTimeAsync(seconds * 1_000)
      return looks.length - before
    },
    turn(state: ConnectionState) {
      isOpen = state === 'open'
      for (const { turn } of listeners) turn?.(state)
    },
    hear(change: Change) {
      for (const { hear } of listeners) hear({ type: 'changed', ...change })
    },
    show(visibilityState: string) {
      Object.assign(page, { visibilityState })
      page.dispatchEvent(new Event('visibilitychange'))
    },
    /** Lets looks wait for their answers from now on; the returned function gives them. */
    hold() {
      const held = Promise.withResolvers<void>()
      answer = () => held.promise
      return () => {
        answer = () => Promise.resolve()
        held.resolve()
      }
    },
  }
}

test('without a stream it looks soon, and then at its own pace', async () => {
  const { looksWithin, poll } = screen()
  expect(await looksWithin(1)).toBe(1)
  expect(await looksWithin(30)).toBe(3)
  poll.stop()
  expect(await looksWithin(60)).toBe(0)
})

test('with a stream it looks when that opens, seldom from then on, and at its own pace once it is down', async () => {
  const { looksWithin, turn, poll } = screen()
  turn('open')
  expect(await looksWithin(0)).toBe(1)
  expect(await looksWithin(29)).toBe(0)
  expect(await looksWithin(1)).toBe(1)
  turn('down')
  expect(await looksWithin(30)).toBe(3)
  turn('open')
  expect(await looksWithin(9)).toBe(1)
  turn('gone')
  expect(await looksWithin(0)).toBe(1)
  poll.stop()
})

test('it looks once for changes that come together, and not for what it does not show', async () => {
  const { looksWithin, turn, hear, poll, looks } = screen()
  turn('open')
  await looksWithin(5)
  hear({ topic: 'rooms' })
  expect(await looksWithin(5)).toBe(0)
  for (let n = 0; n < 5; n++) hear(booking)
  expect(await looksWithin(1)).toBe(1)
  for (let n = 0; n < 100; n++) {
    hear(booking)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(looks.length).toBeGreaterThan(10)
  expect(looks.length).toBeLessThan(20)
  poll.stop()
})

test('a change that comes while it looks is looked at after that, never beside it', async () => {
  const { looksWithin, turn, hear, hold, poll } = screen()
  turn('open')
  await looksWithin(5)
  const give = hold()
  hear(booking)
  expect(await looksWithin(5)).toBe(1)
  hear(booking)
  expect(await looksWithin(5)).toBe(0)
  give()
  expect(await looksWithin(1)).toBe(1)
  expect(await looksWithin(5)).toBe(0)
  poll.stop()
})

test('looking after a change made here stands for the news of it, and is no poll', async () => {
  const { looksWithin, turn, hear, poll, looks } = screen()
  turn('open')
  await looksWithin(5)
  hear(booking)
  const looked = poll.now()
  hear(booking)
  await looksWithin(0.1)
  await looked
  expect(looks).toEqual([true, false])
  expect(await looksWithin(5)).toBe(0)
  poll.stop()
})

test('a page that cannot be seen looks at nothing by itself, and catches up once when it is shown', async () => {
  const { looksWithin, turn, show, poll } = screen()
  turn('open')
  await looksWithin(5)
  show('hidden')
  turn('down')
  expect(await looksWithin(120)).toBe(0)
  show('visible')
  await looksWithin(0)
  turn('open')
  expect(await looksWithin(5)).toBe(1)
  poll.stop()
})

test('a page that is shown while a look is under way looks once more after it', async () => {
  const { looksWithin, turn, show, hold, poll } = screen()
  turn('open')
  const give = hold()
  expect(await looksWithin(0)).toBe(1)
  show('hidden')
  await looksWithin(60)
  show('visible')
  expect(await looksWithin(5)).toBe(0)
  give()
  expect(await looksWithin(1)).toBe(1)
  poll.stop()
})

test('a page that still listens while it cannot be seen follows what it hears', async () => {
  const { looksWithin, turn, show, hear, poll } = screen()
  turn('open')
  await looksWithin(5)
  show('hidden')
  hear(booking)
  expect(await looksWithin(120)).toBe(1)
  poll.stop()
})
