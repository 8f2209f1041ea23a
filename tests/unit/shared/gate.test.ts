import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gate } from '#lib/shared/gate.ts'

test('a gate lets so many through at once, in the order in which they came', async () => {
  const enter = gate(2)
  let inside = 0
  let most = 0
  const order: number[] = []
  const work = (n: number) => async () => {
    order.push(n)
    most = Math.max(most, ++inside)
    await wait(2)
    inside--
    return n
  }
  const done = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => enter(work(n))))
  expect(done).toEqual([0, 1, 2, 3, 4, 5])
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('when enough wait, the next is told that the place is busy, until one has left', async () => {
  const enter = gate(1, 1)
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const waiting = [enter(() => end), enter(() => end)]
  await expect(enter(() => end)).rejects.toMatchObject({ code: 'busy' })
  expect(enter.waiting()).toBe(1)
  resolve()
  await Promise.all(waiting)
  expect(enter.waiting()).toBe(0)
  await expect(enter(async () => 'yes')).resolves.toBe('yes')
})

test('work that fails leaves its place to the next', async () => {
  const enter = gate(1)
  const failed = enter(async () => {
    throw new Error('no')
  })
  const next = enter(async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
})
