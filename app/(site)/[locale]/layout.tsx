import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { hasLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { CSSProperties, ReactNode } from 'react'
import { preload } from 'react-dom'

import { ChatCorner } from '#components/chat/chat-corner.tsx'
import { FactsOfPage } from '#components/farm/facts-of-page.tsx'
import fonts from '#components/farm/fonts.json' with { type: 'json' }
import { Awake } from '#components/site/awake.tsx'
import { Bar } from '#components/site/bar.tsx'
import { Footer } from '#components/site/footer.tsx'
import { languageScript } from '#components/site/language.ts'
import type { FailureWords } from '#components/site/site-failure.tsx'
import { farm, isSiteShown } from '#lib/farm/rules/farm.ts'
import { iconPath } from '#lib/farm/rules/icons.ts'
import { languages } from '#lib/i18n/languages.ts'
import { siteOrigin } from '#lib/i18n/metadata.ts'
import { routing } from '#lib/i18n/routing.ts'
import { reviewsLink } from '#lib/reviews/service/link.ts'

import '#components/site/globals.css'

/** Fails the build if a page becomes dynamic; the few that must be dynamic declare it. */
export const dynamic = 'error'

export const viewport: Viewport = { themeColor: '#12302f', colorScheme: 'light' }

const ownMarathi = {
  '--font-marathi': "'Noto Serif Devanagari', 'Kohinoor Devanagari', serif",
} as CSSProperties

/** Returns the languages: each has its own set of static pages. */
export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }))
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteOrigin()),
    formatDetection: { telephone: false },
    icons: { icon: iconPath('icon.svg'), apple: iconPath('apple-touch-icon.png') },
    manifest: '/manifest.webmanifest',
  }
}

/** The root of the guests' pages: language, direction, and the bar and footer of every page. */
export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  for (const font of fonts[languages[locale].script]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    // The script in the head may hide the page for a moment while it redirects to another language.
    // A page made on request has its mark from here; finished pages get it from the server.
    <html
      data-no-reviews={reviewsLink.isShown ? undefined : ''}
      dir={languages[locale].direction}
      lang={locale}
      // Our Marathi font has the letters of the sample alone: half a name in it would fall apart.
      style={farm().demo ? undefined : ownMarathi}
      suppressHydrationWarning
    >
      <head>
        <script>{languageScript()}</script>
        <FactsOfPage locale={locale} />
      </head>
      <body className="bg-paper text-ink" data-failure={JSON.stringify(await failureWords())}>
        <Shell>{children}</Shell>
      </body>
    </html>
  )
}

async function failureWords(): Promise<FailureWords> {
  const t = await getTranslations('failure')
  return { title: t('title'), text: t('text', { phone: farm().phone }), retry: t('retry') }
}

function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <>
      <a
        className="sr-only z-[1040] rounded-control bg-card px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
        href="#text"
      >
        {t('skip')}
      </a>
      <Bar />
      <main id="text" tabIndex={-1}>
        {children}
      </main>
      {isSiteShown() && (
        <>
          <Footer />
          <ChatCorner />
        </>
      )}
      <Awake />
    </>
  )
}
