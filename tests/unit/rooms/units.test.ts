import { expect, test } from 'vitest'
import { unitNamesFor, unitNamesProblem, unitTitle, unitWords } from '#lib/rooms/rules/units.ts'

test('the units of a room have names that differ, and a unit that nobody has named its number', () => {
  expect(unitNamesFor(3, ['Wada 1'])).toEqual(['Wada 1', '2', '3'])
  expect(unitNamesFor(1, ['Wada 1', 'Wada 2'])).toEqual(['Wada 1'])
  expect(unitNamesProblem(['Wada 1', 'Wada 2'])).toBeNull()
  expect(unitNamesProblem(['Wada 1', ''])).toBe('Enter a name for unit 2.')
  expect(unitNamesProblem(['Wada', 'WADA'])).toBe('Two units are called WADA.')
  expect(unitNamesProblem(['x'.repeat(31)])).toMatch(/^Enter up to 30 characters/)
  expect(unitNamesProblem(unitNamesFor(101, []))).toMatch(/^A room can have up to 100 units/)
  expect([unitWords('2'), unitTitle('2'), unitWords(2)]).toEqual(['unit 2', 'Unit 2', 'unit 2'])
  expect([unitWords('Wada 2'), unitTitle('old cottage')]).toEqual(['Wada 2', 'old cottage'])
})
