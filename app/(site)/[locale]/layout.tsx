import { notFound } from 'next/navigation'
import { hasLocale, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { languages } from '#lib/i18n/languages.ts'
import { routing } from '#lib/i18n/routing.ts'
import '#components/site/globals.css'

/** One set of static pages for each language. */
export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }))
}

/** The root of the guests' pages: language, direction and the paper they are printed on. */
export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  return (
    <html lang={locale} dir={languages[locale].direction}>
      <body className="bg-paper text-ink">
        <NextIntlClientProvider messages={null}>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}
