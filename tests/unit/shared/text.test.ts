import { expect, test } from 'vitest'
import { plainLine, spellingsOf } from '#lib/shared/text.ts'

test.each([
  ['Asha Patil', ['asha patil']],
  ['98765-43210', ['98765-43210', '9876543210']],
  ['+91 98765 43210', ['+91 98765 43210', '919876543210', '9876543210']],
  ['VJ5 WQD', ['vj5 wqd', 'vj5wqd']],
  ['6326 1000 7919', ['6326 1000 7919', '632610007919', '2610007919']],
  ['٩٨', ['٩٨', '98']],
])('%s may be stored as %j', (typed, spellings) => {
  expect(spellingsOf(typed)).toEqual(spellings)
})

test.each([
  ['zero-width spaces', '\u200b\u200b\ufeff'],
  ['joiners', '\u200d \u200c'],
  ['fillers', '\u3164\uffa0'],
  ['a braille blank', '\u2800'],
])('a line of %s is empty', (_, line) => {
  expect(plainLine(line)).toBe('')
})

test('what joins the letters of a name stays in it', () => {
  expect(plainLine('क्\u200dष')).toBe('क्\u200dष')
})
