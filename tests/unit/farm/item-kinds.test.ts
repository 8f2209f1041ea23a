import { describe, expect, test } from 'vitest'
import { fieldWords } from '#components/staff/site/lists/item-words.ts'
import { hasValues, isOwnId, ownItemOf, textsOf } from '#lib/farm/rules/item-kinds.ts'
import {
  familyOf,
  kindOf,
  type ListName,
  listNames,
  nameKey,
  shippedLists,
} from '#lib/farm/rules/lists.ts'
import { isPlace } from '#lib/farm/rules/places.ts'
import { readMessages } from '../../support/messages.ts'

const own = 'own1f03c2aa'
const lists = listNames.map((list) => [list, kindOf(list)] as const)

test.each(lists)('items of %s have words where staff can write them', (list, kind) => {
  const keys = textsOf(kind).map((text) => `${kind.at}.${own}.${text}`)
  expect(keys.map(ownItemOf)).toEqual(keys.map(() => own))
  expect(keys.filter((key) => !isPlace(key))).toEqual([])
  expect(nameKey(list, own)).toBe(keys[0])
})

test.each(lists)('shipped items of %s fit into its fields', (list, kind) => {
  const messages = readMessages('en')
  const fields = Object.entries(kind.fields)
  const wrong = shippedLists[list].flatMap((id) =>
    fields.flatMap(([name, field]) => {
      if (field.is !== 'text') return []
      const text = messages.get(`${kind.at}.${id}.${name}`)
      const fits = text === undefined ? field.optional : text.length <= field.most
      return fits ? [] : [[id, name, text?.length]]
    }),
  )
  expect(wrong).toEqual([])
})

test.each(lists)('every field of %s has a label and a help', (list, kind) => {
  for (const [name, field] of Object.entries(kind.fields)) {
    const { label, help } = fieldWords(familyOf(list), name, field)
    expect(label && help).toBeTruthy()
  }
})

test.each([
  'nearby.tikona.name',
  `nearby.${own}.other`,
  `terms.${own}.kind`,
  `nearby.${own}`,
  `x.nearby.${own}.name`,
])('%s isn’t the key of an item of the farm’s own', (key) => {
  expect(ownItemOf(key)).toBe(null)
})

test.each(['own', 'own1f03c2a', 'own1f03c2aaa', 'ownXf03c2aa', 'tikona', '__proto__'])(
  '%s isn’t the id of one',
  (id) => {
    expect(isOwnId(id)).toBe(false)
  },
)

describe('values', () => {
  const fits = (list: ListName, item: object) => hasValues(kindOf(list), { id: own, ...item })
  test.each([
    ['nearby.forts', { minutes: 12 }, true],
    ['nearby.forts', {}, false],
    ['nearby.forts', { minutes: 0 }, false],
    ['nearby.forts', { minutes: 1.5 }, false],
    ['nearby.forts', { minutes: '12' }, false],
    ['terms', {}, true],
    ['terms', { minutes: 12 }, false],
  ] as const)('of %s may be %o: %s', (list, item, may) => {
    expect(fits(list, item)).toBe(may)
  })
})
