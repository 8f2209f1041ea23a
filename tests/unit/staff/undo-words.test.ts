import { expect, test } from 'vitest'
import { backSentence, unitAgain } from '#components/staff/bookings/decision-words.ts'

const inUnit = (unit_name: string | null) => ({ unit_name })

test('who comes back is not said to be as they were where their unit has gone', () => {
  expect(backSentence(inUnit('3'), inUnit('3'))).toBe('The booking is as it was. No mail was sent.')
  expect(backSentence(inUnit(null), inUnit(null))).toContain('as it was')
  expect(backSentence(inUnit('3'), inUnit('2'))).toBe(
    'The booking is back, but in unit 2, because unit 3 is taken. No mail was sent.',
  )
})

test('the unit is named where a stay has one again', () => {
  expect(unitAgain(inUnit(null), inUnit('Wada 2'))).toBe(' Wada 2 is kept.')
  expect(unitAgain(inUnit('1'), inUnit('1'))).toBe('')
  expect(unitAgain(inUnit(null), inUnit(null))).toBe('')
})
