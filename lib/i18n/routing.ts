import { defineRouting } from 'next-intl/routing'
import { defaultLocale, type Locale, languages } from './languages.ts'

export const routing = defineRouting({
  locales: Object.keys(languages) as Locale[],
  defaultLocale,
  localePrefix: 'as-needed',
  // The key under which the specification stores the choice; the cookie is what the server can see of it.
  localeCookie: { name: 'app_language', maxAge: 365 * 24 * 3600 },
  // hreflang is in the pages' own HTML: one source of truth.
  alternateLinks: false,
})
