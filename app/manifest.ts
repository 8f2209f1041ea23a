import type { MetadataRoute } from 'next'
import { farm } from '#lib/farm/rules/farm.ts'
import { iconPath } from '#lib/farm/rules/icons.ts'
import { placeLine } from '#lib/i18n/farm-facts.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'

/** The web app manifest, for adding the site to a phone's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { common } = await guestMessages('en')
  return {
    name: farm().name,
    short_name: farm().brand,
    description: common.siteDescription || `${farm().name}, ${placeLine()}`,
    lang: 'en',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#faf4e6',
    theme_color: '#12302f',
    icons: [
      { src: iconPath('icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      { src: iconPath('icon-192.png'), type: 'image/png', sizes: '192x192' },
      { src: iconPath('icon-512.png'), type: 'image/png', sizes: '512x512' },
      {
        src: iconPath('icon-maskable-512.png'),
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  }
}
