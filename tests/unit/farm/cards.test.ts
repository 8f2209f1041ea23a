import { afterEach, expect, test } from 'vitest'
import { cardShown } from '#lib/farm/rules/cards.ts'
import { setFarm } from '#lib/farm/rules/farm.ts'
import { type Photograph, photoPicture } from '#lib/pictures/rules.ts'
import { sampleFarm } from '../../support/sample-farm.ts'

const look = { x: 50, y: 50, kind: 'photo' } as const
const photo = (hash: string): Photograph => ({
  hash,
  width: 2560,
  height: 1920,
  color: '#123456',
  copies: [480, 960, 1600].map((width) => ({ format: 'jpeg', width, hash: `${hash}${width}` })),
})
const room = photoPicture(photo('r'), look)
const another = (slots: string[]) =>
  setFarm({
    ...sampleFarm,
    facts: { ...sampleFarm.facts, demo: false },
    pictures: Object.fromEntries(slots.map((slot) => [slot, { ...look, hash: slot }])),
    photos: Object.fromEntries(slots.map((slot) => [slot, photo(slot)])),
  })
const of = (hash: string) => ({ src: `/api/pictures/${hash}1600`, width: 1600, height: 1200 })

afterEach(() => setFarm(sampleFarm))

test('a shared link of the sample shows the card of its page', () => {
  expect(cardShown('home', room)).toMatchObject({ width: 1200, height: 630 })
  expect(cardShown('stayDining')?.src).toContain('/og/stay-dining.')
})

test('one of another farm shows its own picture of the page, or of its rooms, or of the first screen', () => {
  another(['dawn', 'yoga'])
  expect(cardShown('home', room)).toEqual(of('dawn'))
  expect(cardShown('events', null)).toEqual(of('yoga'))
  expect(cardShown('stayDining', room)).toEqual(of('r'))
  expect(cardShown('contact')).toEqual(of('dawn'))
  another([])
  expect(cardShown('home', room)).toEqual(of('r'))
  expect(cardShown('home')).toBeNull()
})

test('a photo that has no copies yet, or is small, is shown itself', () => {
  const plain = photoPicture({ ...photo('r'), width: 900, height: 600, copies: [] }, look)
  another([])
  expect(cardShown('home', plain)).toEqual({ src: '/api/pictures/r', width: 900, height: 600 })
})
