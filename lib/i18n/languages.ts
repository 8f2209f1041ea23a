/** The languages of the site, `short` as the bar has room for; the script chooses the fonts. A new one needs an entry here and a file in messages/. */
export const languages = {
  en: { label: 'English', short: 'EN', direction: 'ltr', script: 'latin' },
  fr: { label: 'Français', short: 'FR', direction: 'ltr', script: 'latin' },
  ar: { label: 'العربية', short: 'عربي', direction: 'rtl', script: 'arabic' },
  es: { label: 'Español', short: 'ES', direction: 'ltr', script: 'latin' },
  zh: { label: '简体中文', short: '中文', direction: 'ltr', script: 'chinese' },
  ru: { label: 'Русский', short: 'RU', direction: 'ltr', script: 'cyrillic' },
} as const

export type Locale = keyof typeof languages

/** The language whose pages have no prefix in their addresses. */
export const defaultLocale: Locale = 'en'

/** Returns the language of that code, or the default one for any other text. */
export function asLocale(text: string): Locale {
  return Object.hasOwn(languages, text) ? (text as Locale) : defaultLocale
}
