import { expect, test } from 'vitest'
import { freshSlug, nameIn } from '#lib/rooms/rules/name.ts'
import { slugOf } from '#lib/shared/text.ts'

test('a name makes an address, and two names never the same', () => {
  expect(slugOf(' Valley-View Cottage! ')).toBe('valley-view-cottage')
  expect(slugOf('Crème & Café')).toBe('creme-cafe')
  expect(freshSlug('आमराई', new Set())).toBe('room')
  expect(slugOf('x'.repeat(200))).toHaveLength(80)
  const taken = new Set(['loft', 'loft-2'])
  expect([freshSlug('Loft', taken), freshSlug('loft', taken)]).toEqual(['loft-3', 'loft-4'])
})

test('a room has a name in a language, or its English one', () => {
  const room = { name: 'Attic', names: { fr: 'Grenier', ru: '' } }
  expect(['fr', 'ru', 'zh', 'en'].map((locale) => nameIn(locale, room))).toEqual([
    'Grenier',
    'Attic',
    'Attic',
    'Attic',
  ])
})
