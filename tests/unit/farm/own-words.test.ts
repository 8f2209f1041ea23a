import { describe, expect, test } from 'vitest'
import { wordsProblem } from '#lib/farm/rules/own-words.ts'
import { isPlace } from '#lib/farm/rules/places.ts'
import { languages } from '#lib/i18n/languages.ts'
import { plainWords } from '#lib/shared/text.ts'
import { readMessages } from '../../support/messages.ts'

const messages = readMessages('en')
const problemOf = (key: string, text: string) =>
  wordsProblem(text, { english: messages.get(key) ?? '', shipped: messages.get(key) ?? null })

test.each(Object.keys(languages))('what is shipped in %s may be written', (locale) => {
  const places = [...readMessages(locale)].filter(([key]) => isPlace(key))
  const wrong = places.flatMap(([key, shipped]) => {
    const problem = wordsProblem(shipped, { english: messages.get(key) ?? '', shipped })
    return problem ? [[key, problem]] : []
  })
  expect(wrong).toEqual([])
})

describe('a text may be', () => {
  test.each([
    ['about.lead', 'Three fields & a well: 2 < 3'],
    ['home.stay.policy', 'Pay {deposit}; {refundDays} days to think about it.'],
    ['terms.refund.text', '{refundDays, plural, =1 {A day} other {# days}}, then nothing.'],
    ['terms.price.text', 'Prices are in rupees.'],
    ['terms.price.text', '{taxed, select, yes {With} other {Without}} GST.'],
    ['about.meta.title', 'A farm of mangoes'],
    ['home.statement.title', 'We opened <em>the gate</em>.'],
    ['about.lead', 'x'.repeat(2000)],
  ])('%s: %s', (key, text) => {
    expect(problemOf(key, text)).toBeNull()
  })
})

describe('a text is refused', () => {
  test.each([
    ['about.lead', '', 'Enter some text.'],
    ['about.lead', 'x'.repeat(2001), 'Enter up to 2000 characters.'],
    [
      'terms.deposit.text',
      'Pay {deposit',
      'Please check the { and }: a fact is written as its name in braces, such as {phone}.',
    ],
    [
      'terms.refund.text',
      '{refundDays, plural, one {#}}',
      'Please check the { and }: a fact is written as its name in braces, such as {phone}.',
    ],
    ['terms.deposit.text', 'You pay a quarter.', 'The text must still contain the deposit.'],
    [
      'terms.times.text',
      'From {checkInFrom}, leave by {checkOutBy}.',
      'The text must still contain the time when check-in ends.',
    ],
    [
      'terms.refund.text',
      '{refundDays, plural, one {A day} other {Some}}. {refundDays, number}',
      'Use {refundDays} as the standard text does.',
    ],
    [
      'terms.refund.text',
      '{refundDays, plural, offset:1 one {A day} other {# days}}',
      'Use {refundDays} as the standard text does.',
    ],
    [
      'home.stay.policy',
      '{deposit, plural, other {#}} {refundDays}',
      'Use {deposit} as the standard text does.',
    ],
    ['terms.price.text', 'GST: {taxed}', 'Use {taxed} as the standard text does.'],
    [
      'terms.deposit.text',
      'Pay {deposit} to {upiId}.',
      'This text can’t contain {upiId}. It may contain {deposit}, {transfers}.',
    ],
    ['about.lead', 'Call {phone}.', 'This text can’t contain {phone}.'],
    ['about.lead', '<script>alert(1)</script>', 'This text can’t contain <script>.'],
    ['about.lead', 'One<br/>two', 'This text can’t contain <br/>.'],
    ['about.lead', '<b>Two', 'Please check the < and >: each <name> needs a matching </name>.'],
    [
      'about.lead',
      '<a href="/x">x</a>',
      'Please check the < and >: each <name> needs a matching </name>.',
    ],
    ['home.statement.title', 'We opened the gate.', 'The text must still contain <em> and </em>.'],
    ['home.statement.title', 'We <b>opened</b> <em>it</em>.', 'This text can’t contain <b>.'],
  ])('for %s: %s', (key, text, problem) => {
    expect(problemOf(key, text)).toBe(problem)
  })

  test('if only some of the words that it chooses name what it must', () => {
    const shipped = '{taxed, select, yes {Pay {deposit}} other {Pay {deposit}}}'
    const message = { english: shipped, shipped }
    expect(wordsProblem(shipped, message)).toBeNull()
    expect(wordsProblem('{taxed, select, yes {Pay {deposit}} other {Pay}}', message)).toBe(
      'The text must still contain the deposit.',
    )
  })
})

test.each([
  ['  One  \r\n two\u0000 ', 'One\ntwo'],
  ["l'{brand}", 'l’{brand}'],
  ['Où\u00a0?  Là', 'Où\u00a0? Là'],
  ['cafe\u0301', 'café'],
  ['a\u202eb', 'a b'],
  ['a \u2063b\u2064', 'a b'],
  ['\u2066{bank}\u2069', '\u2066{bank}\u2069'],
  ['\u200b \u00ad', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(plainWords(typed)).toBe(kept)
})
