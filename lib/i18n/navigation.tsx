'use client'

import NextLink from 'next/link'
import { usePathname as useAddress, useParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { type Locale, languages } from './languages.ts'
import { pathIn, pathWithoutLanguage } from './paths.ts'
import { routing } from './routing.ts'

// next-intl has these, too, but with its whole formatter: 11 KB for every page, and most pages don't need it.

/** The language of the page. */
export function useLocale(): Locale {
  const { locale } = useParams()
  return typeof locale === 'string' && locale in languages
    ? (locale as Locale)
    : routing.defaultLocale
}

/** The path of the page, without its language. */
export function usePathname(): string {
  return pathWithoutLanguage(useAddress())
}

/** A link to a path of the site, in the language of the page. */
export function Link({
  href,
  ...rest
}: Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }) {
  return <NextLink {...rest} href={pathIn(useLocale(), href)} />
}
