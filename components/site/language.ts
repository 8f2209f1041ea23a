import { siteLanguages } from '#lib/farm/rules/site-languages.ts'
import { defaultLocale } from '#lib/i18n/languages.ts'

/** The name under which the chosen language is stored, in local storage and as a cookie. */
export const languageStore = 'app_language'

/** Returns the cookie that keeps a chosen language for a year. */
export const languageCookie = (locale: string) =>
  `${languageStore}=${locale}; path=/; max-age=${365 * 24 * 3600}; samesite=lax`

/**
 * Returns the script that runs in the head, before the first paint. It keeps local storage and the cookie the same, which
 * the server reads; where the cookie was lost it leads to the chosen language from an address without one, and from
 * where the server has led by the browser's wish. An address that was opened as it is, is left as it is.
 */
export const languageScript = () => `(() => {
  try {
    const store = '${languageStore}'
    const cookie = document.cookie.split('; ').find((c) => c.startsWith(store + '='))
    const chosen = cookie ? cookie.slice(store.length + 1) : localStorage.getItem(store)
    if (!${JSON.stringify(siteLanguages())}.includes(chosen)) return
    if (cookie) return localStorage.setItem(store, chosen)
    document.cookie = '${languageCookie("' + chosen + '")}'
    const page = document.documentElement
    const wasLed = performance.getEntriesByType('navigation')[0]?.redirectCount > 0
    if (chosen === page.lang || (page.lang !== '${defaultLocale}' && !wasLed)) return
    page.style.display = 'none'
    const path = location.pathname.replace(new RegExp('^/' + page.lang + '(?=/|$)'), '').replace(/\\/$/, '')
    const start = chosen === '${defaultLocale}' ? '' : '/' + chosen
    location.replace((start + path || '/') + location.search + location.hash)
  } catch {}
})()`
