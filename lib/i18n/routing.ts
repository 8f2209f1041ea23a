import { defineRouting } from 'next-intl/routing'

/** The languages of the site. A new one is a line here and a file in messages/. */
export const languages = {
  en: { label: 'English', direction: 'ltr' },
  fr: { label: 'Français', direction: 'ltr' },
  ar: { label: 'العربية', direction: 'rtl' },
  es: { label: 'Español', direction: 'ltr' },
  zh: { label: '简体中文', direction: 'ltr' },
  ru: { label: 'Русский', direction: 'ltr' },
} as const

export type Locale = keyof typeof languages

export const routing = defineRouting({
  locales: Object.keys(languages) as Locale[],
  defaultLocale: 'en',
  localePrefix: 'as-needed',
  // The key under which the specification stores the choice; the cookie is what the server can see of it.
  localeCookie: { name: 'app_language', maxAge: 365 * 24 * 3600 },
  // hreflang is in the pages' own HTML: one source of truth.
  alternateLinks: false,
})
