import Link from 'next/link'
import { pagesOf } from '#lib/farm/rules/places.ts'
import type { PlaceIn } from '#lib/farm/rules/words.ts'
import { pages } from '#lib/i18n/pages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('site')

/** Shows a place on the guests' page. */
export type OnView = (place: PlaceIn) => void

type ViewPlaceProps = {
  place: PlaceIn
  /** The first words of what's there. */
  words: string
  onView?: OnView | undefined
}

/** Leads to a place on the guests' page, where it can be changed. */
export function ViewPlace({ place, words, onView }: ViewPlaceProps) {
  const look = 'staff-link inline-flex min-h-11 flex-none items-center text-sm'
  const label = t('warnings.viewNamed', { words })
  if (onView) {
    return (
      <button aria-label={label} className={look} onClick={() => onView(place)} type="button">
        {t('warnings.view')}
      </button>
    )
  }
  return (
    <Link aria-label={label} className={look} href={editorPath(place)}>
      {t('warnings.view')}
    </Link>
  )
}

/** The address of the editor with a place open. */
function editorPath({ key, locale }: PlaceIn): string {
  const [page = 'home'] = pagesOf(key)
  return `/app/site?${new URLSearchParams({ page: pages[page], lang: locale, place: key })}`
}
