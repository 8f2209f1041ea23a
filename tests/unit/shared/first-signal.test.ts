import { expect, test } from 'vitest'
import { firstSignal } from '#lib/shared/first-signal.ts'

test('aborts with the first of its signals, and with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const first = firstSignal(one.signal, other.signal)
  expect(first.aborted).toBe(false)
  other.abort('over')
  one.abort('later')
  expect([first.aborted, first.reason]).toEqual([true, 'over'])
})

test('is aborted at once when one of them was', () => {
  expect(firstSignal(new AbortController().signal, AbortSignal.abort('before')).reason).toBe(
    'before',
  )
})
