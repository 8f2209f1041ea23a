import type { MetadataRoute } from 'next'
import { farm } from '#lib/farm/rules/farm.ts'
import { isPathShown } from '#lib/farm/rules/shown-pages.ts'
import { siteLanguages } from '#lib/farm/rules/site-languages.ts'
import { addressesOf, addressIn } from '#lib/i18n/metadata.ts'
import { pages } from '#lib/i18n/pages.ts'
import { siteRooms } from '#lib/rooms/queries/site-rooms.ts'
import { roomPath } from '#lib/rooms/rules/name.ts'

/**
 * Every page with something on it, in every language that the site has, each with all its versions; none while the farm isn't open for
 * guests.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (!farm().open) return []
  const rooms = await siteRooms()
  const paths = [
    ...Object.values(pages).filter(isPathShown),
    ...rooms.map(({ slug }) => roomPath(slug)),
  ]
  return paths.flatMap((path) =>
    siteLanguages().map((locale) => ({
      url: addressIn(locale, path),
      alternates: { languages: addressesOf(path) },
    })),
  )
}
