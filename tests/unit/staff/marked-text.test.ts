import { describe, expect, test } from 'vitest'
import { draftOf, markedText, unmarkedText } from '#components/staff/site/languages/marked-text.ts'
import type { PlaceWords } from '#lib/farm/schema/words.ts'

const dogs = 'Up to {maxDogs, plural, one {# dog} other {# dogs}}, <b>really</b>.'
const chiens = 'Jusqu’à {maxDogs, plural, one {# chien} other {# chiens}}.'

describe('a text for a translator', () => {
  test('has numbers in the places of facts and of tags, and is the same again without them', () => {
    const source = markedText('Call {phone}, <b>at {hours} or later</b>.', null)
    expect(source?.text).toBe('Call [[1]], [[2]]at [[3]] or later[[4]].')
    expect(source?.marks).toEqual(['{phone}', '<b>', '{hours}', '</b>'])
    expect(unmarkedText(source?.text ?? '', source?.marks ?? [])).toBe(
      'Call {phone}, <b>at {hours} or later</b>.',
    )
  })

  test('has what is counted as the other language counts it, and is none where that’s unknown', () => {
    expect(markedText(dogs, chiens)?.marks[0]).toBe(
      '{maxDogs, plural, one {# chien} other {# chiens}}',
    )
    expect(markedText(dogs, null)).toBeNull()
    expect(markedText(`<i>${dogs}</i>`, null)).toBeNull()
  })
})

describe('a translated text', () => {
  test.each([
    ['Appelez [[1]] ou [[2]]', 'Appelez {a} ou {b}'],
    ['[[2]] : [[ 1 ]]', '{b} : {a}'],
    ['电话【【1】】，［［2］］', '电话{a}，{b}'],
    ['l’eau {x} [[1]][[2]]', "l’eau '{'x'}' {a}{b}"],
  ])('%s is %s', (translated, message) => {
    expect(unmarkedText(translated, ['{a}', '{b}'])).toBe(message)
  })

  test.each([
    'Appelez [[1]]',
    'Appelez',
    '[[1]] [[1]]',
    '[[1]] [[2]] [[2]]',
    '[[1]] [[3]]',
    '[[0]] [[1]]',
    '[1] [2]',
  ])('%s has lost a mark', (translated) => {
    expect(unmarkedText(translated, ['{a}', '{b}'])).toBeNull()
  })
})

describe('a draft', () => {
  const text = { published: null, state: 'standard' as const }
  const place = (english: string, shipped: string | null) =>
    ({
      languages: {
        en: { ...text, text: english, shipped: english },
        fr: { ...text, text: shipped, shipped },
      },
    }) as unknown as PlaceWords

  test('is a message that could be saved', async () => {
    const draft = await draftOf(place('Call {phone}.', null), 'fr', async (words) =>
      words.replace('Call', 'Appelez'),
    )
    expect(draft).toBe('Appelez {phone}.')
  })

  test('is thrown away if it has lost a fact, its tags don’t go together, it’s empty or the translator fails', async () => {
    const one = place('Call <b>{phone}</b>.', null)
    expect(await draftOf(one, 'fr', async () => 'Appelez.')).toBeNull()
    expect(await draftOf(one, 'fr', async () => '[[3]][[2]][[1]]')).toBeNull()
    expect(await draftOf(place('Call us.', null), 'fr', async () => ' ')).toBeNull()
    const fails = () => Promise.reject(new Error('gone'))
    expect(await draftOf(one, 'fr', fails)).toBeNull()
    expect(await draftOf(place(dogs, null), 'fr', async (words) => words)).toBeNull()
  })
})
