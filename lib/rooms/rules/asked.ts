import type { RoomFacts } from '../schema/facts.ts'
import type { PictureSlot } from '../schema/pictures.ts'

/** What guests want to know of a room, in the order in which they ask. */
export const askedThings = [
  'bathroomPhoto',
  'bathroom',
  'bedPhoto',
  'beds',
  'hotWater',
  'heat',
  'wifi',
  'steps',
  'size',
  'power',
  'sleeps',
  'description',
  'words',
  'price',
] as const
export type AskedThing = (typeof askedThings)[number]

type Told = {
  facts: RoomFacts
  sleeps: number | null
  description: string
  /** The price of a night before tax. */
  base: number
  pictures: readonly { slot: PictureSlot; is_photo: boolean }[]
  /** True if it's written in all languages of the site, for the English as it is. */
  isTranslated: boolean
}

/** Returns what guests aren't told of a room yet, in the order in which they ask. */
export function untoldOf({ facts, pictures, ...room }: Told): AskedThing[] {
  const shows = (slot: PictureSlot) => pictures.some((one) => one.slot === slot && one.is_photo)
  const { cooling, heater } = facts
  const isTold: Record<AskedThing, boolean> = {
    bathroomPhoto: shows('bathroom'),
    bathroom: facts.bathroom !== undefined && facts.toilet !== undefined,
    bedPhoto: shows('bed'),
    beds: (facts.beds?.length ?? 0) > 0,
    hotWater: facts.hotWater !== undefined,
    heat: cooling !== undefined && heater !== undefined,
    wifi: facts.wifi !== undefined,
    steps: facts.steps !== undefined,
    size: facts.size !== undefined,
    power: facts.powerCut !== undefined,
    sleeps: room.sleeps !== null,
    description: room.description !== '',
    words: room.isTranslated,
    price: room.base > 0,
  }
  return askedThings.filter((thing) => !isTold[thing])
}
