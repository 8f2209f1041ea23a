import { asLocale, defaultLocale, type Locale, languages } from './languages.ts'

/** A path of the site (`/about#team`) as its address in a language: the default language has no prefix. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

const all = Object.keys(languages) as Locale[]

/** Paths of the site as their addresses in all languages, or in some of them. */
export function inEveryLanguage(paths: string[], locales: readonly Locale[] = all): string[] {
  return locales.flatMap((locale) => paths.map((path) => pathIn(locale, path)))
}

/** An address without its language. */
export function pathWithoutLanguage(address: string): string {
  const [, first = ''] = address.split('/')
  return Object.hasOwn(languages, first) ? address.slice(first.length + 1) || '/' : address
}

/** The language of an address. */
export function localeOfPath(address: string): Locale {
  const [, first = ''] = address.split('/')
  return asLocale(first)
}
