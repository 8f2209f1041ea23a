import { expect, test } from 'vitest'
import { wordsIn } from '#lib/rooms/rules/words.ts'

const fr = { name: 'Grenier', description: 'Sous le toit.', named: true, current: true }
const room = { name: 'Grain Loft', description: 'Under the roof.' }

test.each<[string, Parameters<typeof wordsIn>[1], [string, string?][]]>([
  ['en', { ...room, words: { fr } }, [['Grain Loft'], ['Under the roof.']]],
  ['fr', { ...room, words: { fr } }, [['Grenier'], ['Sous le toit.']]],
  [
    'ru',
    { ...room, words: { fr } },
    [
      ['Grain Loft', 'en'],
      ['Under the roof.', 'en'],
    ],
  ],
  // The room is called something else now.
  [
    'fr',
    { ...room, words: { fr: { ...fr, named: false, current: false } } },
    [['Grain Loft', 'en'], ['Sous le toit.']],
  ],
  // Its description has changed.
  ['fr', { ...room, words: { fr: { ...fr, current: false } } }, [['Grenier'], ['Sous le toit.']]],
  [
    'fr',
    { ...room, words: { fr: { ...fr, description: '' } } },
    [['Grenier'], ['Under the roof.', 'en']],
  ],
])('in %s, of %o, a room has the words %j', (locale, of, [name, description]) => {
  const words = wordsIn(locale, of)
  expect(words.name).toEqual({ text: name?.[0], lang: name?.[1] })
  expect(words.description).toEqual({ text: description?.[0], lang: description?.[1] })
})
