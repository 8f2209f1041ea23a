import { pagesOf } from '#lib/farm/rules/places.ts'
import type { SiteChange } from '#lib/farm/schema/site.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { menu, type PageName, pages } from '#lib/i18n/pages.ts'
import { pathIn } from '#lib/i18n/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { count } from '../../kit/words.ts'

const t = staffWords('siteEditor')

/** A room with a page of its own. */
export type RoomOfSite = { id: number; slug: string; name: string }

const listed: readonly PageName[] = ['home', ...menu, 'terms', 'privacy']

/** Returns the name of a page, as staff call it. */
function nameOfPage(page: PageName): string {
  return t(`pages.${page}`)
}

/** Returns the pages of the site by their paths, each room after the page that lists it. */
export function pageChoices(
  rooms: readonly RoomOfSite[],
  nameOf = nameOfPage,
): (readonly [string, string])[] {
  return listed.flatMap((page) => {
    const own = [pages[page] as string, nameOf(page)] as const
    if (page !== 'stayDining') return [own]
    return [own, ...rooms.map(({ slug, name }) => [`/rooms/${slug}`, `– ${name}`] as const)]
  })
}

/** Returns the name of a page with how much of it isn't published, but for the one that's shown. */
export function countedName(page: PageName, changes: readonly SiteChange[], shown: string): string {
  if (pages[page] === shown) return nameOfPage(page)
  const own = changes.filter(({ kind, what }) => {
    const on = kind === 'words' ? pagesOf(what) : []
    // What's on every page is no change of one.
    return on.includes(page) && on.length < listed.length
  })
  const name = nameOfPage(page)
  return own.length > 0 ? t('bar.counted', { name, changes: count(own.length, 'change') }) : name
}

/** Returns true if a page, by its path, has a place. */
export const isOnPage = (key: string, path: string) =>
  pagesOf(key).some((page) => pages[page] === path)

/** Returns the path of a page that has a place. */
export function pageWith(key: string): string {
  const [page = 'home'] = pagesOf(key)
  return pages[page]
}

export const localeChoices = Object.entries(languages).map(
  ([locale, { label }]) => [locale, label] as const,
)

/** Returns a path as guests of a language ask for it. */
export const pathOf = (page: string, locale: string) => pathIn(locale as Locale, page)
