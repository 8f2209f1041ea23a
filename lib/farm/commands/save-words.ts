import type { Staff } from '../../auth/schema.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { shippedWords } from '../queries/shipped-words.ts'
import { readSiteNow } from '../queries/site.ts'
import { wordsProblem } from '../rules/own-words.ts'
import { isPlace } from '../rules/places.ts'
import { slotOfAlt } from '../rules/slots.ts'
import { englishAt, nameOf, ownAt, ownFor, type Shipped, textAt } from '../rules/words.ts'
import type { Words, WordsChange } from '../schema/words.ts'
import { putDraft } from './put-draft.ts'
import { changeSite } from './put-publication.ts'

/**
 * Writes words for a place in a language into the draft. Words that are as guests read them are no change of the draft any more.
 * `changed_meanwhile` with the `text` that's there by now and `by` whom, if it isn't the one that was seen; `validation_failed`.
 */
export async function saveWords(
  by: Staff,
  { seen, text, typo, ...place }: WordsChange,
): Promise<void> {
  const shipped = await shippedWords()
  await changeSite(async (tx) => {
    const site = await readSiteNow(tx)
    const { published, draft, wanted } = site
    const { words, pictures } = wanted
    const described = pictures[slotOfAlt(place.key) ?? '']
    requireNoErrors(problemsOf({ ...place, text, isDescribed: Boolean(described) }, shipped, words))
    const name = nameOf(place)
    const now = textAt(words, shipped, place)
    const isAsSeen = seen === undefined || seen === now || (seen === null && !ownAt(words, place))
    if (!isAsSeen) {
      const change = draft.find((one) => one.kind === 'words' && one.name === name)
      throw new Refusal('changed_meanwhile', {
        message: `${change?.by ?? 'A colleague'} changed this in the meantime.`,
        data: { text: now, by: change?.by ?? null },
      })
    }
    const own = ownFor(
      { ...place, text, typo, picture: described?.hash },
      { published: published.words, draft: words },
      shipped,
    )
    await putDraft(tx, by, site, 'words', [{ kind: 'words', name, value: own }])
  })
}

type Written = Pick<WordsChange, 'key' | 'locale' | 'text'> & { isDescribed: boolean }

function problemsOf(
  { key, locale, text, isDescribed }: Written,
  shipped: Shipped,
  words: Words,
): Record<string, string> {
  // A picture of the farm's own item has no words before the first that describe it.
  const isFirst = locale === 'en' && isDescribed && isPlace(key)
  const english = englishAt(words, shipped, key) ?? (isFirst ? '' : null)
  if (english === null) return { key: 'There’s no such place on the site.' }
  if (text === null && locale === 'en' && !shipped.en.has(key)) return { text: 'Enter some text.' }
  // The shipped words of a language may say less than the English ones.
  const standard = shipped[locale].get(key) ?? null
  const problem =
    text === null || text === standard ? null : wordsProblem(text, { english, shipped: standard })
  return problem ? { text: problem } : {}
}
