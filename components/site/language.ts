import { type Locale, languages } from '#lib/i18n/languages.ts'
import { routing } from '#lib/i18n/routing.ts'

const store = 'app_language'
const year = 365 * 24 * 3600
const cookieOf = (locale: string) => `${store}=${locale}; path=/; max-age=${year}; samesite=lax`

/** Stores the chosen language for the page (local storage) and for the server (cookie). */
export function rememberLanguage(locale: Locale) {
  try {
    localStorage.setItem(store, locale)
  } catch {
    // Storage can be switched off; the cookie still has the choice.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that guests still use
  document.cookie = cookieOf(locale)
}

/**
 * Runs in the head, before the first paint. Restores the cookie from local storage if the browser lost it, and
 * redirects from an address without a language to the chosen one. An address with a language is left as it is.
 */
export const languageScript = `(() => {
  try {
    const chosen = localStorage.getItem('${store}')
    if (!${JSON.stringify(Object.keys(languages))}.includes(chosen)) return
    if (document.cookie.split('; ').some((c) => c.startsWith('${store}='))) return
    document.cookie = '${store}=' + chosen + '; path=/; max-age=${year}; samesite=lax'
    const page = document.documentElement
    if (page.lang !== '${routing.defaultLocale}' || chosen === page.lang) return
    page.style.display = 'none'
    location.replace('/' + chosen + location.pathname.replace(/\\/$/, '') + location.search + location.hash)
  } catch {}
})()`
