'use client'

import { languages } from '#lib/i18n/languages.ts'
import { useLocale, usePathname } from '#lib/i18n/navigation.tsx'
import { routing } from '#lib/i18n/routing.ts'

/**
 * Links to this page in the other languages; `script/choose-language.ts` follows them. Without JavaScript even the
 * default language is in the address, so that the server can store the choice.
 */
export function LanguageLinks({ className }: { className: string }) {
  const path = usePathname()
  const current = useLocale()
  return routing.locales.map((locale) => (
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
