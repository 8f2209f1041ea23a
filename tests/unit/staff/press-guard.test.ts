import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPressGuard, guardMs } from '#components/staff/kit/action/press-guard.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const now = () => performance.now()

test.each([100, 250, 400, 600, 700])(
  'a second press %d ms after the first decides nothing, and the one after a moment does',
  (ms) => {
    const guard = createPressGuard()
    expect(guard.allows(now())).toBe(true)
    guard.close()
    vi.advanceTimersByTime(ms)
    expect([guard.allows(now()), guard.isClosed()]).toEqual([false, true])
    vi.advanceTimersByTime(guardMs - ms)
    expect([guard.allows(now()), guard.isClosed()]).toEqual([true, false])
  },
)

test('a press that began before a change decides nothing, however long the finger stays', () => {
  const guard = createPressGuard()
  const began = now()
  vi.advanceTimersByTime(100)
  guard.close()
  vi.advanceTimersByTime(5_000)
  expect(guard.allows(began)).toBe(false)
  expect(guard.allows(now())).toBe(true)
})

test('whoever goes on pressing keeps it closed, and it says once that it closed and once that it opened', () => {
  const guard = createPressGuard()
  const told: boolean[] = []
  const leave = guard.follow(() => told.push(guard.isClosed()))
  for (let press = 0; press < 5; press++) {
    guard.close()
    vi.advanceTimersByTime(guardMs - 100)
    expect(guard.allows(now())).toBe(false)
  }
  vi.advanceTimersByTime(100)
  expect(told).toEqual([true, false])
  leave()
  guard.close()
  expect(told).toHaveLength(2)
})

test('shortly after a press nothing that it uncovered is meant, while a mere change stops no walk through the list', () => {
  const guard = createPressGuard()
  guard.close()
  expect([guard.isClosed(), guard.wasPressed()]).toEqual([true, false])
  guard.press()
  vi.advanceTimersByTime(700)
  expect([guard.isClosed(), guard.wasPressed()]).toEqual([true, true])
  vi.advanceTimersByTime(100)
  expect([guard.isClosed(), guard.wasPressed()]).toEqual([false, false])
})
