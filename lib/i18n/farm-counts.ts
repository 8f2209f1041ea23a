import {
  dayPictures,
  dishes,
  gallery,
  nearby,
  packages,
  principles,
  terms,
} from '../farm/rules/shown.ts'

/** Returns how many of each thing guest pages show, as the messages name them. The sample's counts are spelled out. */
export function farmCounts() {
  return {
    forts: nearby.forts.length,
    caves: nearby.caves.length,
    places: Object.values(nearby).flat().length,
    packages: packages.length,
    pictures: Object.values(gallery).flat().length,
    dayPictures: dayPictures.length,
    dishes: dishes.length,
    principles: principles.length,
    points: terms.length,
  }
}
