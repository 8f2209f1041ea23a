import { draftNow, farm, publishedWords } from './farm.ts'
import { isSample } from './places.ts'

/**
 * Returns true if guests read something in a place: the sample's words are shown on the sample only, and to staff who edit a page. Other
 * languages have at least the English.
 */
export function hasWords(key: string): boolean {
  if (farm().demo || !isSample(key)) return true
  return Boolean(publishedWords().en?.[key]?.text) || (draftNow()?.places.includes(key) ?? false)
}
