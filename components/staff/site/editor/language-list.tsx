import { Check } from 'lucide-react'
import type { WordsOfLanguage, WordsState } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('siteEditor')

type LanguageListProps = {
  languages: Record<Locale, WordsOfLanguage>
  locale: Locale
  onLocale: (locale: Locale) => void
}

/** A place's words in all languages, each with how they are; a press leads to them. */
export function LanguageList({ languages: words, locale: here, onLocale }: LanguageListProps) {
  const locales = Object.keys(words) as Locale[]
  return (
    <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
      {locales.map((locale) => (
        <li key={locale}>
          <button
            aria-current={locale === here || undefined}
            className="flex min-h-12 w-full items-center gap-2.5 rounded-control border border-line bg-white px-2.5 py-1 text-start hover:border-line-control aria-[current]:border-lake aria-[current]:ring-1 aria-[current]:ring-lake"
            onClick={() => onLocale(locale)}
            type="button"
          >
            <StateShape state={words[locale].state} />
            <span className="min-w-0 leading-tight">
              <span className="block font-semibold text-sm" lang={locale}>
                {languages[locale].label}
              </span>
              <span className="block text-ink-2 text-xs">{t(`state.${words[locale].state}`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const shapes: Record<Exclude<WordsState, 'yours'>, string> = {
  standard: 'rounded-[3px] border-2 border-ink-3',
  outdated: 'rounded-full bg-turmeric',
  missing: 'rounded-full border-2 border-red border-dashed',
  draft: 'rotate-45 scale-90 bg-indigo',
}

/** The shape that stands for a state; the word is beside it. */
export function StateShape({ state }: { state: WordsState }) {
  if (state === 'yours') {
    return <Check aria-hidden="true" className="shrink-0 text-leaf" size={15} strokeWidth={3.5} />
  }
  return <span aria-hidden="true" className={`size-3 shrink-0 ${shapes[state]}`} />
}
