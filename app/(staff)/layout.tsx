import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { FactsOfPage } from '#components/farm/facts-of-page.tsx'
import fonts from '#components/farm/fonts.json' with { type: 'json' }
import { earlyPressScript } from '#components/staff/kit/action/early-press.ts'
import { Awake } from '#components/staff/kit/live/awake.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { iconPath } from '#lib/farm/rules/icons.ts'
import '#components/staff/globals.css'

export function generateMetadata(): Metadata {
  const staff = `${farm().brand} staff`
  return {
    title: { template: `%s | ${staff}`, default: staff },
    robots: { index: false, follow: false },
    icons: { icon: iconPath('icon.svg'), apple: iconPath('apple-touch-icon.png') },
  }
}

export const viewport: Viewport = { themeColor: '#12302f' }

/** The root of the staff's pages, in English. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const policy = (await headers()).get('content-security-policy')
  for (const font of fonts.latin) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <html dir="ltr" lang="en-IN">
      <head>
        {/* A browser hides the nonce from scripts, so that it never is what the server wrote. */}
        <script nonce={nonceOf(policy)} suppressHydrationWarning>
          {earlyPressScript()}
        </script>
        <FactsOfPage />
      </head>
      <body className="bg-desk text-ink">
        {children}
        <Awake />
      </body>
    </html>
  )
}

/** Returns the nonce with which inline scripts of this answer run; `next dev` has no policy. */
function nonceOf(policy: string | null): string | undefined {
  return policy?.match(/'nonce-([^']+)'/)?.[1]
}
