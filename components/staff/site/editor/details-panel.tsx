import { ChevronRight } from 'lucide-react'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Hidden } from './frame-marks.ts'

const t = staffWords('siteEditor')

type DetailsPanelProps = {
  details: readonly Hidden[]
  locale: Locale
  onOpen: (place: string) => void
}

/** The words of a page that it shows nowhere: title and description for search engines, and the texts of its pictures. */
export function DetailsPanel({ details, locale, onOpen }: DetailsPanelProps) {
  return (
    <div className="grid gap-2 px-4 pt-1 pb-4 sm:px-5">
      <p className="text-ink-2 text-sm">{t('details.lead')}</p>
      <ul className="grid divide-y divide-rule">
        {details.map(({ key, words }) => (
          <li key={key}>
            <button
              className="flex min-h-12 w-full items-center gap-3 py-2 text-start hover:bg-rice"
              onClick={() => onOpen(key)}
              type="button"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-sm">
                  {t(`details.kinds.${kindOf(key)}`)}
                </span>
                <span className="block text-ink-2 text-sm" dir="auto" lang={locale}>
                  {words}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="flex-none" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function kindOf(key: string): 'title' | 'description' | 'alt' | 'other' {
  if (key.endsWith('.meta.title')) return 'title'
  if (/\.meta\.description$|^common\.siteDescription$/.test(key)) return 'description'
  return /alt$/i.test(key) ? 'alt' : 'other'
}
