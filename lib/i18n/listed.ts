import type { Locale } from './languages.ts'

const commas: Partial<Record<Locale, string>> = { ar: '، ', zh: '，' }

/** "2 nights, 3 guests": short things one after the other, with the comma of the language. */
export function listed(parts: string[], locale: Locale): string {
  return parts.join(commas[locale] ?? ', ')
}
