import { type ItemOf, shippedLists } from '#lib/farm/rules/lists.ts'
import type { GallerySet } from '#lib/farm/rules/shown.ts'
import type words from '#messages/en.json'

/** A picture that has a title and a description in every language. */
export type PlateName = keyof typeof words.pictures

/** A plate of the gallery: these also have captions. */
export type GalleryPlate = ItemOf<`gallery.${GallerySet}`>

/** The picture of each package for groups. */
export const packagePlates = {
  wellness: 'yoga',
  family: 'harvestkids',
  corporate: 'offsite',
} as const satisfies Record<ItemOf<'packages'>, PlateName>

/** Returns the picture of an item: the drawing of a shipped one, or that of the farm's own, which is called like the item. */
export function plateOf<Id extends string>(plates: Record<Id, PlateName>, id: Id): PlateName {
  return Object.hasOwn(plates, id) ? plates[id] : (id as unknown as PlateName)
}

const fixed = new Set<PlateName>([
  ...shippedLists['gallery.rooms'],
  ...shippedLists['gallery.food'],
])

/**
 * Returns true if a drawing may be mirrored on right-to-left pages. A room must look as the guest will find it,
 * and a thali has a fixed order.
 */
export function mayMirror(name: PlateName): boolean {
  return !fixed.has(name)
}

/** Classes that mirror a drawing, never a photograph. */
export const mirrorLook = 'rtl:data-art:-scale-x-100'
