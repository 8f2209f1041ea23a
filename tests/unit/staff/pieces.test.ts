import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  chipsIn,
  messageOf,
  type Piece,
  piecesOf,
  tagsIn,
} from '#components/staff/site/editor/pieces.ts'
import { languages } from '#lib/i18n/languages.ts'
import { leavesOf } from '../../support/messages.ts'

test.each(Object.keys(languages))('every message of %s comes back as it was', (locale) => {
  const messages = leavesOf(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')))
  const others = messages.filter(([, text]) => messageOf(piecesOf(text)) !== text)
  expect(others).toEqual([])
  expect(messages.length).toBeGreaterThan(1000)
})

test('facts, choices and what is counted are one chip each, and words in a tag stay words', () => {
  const pieces = piecesOf(
    'Pay {deposit} <b>now, {name}</b>: {count, plural, one {# night} other {# nights}}.',
  )
  expect(pieces).toEqual([
    'Pay ',
    { chip: 'deposit', raw: '{deposit}' },
    ' ',
    { tag: 'b', pieces: ['now, ', { chip: 'name', raw: '{name}' }] },
    ': ',
    { chip: 'count', raw: '{count, plural, one {# night} other {# nights}}' },
    '.',
  ])
  expect(chipsIn(pieces).map(({ chip }) => chip)).toEqual(['deposit', 'name', 'count'])
  expect(tagsIn(pieces)).toEqual(['b'])
})

// Letters that mean something to the parser, wherever they are typed.
const letters = ["'", "''", '{', '}', '<', '>', '#', ' ', 'a', '<b>', '</b>', '{x}', '早', 'ن']
const chip: Piece = { chip: 'name', raw: '{name}' }

test('whatever is typed, beside chips and in tags, is read as it was typed', () => {
  for (const first of letters) {
    for (const second of letters) {
      for (const third of letters) {
        const typed = first + second + third
        const pieces = [chip, typed, chip, { tag: 'em', pieces: [typed] }, typed]
        const read = piecesOf(messageOf(pieces))
        expect(messageOf(read), typed).toBe(messageOf(pieces))
        expect(read, typed).toEqual(pieces)
      }
    }
  }
})

test('words typed in two goes are the same as in one', () => {
  expect(messageOf(["'", '{'])).toBe(messageOf(["'{"]))
})
