import { expect, test } from 'vitest'
import { askedThings, untoldOf } from '#lib/rooms/rules/asked.ts'

const nothing = {
  facts: {},
  sleeps: null,
  description: '',
  base: 0,
  pictures: [],
  isTranslated: false,
}

test('what guests aren’t told of a new room is all they ask, the bathroom first', () => {
  expect(untoldOf(nothing)).toEqual([...askedThings])
  expect(untoldOf(nothing).slice(0, 2)).toEqual(['bathroomPhoto', 'bathroom'])
})

test('nothing is left where all is said; “no” and “none” say something too', () => {
  const photo = (slot: 'bed' | 'bathroom') => ({ slot, is_photo: true })
  const all = {
    ...nothing,
    facts: {
      beds: [{ kind: 'double' as const, count: 1 }],
      bathroom: 'shared' as const,
      toilet: 'indian' as const,
      hotWater: 'on_request' as const,
      cooling: 'none' as const,
      heater: false,
      steps: 0,
      size: 12,
      wifi: 'none' as const,
      powerCut: 'candles' as const,
    },
    sleeps: 2,
    description: 'Low beams.',
    base: 100,
    pictures: [photo('bed'), photo('bathroom')],
    isTranslated: true,
  }
  expect(untoldOf(all)).toEqual([])
  const drawn = { slot: 'bathroom' as const, is_photo: false }
  expect(untoldOf({ ...all, pictures: [photo('bed'), drawn] })).toEqual(['bathroomPhoto'])
  const { heater: _, ...unheated } = all.facts
  expect(untoldOf({ ...all, facts: unheated })).toEqual(['heat'])
})
