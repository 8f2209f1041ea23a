import { gallerySets, nearbyGroups, placesNearby, shown } from '../farm/rules/shown.ts'

/** Returns how many of each thing guest pages show, as the messages name them. The sample's counts are spelled out. */
export function farmCounts() {
  return {
    forts: shown('nearby.forts').length,
    caves: shown('nearby.caves').length,
    places: nearbyGroups.flatMap(placesNearby).length,
    packages: shown('packages').length,
    pictures: gallerySets.flatMap((set) => shown(`gallery.${set}`)).length,
    dayPictures: shown('dayPictures').length,
    dishes: shown('dishes').length,
    hosts: shown('hosts').length,
    principles: shown('principles').length,
    points: shown('terms').length,
  }
}
