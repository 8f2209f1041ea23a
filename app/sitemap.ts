import type { MetadataRoute } from 'next'
import { pageAddress, pageAddresses } from '#lib/i18n/metadata.ts'
import { type PageName, pages } from '#lib/i18n/pages.ts'
import { routing } from '#lib/i18n/routing.ts'

/** Every page in every language, each with all its versions. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (Object.keys(pages) as PageName[]).flatMap((page) =>
    routing.locales.map((locale) => ({
      url: pageAddress(page, locale),
      alternates: { languages: pageAddresses(page) },
    })),
  )
}
