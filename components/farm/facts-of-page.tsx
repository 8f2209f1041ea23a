import { factsOnPage, ownDigest } from '#lib/farm/rules/facts-text.ts'
import {
  factsId,
  farm,
  publishedLists,
  publishedPictures,
  publishedWords,
} from '#lib/farm/rules/farm.ts'
import { usualWait } from '#lib/farm/rules/usual-wait.ts'
import type { Locale } from '#lib/i18n/languages.ts'

/**
 * The farm's facts as data of the page, from which `farm()` takes them in the browser. A page of guests also says which words, lists
 * and pictures of the farm's own it was made with, and how soon bookings are usually confirmed.
 */
export function FactsOfPage({ locale }: { locale?: Locale }) {
  const { pictures } = publishedPictures()
  const own = { facts: farm(), words: publishedWords(), lists: publishedLists(), pictures }
  return (
    <script
      data-own={(locale && ownDigest(own, locale)) || undefined}
      data-wait={usualWait() ?? undefined}
      id={factsId}
      type="application/json"
    >
      {JSON.stringify(factsOnPage(farm()))}
    </script>
  )
}
