import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { FactsOfPage } from '#components/farm/facts-of-page.tsx'
import '#components/site/globals.css'

export const metadata: Metadata = { title: 'Parts on the site', icons: { icon: '/icon.svg' } }

/** The guests' stylesheet without their bar and footer, in development only. */
export default function SitePartsLayout({ children }: { children: ReactNode }) {
  return (
    <html dir="ltr" lang="en">
      <body className="bg-paper text-ink">
        <FactsOfPage />
        {children}
      </body>
    </html>
  )
}
