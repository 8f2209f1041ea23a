import type { Published } from '#lib/farm/rules/farm.ts'
import { property } from '#lib/property.ts'

/** What a farm has published that has changed nothing of the sample. */
export const sampleFarm: Published = {
  number: 0,
  facts: property,
  words: {},
  lists: {},
  pictures: {},
  photos: {},
}
