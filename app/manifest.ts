import type { MetadataRoute } from 'next'
import messages from '#messages/en.json' with { type: 'json' }

/** What a phone shows when the site is put on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: messages.common.brandFull,
    short_name: messages.common.brand,
    description: messages.common.siteDescription,
    start_url: '/',
    display: 'browser',
    background_color: '#faf4e6',
    theme_color: '#12302f',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
