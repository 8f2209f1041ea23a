import { useLocale } from 'next-intl'

// The Indian words that stay what they are in every language. Other scripts write them by their sound.
const words =
  'aamras|bhakris?|chikki|chulha|devrai|dholki|godhadi|gotha|gud\\sdani|jeevamrut|jhopala|kokum|lezim|misal|modak|pithla|poha|puran\\spolis?|puris?|solkadhi|thali|thalipeeth|tulsi|wada'
const splitter = new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'giu')

/**
 * A text in which French and Spanish set the farm's Indian words in italics, as those languages do with foreign words.
 * It is one element, so that a flex box does not draw its words apart.
 */
export function HouseWords({ children }: { children: string }) {
  const locale = useLocale()
  if (locale !== 'fr' && locale !== 'es') return children
  const parts = children.split(splitter).map((part, at) => {
    if (at % 2 === 0) return part
    // The list never changes order, and the same word may occur twice in a text.
    const key = `${at}-${part}`
    return (
      <i key={key} lang="mr-Latn">
        {part}
      </i>
    )
  })
  return <span>{parts}</span>
}
