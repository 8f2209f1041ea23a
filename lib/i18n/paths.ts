import { defaultLocale, type Locale, languages } from './languages.ts'

/** A path of the site (`/about#team`) as its address in a language: the default language has no prefix. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** An address without its language. */
export function pathWithoutLanguage(address: string): string {
  const [, first = ''] = address.split('/')
  return Object.hasOwn(languages, first) ? address.slice(first.length + 1) || '/' : address
}

/** The language of an address. */
export function localeOfPath(address: string): Locale {
  const [, first = ''] = address.split(/[/?#]/)
  return Object.hasOwn(languages, first) ? (first as Locale) : defaultLocale
}
