import { asLocale, type Locale } from '#lib/i18n/languages.ts'
import { pathIn, pathWithoutLanguage } from '#lib/i18n/paths.ts'
import { languageCookie, languageStore } from '../language.ts'

/**
 * Follows a link to this page in another language (`hreflang`): the choice is stored here, path and query stay, and
 * the page is loaded again because direction and fonts change.
 */
export function followLanguageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    const locale = asLocale(link.hreflang)
    remember(locale)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { pathname, search, hash } = location
    location.assign(pathIn(locale, pathWithoutLanguage(pathname)) + search + hash)
  })
}

/** Stores the chosen language for the page (local storage) and for the server (cookie). */
function remember(locale: Locale) {
  try {
    localStorage.setItem(languageStore, locale)
  } catch {
    // Storage can be switched off; the cookie still has the choice.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that guests still use
  document.cookie = languageCookie(locale)
}
