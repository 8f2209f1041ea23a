import { expect, test } from 'vitest'
import { backSentence, doneSentence, unitAgain } from '#components/staff/booking/decision-words.ts'
import { doneWords } from '#components/staff/cancel/words.ts'
import type { CancelOffer } from '#lib/desk/schema/cancel.ts'

// The seconds that are left stand at the button, which counts them down.
const noNumber = /^\D+$/

const inUnit = (unit_name: string | null) => ({ unit_name })

test('who comes back is not said to be as they were where their unit has gone', () => {
  expect(backSentence(inUnit('3'), inUnit('3'))).toBe(
    'The booking is as it was. No e-mail was sent.',
  )
  expect(backSentence(inUnit(null), inUnit(null))).toContain('as it was')
  expect(backSentence(inUnit('3'), inUnit('2'))).toBe(
    'The booking is back, but in unit 2, because unit 3 is taken. No e-mail was sent.',
  )
})

test('the unit is named where a stay has one again', () => {
  expect(unitAgain(inUnit(null), inUnit('Wada 2'))).toBe(' Wada 2 is reserved.')
  expect(unitAgain(inUnit('1'), inUnit('1'))).toBe('')
  expect(unitAgain(inUnit(null), inUnit(null))).toBe('')
})

test('a mail that waits is told without a number, which would stand still beside the one that counts down', () => {
  const guest = { full_name: 'Asha Rao', email: 'asha@example.com' }
  const offer = { booking: guest } as CancelOffer
  const told = [
    doneSentence('verified', 'verified', true),
    doneSentence('verified_and_confirmed', 'confirmed', true),
    doneWords(0, 'later', offer),
  ]
  for (const sentence of told) {
    expect(sentence).toContain('when the undo time ends')
    expect(sentence).toMatch(noNumber)
  }
  expect(doneSentence('pending', 'pending', true)).toContain('won’t get an e-mail')
  expect(doneSentence('verified', 'verified', false)).toBe('Payment verified.')
  // Where something was left to decide, both at once only verifies.
  expect(doneSentence('verified_and_confirmed', 'verified', false)).toBe('Payment verified.')
  expect(doneSentence('verified_and_confirmed', 'confirmed', false)).toBe(
    'Payment verified and booking confirmed.',
  )
  expect(doneWords(0, 'later', { booking: { ...guest, email: null } } as CancelOffer)).toBe(
    'Asha Rao’s booking is cancelled.',
  )
})
