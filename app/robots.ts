import type { MetadataRoute } from 'next'
import { siteOrigin } from '#lib/i18n/metadata.ts'

/** Allows search engines everything but the API and the staff area. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/app/', '/app$'] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  }
}
