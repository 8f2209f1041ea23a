import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { env } from '../env.ts'
import { card } from '../pictures/rules.ts'
import { farmFacts } from './farm-facts.ts'
import type { Locale } from './languages.ts'
import { type PageName, pages } from './pages.ts'
import { pathIn } from './paths.ts'
import { routing } from './routing.ts'

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

/** The page's full address in one language. */
export function pageAddress(page: PageName, locale: Locale): string {
  const path = pathIn(locale, pages[page])
  return siteOrigin() + (path === '/' ? '/' : path)
}

/** The page's address in every language, and the one for everybody else. */
export function pageAddresses(page: PageName): Record<Locale | 'x-default', string> {
  const entries = routing.locales.map((locale) => [locale, pageAddress(page, locale)])
  return {
    ...Object.fromEntries(entries),
    'x-default': pageAddress(page, routing.defaultLocale),
  }
}

/** Title, description, canonical address, the other languages and the shared picture of a page. */
export async function pageMetadata(page: PageName): Promise<Metadata> {
  const locale = await getLocale()
  const t = await getTranslations(page === 'stayDining' ? 'stay.meta' : `${page}.meta`)
  const facts = farmFacts(locale)
  const url = pageAddress(page, locale)
  const title = t('title', facts)
  const description = t('description', facts)
  return {
    title,
    description,
    alternates: { canonical: url, languages: pageAddresses(page) },
    openGraph: {
      type: 'website',
      siteName: facts.farmName,
      title,
      description,
      url,
      locale: openGraphLocales[locale],
      images: [
        {
          url: siteOrigin() + card(page === 'stayDining' ? 'stay-dining' : page),
          width: 1200,
          height: 630,
          alt: title,
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  }
}
