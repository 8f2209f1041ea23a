import { expect, test } from 'vitest'
import { marked, markMessages, marksIn, withoutMarks } from '#lib/i18n/marks.ts'

test('a mark says where a message begins, which one it is, and where it ends', () => {
  for (const number of [0, 1, 2, 3, 8, 255, 256, 1023, 100_000]) {
    const text = `before ${marked('نص {name} 早晨', number)} after`
    const marks = marksIn(text)
    expect(marks.map((mark) => mark.number)).toEqual([number, null])
    expect(withoutMarks(text)).toBe('before نص {name} 早晨 after')
    const [begin, end] = marks
    expect(text.slice((begin?.at ?? 0) + (begin?.length ?? 0), end?.at)).toBe('نص {name} 早晨')
  }
})

test('marks within marks are found in their order, and a text without any has none', () => {
  const text = marked(`one ${marked('two', 7)} three`, 5)
  expect(marksIn(text).map(({ number }) => number)).toEqual([5, 7, null, null])
  expect(withoutMarks(text)).toBe('one two three')
  expect(marksIn('Six acres, two lakes')).toEqual([])
})

test('only the named messages are marked, by their place among the names', () => {
  const messages = { about: { title: 'Us', cta: { book: 'Book' } }, nav: { home: 'Home' } }
  const made = markMessages(messages, ['nav.home', 'about.title'])
  expect(made.about.cta.book).toBe('Book')
  expect(marksIn(made.about.title)[0]?.number).toBe(1)
  expect(marksIn(made.nav.home)[0]?.number).toBe(0)
  expect(messages.about.title).toBe('Us')
})

test('facts in a marked message are marked by their own names: a choice of words as a whole, and no words in quotes', () => {
  const text =
    "Pay {deposit} <b>by {bank}</b>: {maxDogs, plural, =0 {no dogs} other {up to {maxDogs} dogs}}, {room} '{bank}' it's"
  const made = markMessages({ about: { lead: text } }, [
    'about.lead',
    'fact.deposit',
    'fact.bank',
    'fact.maxDogs',
  ])
  const told = made.about.lead
  expect(marksIn(told).map(({ number }) => number)).toEqual([0, 1, null, 2, null, 3, null, null])
  expect(withoutMarks(told)).toBe(text)
  const [, begin, end] = marksIn(told)
  expect(told.slice((begin?.at ?? 0) + (begin?.length ?? 0), end?.at)).toBe('{deposit}')
})
