import type words from '#messages/en.json'

/** A picture that has a title and a description in every language. */
export type PlateName = keyof typeof words.pictures

/** The gallery's four sets, in the order in which they are shown. */
export const gallery = {
  campus: ['dawn', 'wada', 'cart', 'night', 'pool', 'gotha', 'orchard', 'well', 'paddy', 'jetty'],
  rooms: ['room', 'cottage', 'swing', 'valleybed', 'bath', 'nook', 'corridor', 'family', 'dusk'],
  food: [
    'thali',
    'misal',
    'harvest',
    'poha',
    'chulha',
    'pithla',
    'modak',
    'solkadhi',
    'puranpoli',
    'aamras',
    'thalipeeth',
    'sugarcane',
    'dinner',
  ],
  nearby: ['fort'],
} as const satisfies Record<string, readonly PlateName[]>

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
