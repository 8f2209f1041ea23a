import type { MetadataRoute } from 'next'
import { siteOrigin } from '#lib/i18n/metadata.ts'

/** Search engines may read everything but the calls and the staff's desk. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/app/', '/app$'] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  }
}
