import type { ComponentType } from 'react'
import { afterAll, expect, test } from 'vitest'
import { Print } from '#components/farm/print.tsx'
import { Hero } from '#components/site/home/hero.tsx'
import { RoomPictures } from '#components/site/room/room-pictures.tsx'
import { withDescription } from '#lib/farm/rules/descriptions.ts'
import { setFarm } from '#lib/farm/rules/farm.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import type { RoomPicture } from '#lib/rooms/schema/pictures.ts'
import { drawn } from '../../support/drawn.ts'
import { sampleFarm } from '../../support/sample-farm.ts'

const photo = { hash: 'a', width: 1600, height: 1200, color: '#123456', copies: [] }
const show = (kind: 'photo' | 'illustration') => {
  const look = { hash: 'a', x: 50, y: 50, kind }
  setFarm({
    ...sampleFarm,
    facts: { ...sampleFarm.facts, demo: false },
    pictures: { chai: look, dawn: look },
    photos: { a: photo },
  })
}
afterAll(() => setFarm(sampleFarm))

async function draw(part: unknown, props: object, locale: Locale = 'en') {
  return drawn(locale, part as ComponentType<never>, props, await guestMessages(locale))
}
const print = { name: 'chai', sizes: '100vw' }

test('an illustration of the farm’s own says that it’s one; a photo and the sample’s drawings don’t', async () => {
  show('illustration')
  expect(await draw(Print, print)).toContain('>Illustration<')
  expect(await draw(Hero, {})).toContain('>Illustration<')
  show('photo')
  expect(await draw(Print, print)).not.toContain('Illustration')
  expect(await draw(Hero, {})).not.toContain('Illustration')
  setFarm(sampleFarm)
  expect(await draw(Print, print)).not.toContain('Illustration')
})

const alt = withDescription({}, 'a', { locale: 'en', text: 'A teak bed' })
const picture = (id: number, of: Partial<RoomPicture> = {}): RoomPicture => {
  const look = { focusX: 50, focusY: 50, kind: 'illustration' as const, alt: {} }
  return { id, roomId: 1, slot: 'more', fileId: 'id', photo, plate: null, ...look, ...of }
}

test('a room with illustrations alone shows two, each marked; a photo isn’t', async () => {
  const drawings = [picture(1), picture(2), picture(3)]
  const all = await draw(RoomPictures, { pictures: drawings, name: 'Loft' })
  expect(all.match(/>Illustration</g)).toHaveLength(2)
  const told = picture(4, { kind: 'photo', slot: 'bed', alt })
  const french = await draw(RoomPictures, { pictures: [told], name: 'Grenier' }, 'fr')
  expect(french).not.toContain('Illustration')
  expect(french).toContain('alt="A teak bed" lang="en"')
  const untold = picture(5, { kind: 'photo' })
  expect(await draw(RoomPictures, { pictures: [untold], name: 'Loft' })).toContain('alt="Loft"')
})
