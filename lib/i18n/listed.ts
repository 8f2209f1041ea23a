import type { Locale } from './languages.ts'

const commas: Partial<Record<Locale, string>> = { ar: '، ', zh: '，' }

/** "2 nights, 3 guests": short things one after the other, with the comma of the language. */
export function listed(parts: string[], locale: Locale): string {
  return parts.join(commas[locale] ?? ', ')
}

/** Sentences one after the other: Chinese has no space between them. */
export function sentences(parts: string[], locale: Locale): string {
  return parts.join(locale === 'zh' ? '' : ' ')
}
