import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '#components/staff/globals.css'

export const metadata: Metadata = {
  title: { template: '%s | Dontali staff', default: 'Dontali staff' },
  robots: { index: false, follow: false },
}

/** The root of the staff's pages, in English. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" dir="ltr">
      <body className="bg-paper text-ink">{children}</body>
    </html>
  )
}
