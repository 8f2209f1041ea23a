import { gallery } from '#lib/farm/rules/shown.ts'
import type words from '#messages/en.json'

/** A picture that has a title and a description in every language. */
export type PlateName = keyof typeof words.pictures

export type GallerySet = keyof typeof gallery

/** A plate of the gallery: these also have captions. */
export type GalleryPlate = (typeof gallery)[GallerySet][number]

const fixed = new Set<PlateName>([...gallery.rooms, ...gallery.food])

/**
 * Returns true if a drawing may be mirrored on right-to-left pages. A room must look as the guest will find it,
 * and a thali has a fixed order.
 */
export function mayMirror(name: PlateName): boolean {
  return !fixed.has(name)
}

/** Classes that mirror a drawing, never a photograph. */
export const mirrorLook = 'rtl:data-art:-scale-x-100'
