import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import fonts from '#components/farm/fonts.json' with { type: 'json' }
import { property } from '#lib/property.ts'
import '#components/staff/globals.css'

export const metadata: Metadata = {
  title: { template: `%s | ${property.brand} staff`, default: `${property.brand} staff` },
  robots: { index: false, follow: false },
  icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
}

export const viewport: Viewport = { themeColor: '#12302f' }

/** The root of the staff's pages, in English. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  for (const font of fonts.latin) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <html dir="ltr" lang="en-IN">
      <body className="bg-desk text-ink">{children}</body>
    </html>
  )
}
