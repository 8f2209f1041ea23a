import type { MetadataRoute } from 'next'
import { farm } from '#lib/farm/rules/farm.ts'
import { siteOrigin } from '#lib/i18n/metadata.ts'

/**
 * Allows search engines everything but the staff area and the API, of which they may read the farm's photos. While the farm isn't open
 * for guests, there's no site map to read; its pages stay allowed, because only who reads them learns that they mustn't be listed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/pictures/'],
      disallow: ['/api/', '/app/', '/app$'],
    },
    ...(farm().open && { sitemap: `${siteOrigin()}/sitemap.xml` }),
  }
}
