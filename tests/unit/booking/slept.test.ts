import { expect, test } from 'vitest'
import { nightsToHouse, sleptProblems } from '#lib/stays/rules/slept.ts'

const stay = { checkIn: '2026-11-25', checkOut: '2026-11-29' }
const was = { ...stay, hasUnit: true, sleptUntil: null }
const firstOf = (
  changes: Partial<Parameters<typeof nightsToHouse>[0]>,
  wanted: Partial<typeof stay>,
  today: string,
) => nightsToHouse({ ...was, ...changes }, { ...stay, ...wanted }, today).checkIn

test('a unit is looked for from tonight on once nights were slept, and for all of them before', () => {
  expect(firstOf({}, {}, '2026-11-24')).toBe('2026-11-25')
  expect(firstOf({}, {}, '2026-11-25')).toBe('2026-11-25')
  expect(firstOf({}, {}, '2026-11-27')).toBe('2026-11-27')
  expect(firstOf({}, { checkIn: '2026-12-01', checkOut: '2026-12-03' }, '2026-11-24')).toBe(
    '2026-12-01',
  )
})

test('a guest who stays on after the last day needs a unit from that day on', () => {
  expect(firstOf({}, { checkOut: '2026-11-30' }, '2026-11-29')).toBe('2026-11-29')
  expect(firstOf({}, { checkOut: '2026-12-02' }, '2026-11-30')).toBe('2026-11-29')
})

test('a stay without a unit needs one for all of its nights but those that were slept', () => {
  expect(firstOf({ hasUnit: false }, {}, '2026-11-27')).toBe('2026-11-25')
  expect(firstOf({ hasUnit: false, sleptUntil: '2026-11-26' }, {}, '2026-11-28')).toBe('2026-11-26')
})

test('a stay of which no night is left is looked at as a whole, but for those in other units', () => {
  expect(firstOf({}, { checkOut: '2026-11-27' }, '2026-11-27')).toBe('2026-11-25')
  expect(firstOf({ sleptUntil: '2026-11-26' }, { checkOut: '2026-11-27' }, '2026-11-27')).toBe(
    '2026-11-26',
  )
})

test('a guest who has moved today cannot leave today', () => {
  const moved = { ...stay, sleptUntil: '2026-11-27' }
  expect(Object.keys(sleptProblems(moved, { ...stay, checkOut: '2026-11-27' }))).toEqual([
    'check_out',
  ])
  expect(sleptProblems(moved, { ...stay, checkOut: '2026-11-28' })).toEqual({})
  expect(sleptProblems({ ...stay, sleptUntil: null }, stay)).toEqual({})
})

test('a guest who has moved keeps the first night of the stay', () => {
  const later = { ...stay, checkIn: '2026-11-26' }
  const problems = sleptProblems({ ...stay, sleptUntil: '2026-11-26' }, later)
  expect(problems).toEqual({ check_in: 'This stay has begun.' })
  expect(sleptProblems({ ...stay, sleptUntil: null }, later)).toEqual({})
})
