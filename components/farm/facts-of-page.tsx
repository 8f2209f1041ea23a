import { wordsDigest } from '#lib/farm/rules/facts-text.ts'
import { factsId, farm, publishedWords } from '#lib/farm/rules/farm.ts'
import type { Locale } from '#lib/i18n/languages.ts'

/**
 * The farm's facts as data of the page, from which `farm()` takes them in the browser. A page of guests also says which words of its
 * language it was made with.
 */
export function FactsOfPage({ locale }: { locale?: Locale }) {
  const words = locale && wordsDigest(publishedWords(), locale)
  return (
    <script data-words={words || undefined} id={factsId} type="application/json">
      {JSON.stringify(farm())}
    </script>
  )
}
