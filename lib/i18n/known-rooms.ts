import { slugOf } from '../shared/text.ts'

const known = { 'maratha-wada-room': 'wada', 'valley-view-cottage': 'cottage' } as const

/**
 * Returns the name under which the messages write about a room, by the slug that it was created with; undefined for one
 * that staff added, which has the name that they gave it in every language.
 */
export function knownRoom(slug: string): 'wada' | 'cottage' | undefined {
  return Object.hasOwn(known, slug) ? known[slug as keyof typeof known] : undefined
}

/**
 * The same for a room by the name that it has now, or had when it was booked: one that staff have named anew is
 * not the one that the messages have a name for.
 */
export function roomInMessages(room: {
  name: string
  slug: string
}): 'wada' | 'cottage' | undefined {
  return slugOf(room.name) === room.slug ? knownRoom(room.slug) : undefined
}
