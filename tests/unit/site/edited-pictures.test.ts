import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Print } from '#components/farm/print.tsx'
import { Hero } from '#components/site/home/hero.tsx'
import { RoomCard } from '#components/site/room-card.tsx'
import { setDraft } from '#lib/farm/rules/farm.ts'
import { sampleRooms } from '#lib/rooms/queries/site-rooms.ts'
import { drawn } from '../../support/drawn.ts'
import { sampleFarm } from '../../support/sample-farm.ts'

const edit = (places: string[], demo = true) =>
  setDraft(() => ({ ...sampleFarm, facts: { ...sampleFarm.facts, demo }, places }))
const draw = (part: unknown, props: object = {}) => drawn('en', part as ComponentType<never>, props)
const print = { name: 'chai', sizes: '100vw' }
const [room] = sampleRooms()

afterEach(() => setDraft(() => undefined))

test('on a page that staff edit, pictures say of which slot or room they are', async () => {
  edit(['about.title'])
  expect(await draw(Print, print)).toContain('data-of="chai"')
  expect(await draw(Hero)).toContain('data-of="dawn"')
  expect(await draw(RoomCard, { room, alone: true })).toContain('data-of="rooms/1"')
})

test('a first screen without a picture has a place for one there', async () => {
  edit(['about.title'], false)
  expect(await draw(Hero)).toContain('data-of="dawn"')
})

test('guests’ pages and previews say nothing of that', async () => {
  for (const page of [() => undefined, () => edit([]), () => edit([], false)]) {
    page()
    for (const html of [await draw(Print, print), await draw(Hero)]) {
      expect(html).not.toContain('data-of')
    }
  }
})
