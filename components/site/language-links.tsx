'use client'

import { siteLanguages } from '#lib/farm/rules/site-languages.ts'
import { languages } from '#lib/i18n/languages.ts'
import { useLocale, usePathname } from '#lib/i18n/navigation.tsx'

/**
 * Links to this page in the other languages; `script/choose-language.ts` follows them. Without JavaScript even the
 * default language is in the address, so that the server can store the choice.
 */
export function LanguageLinks({ className }: { className: string }) {
  const path = usePathname()
  const current = useLocale()
  const shown = siteLanguages()
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
