import type { WordsOfLanguage } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { StateShape } from '../../kit/state-shape.tsx'

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
