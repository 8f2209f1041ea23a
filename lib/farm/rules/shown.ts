import type { PictureId } from '../../pictures/rules.ts'
import type { Place } from '../schema/facts.ts'
import { farm, publishedLists, publishedWords } from './farm.ts'
import { hasTexts, isOwnId } from './item-kinds.ts'
import { type Entry, entriesIn, type ItemOf, kindOf, type ListName, nameKey } from './lists.ts'
import { hasPicture } from './shown-pictures.ts'
import { hasWords } from './shown-words.ts'

/**
 * Returns the ids of what guest pages show of a list, in its order. Those of the farm's own items are among them: their words are under
 * keys of the same form. Sentences that say how many there are take the number from `farmCounts` (lib/i18n/farm-counts.ts).
 */
export function shown<Name extends ListName>(list: Name): ItemOf<Name>[] {
  return entries(list).map(({ id }) => id as ItemOf<Name>)
}

/** Returns the entries of what guest pages show of a list, in its order, with the values of the farm's own items. */
export function entries(list: ListName): readonly Entry[] {
  const all = entriesIn({ lists: publishedLists(), facts: farm() }, list)
  return all.filter(({ id, hidden }) => !hidden && isTold(list, id))
}

// An item of the farm's own without words isn't one yet, nor is a picture without a picture.
function isTold(list: ListName, id: string): boolean {
  const kind = kindOf(list)
  if (kind.picture === 'needs' && !hasPicture(id as PictureId)) return false
  const own = publishedWords().en ?? {}
  return isOwnId(id)
    ? hasTexts(kind, id, (key) => Boolean(own[key]?.text))
    : kind.picture === 'needs' || hasWords(nameKey(list, id))
}

/** The kinds of places nearby. */
export const nearbyGroups = ['forts', 'caves', 'nature', 'spiritual', 'other'] as const
export type NearbyGroup = (typeof nearbyGroups)[number]

/** Returns the places nearby of a kind, with the minutes by car to each. */
export function placesNearby(group: NearbyGroup) {
  const { drivingMinutes } = farm()
  return entries(`nearby.${group}`).map((entry) => {
    const id = entry.id as Place
    return { id, minutes: entry.minutes ?? drivingMinutes[id] }
  })
}

/** The sets of the gallery. */
export const gallerySets = ['campus', 'rooms', 'food', 'nearby'] as const
export type GallerySet = (typeof gallerySets)[number]
