import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { env } from '../env.ts'
import { type Card, cardShown } from '../farm/rules/cards.ts'
import { farm, isSiteShown } from '../farm/rules/farm.ts'
import { ownFacts } from '../farm/rules/own-facts.ts'
import { isPageShown } from '../farm/rules/shown-pages.ts'
import { siteLanguages } from '../farm/rules/site-languages.ts'
import type { Picture } from '../pictures/rules.ts'
import { farmCounts } from './farm-counts.ts'
import { farmFacts, farmNames } from './farm-facts.ts'
import type { Locale } from './languages.ts'
import { isInMenu, type PageName, pages } from './pages.ts'
import { pathIn } from './paths.ts'
import { routing } from './routing.ts'
import { plain } from './told.ts'

const openGraphLocales: Record<Locale, string> = {
  en: 'en_IN',
  fr: 'fr_FR',
  ar: 'ar_AR',
  es: 'es_ES',
  zh: 'zh_CN',
  ru: 'ru_RU',
}

/**
 * The site's own origin, for addresses that other machines read. It is baked into the static pages,
 * so a change of PUBLIC_URL needs a build; `npm start` notices and makes one.
 */
export function siteOrigin(): string {
  return env().PUBLIC_URL ?? `http://localhost:${env().PORT || 3000}`
}

/** The full address of a path without a language, in one language. */
export function addressIn(locale: Locale, path: string): string {
  return siteOrigin() + pathIn(locale, path)
}

/** The page's full address in one language. */
export function pageAddress(page: PageName, locale: Locale): string {
  return addressIn(locale, pages[page])
}

/** A path's address in every language that the site has, and the one for everybody else. */
export function addressesOf(path: string): { [L in Locale | 'x-default']?: string } {
  const entries = siteLanguages().map((locale) => [locale, addressIn(locale, path)])
  return { ...Object.fromEntries(entries), 'x-default': addressIn(routing.defaultLocale, path) }
}

/** Title, description, canonical address, the other languages and the shared picture of a page; `room` is the first one of its rooms. */
export async function pageMetadata(page: PageName, room: Picture | null = null): Promise<Metadata> {
  if (!isSiteShown()) return soonMetadata()
  const locale = await getLocale()
  const t = await getTranslations(page === 'stayDining' ? 'stay.meta' : `${page}.meta`)
  const facts = { ...farmFacts(locale), ...farmCounts() }
  const title = plain(t('title', facts)) || (await plainTitle(page))
  const description = plain(t('description', facts))
  return {
    ...metadataOf(pages[page], locale, { title, description, card: cardShown(page, room) }),
    ...(!isPageShown(page) && { robots: { index: false } }),
  }
}

// Of a page for which the farm has no title of its own.
async function plainTitle(page: PageName): Promise<string> {
  const { farmName, brand } = farmNames(await getLocale())
  if (!isInMenu(page)) return farmName
  const nav = await getTranslations('nav')
  return `${nav(page)} | ${brand}`
}

/** The same of a room's page, by its path, the room's name and its first picture. */
export async function roomMetadata(
  path: string,
  room: string,
  picture: Picture | null,
): Promise<Metadata> {
  if (!isSiteShown()) return soonMetadata()
  const locale = await getLocale()
  const t = await getTranslations('rooms.page.meta')
  const facts = { room, ...farmFacts(locale) }
  const [title, description] = [t('title', facts), t('description', facts)]
  return metadataOf(path, locale, { title, description, card: cardShown('stayDining', picture) })
}

/** The same of every page while the farm isn't open for guests: search engines shouldn't list it. */
async function soonMetadata(): Promise<Metadata> {
  const t = await getTranslations('soon')
  const title = ownFacts(farm()).name ? farmNames(await getLocale()).farmName : t('title')
  return { title, robots: { index: false, follow: false } }
}

type Told = { title: string; description: string; card: Card | null }

function metadataOf(path: string, locale: Locale, { card, ...texts }: Told): Metadata {
  const { title, description } = texts
  const told = { title, ...(description && { description }) }
  const url = addressIn(locale, path)
  return {
    ...told,
    alternates: { canonical: url, languages: addressesOf(path) },
    openGraph: {
      ...told,
      type: 'website',
      siteName: farmFacts(locale).farmName,
      url,
      locale: openGraphLocales[locale],
      ...(card && {
        images: [
          { url: siteOrigin() + card.src, width: card.width, height: card.height, alt: title },
        ],
      }),
    },
    twitter: { card: card ? 'summary_large_image' : 'summary' },
  }
}
