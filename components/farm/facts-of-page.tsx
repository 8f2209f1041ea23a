import { ownDigest } from '#lib/farm/rules/facts-text.ts'
import { factsId, farm, publishedLists, publishedWords } from '#lib/farm/rules/farm.ts'
import type { Locale } from '#lib/i18n/languages.ts'

/**
 * The farm's facts as data of the page, from which `farm()` takes them in the browser. A page of guests also says which words and lists of
 * the farm's own it was made with.
 */
export function FactsOfPage({ locale }: { locale?: Locale }) {
  const own = { facts: farm(), words: publishedWords(), lists: publishedLists() }
  return (
    <script
      data-own={(locale && ownDigest(own, locale)) || undefined}
      id={factsId}
      type="application/json"
    >
      {JSON.stringify(farm())}
    </script>
  )
}
