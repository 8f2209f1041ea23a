'use client'

import type { MouseEvent } from 'react'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { useLocale, usePathname } from '#lib/i18n/navigation.tsx'
import { pathIn } from '#lib/i18n/paths.ts'
import { routing } from '#lib/i18n/routing.ts'
import { rememberLanguage } from './language.ts'

/**
 * Links to this page in the other languages. Without JavaScript even the default language is in the address, so
 * that the server can store the choice. With it the choice is stored here, path and query stay, and the page is
 * loaded again because direction and fonts change.
 */
export function LanguageLinks({ className }: { className: string }) {
  const path = usePathname()
  const current = useLocale()

  const choose = (locale: Locale) => (event: MouseEvent) => {
    rememberLanguage(locale)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { search, hash } = window.location
    window.location.assign(pathIn(locale, path) + search + hash)
  }

  return routing.locales.map((locale) => (
    <li key={locale}>
      <a
        aria-current={locale === current ? 'true' : undefined}
        className={className}
        href={`/${locale}${path === '/' ? '' : path}`}
        hrefLang={locale}
        lang={locale}
        onClick={choose(locale)}
      >
        <bdi>{languages[locale].label}</bdi>
      </a>
    </li>
  ))
}
