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
