import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSlowAnswers } from '#components/staff/kit/call/slow-answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an answer that does not come for some seconds is slow until it comes, and tells it both times', async () => {
  const answers = createSlowAnswers(4_000)
  const told: boolean[] = []
  answers.follow(() => told.push(answers.any()))
  const { promise, resolve } = Promise.withResolvers<string>()
  const answer = answers.watch(promise)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answers.any()).toBe(false)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(answers.any()).toBe(true)
  resolve('Done')
  expect(await answer).toBe('Done')
  expect(told).toEqual([true, false])
})

test('an answer that comes soon, or is a refusal, tells nothing and leaves no timer', async () => {
  const answers = createSlowAnswers(4_000)
  const told = vi.fn()
  answers.follow(told)
  expect(await answers.watch(Promise.resolve(1))).toBe(1)
  await expect(answers.watch(Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect(vi.getTimerCount()).toBe(0)
  expect(told).not.toHaveBeenCalled()
})

test('of two slow answers the page waits until both have come', async () => {
  const answers = createSlowAnswers(4_000)
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const both = [answers.watch(one.promise), answers.watch(other.promise)]
  await vi.advanceTimersByTimeAsync(10_000)
  one.resolve()
  await both[0]
  expect(answers.any()).toBe(true)
  other.reject(new Error('The line is cut.'))
  await expect(both[1]).rejects.toThrow()
  expect(answers.any()).toBe(false)
})
