'use client'

import { type Locale, languages } from '#lib/i18n/languages.ts'
import { useLocale, usePathname } from '#lib/i18n/navigation.tsx'

type LanguageLinksProps = {
  /** The languages that the site has. The page of a lost link is made in the browser, which has no facts then. */
  shown: readonly Locale[]
  className: string
}

/**
 * Links to this page in the other languages; `script/choose-language.ts` follows them. Without JavaScript even the
 * default language is in the address, so that the server can store the choice.
 */
export function LanguageLinks({ shown, className }: LanguageLinksProps) {
  const path = usePathname()
  const current = useLocale()
  // A guest's own page is also in a language that the site no longer has.
  const locales = shown.includes(current) ? shown : [...shown, current]
  return locales.map((locale) => (
    <li key={locale}>
      <a
        aria-current={locale === current ? 'true' : undefined}
        className={className}
        href={`/${locale}${path === '/' ? '' : path}`}
        hrefLang={locale}
        lang={locale}
      >
        <bdi>{languages[locale].label}</bdi>
      </a>
    </li>
  ))
}
