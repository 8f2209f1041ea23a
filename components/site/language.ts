import { defaultLocale, languages } from '#lib/i18n/languages.ts'

/** The name under which the chosen language is stored, in local storage and as a cookie. */
export const languageStore = 'app_language'

/** Returns the cookie that keeps a chosen language for a year. */
export const languageCookie = (locale: string) =>
  `${languageStore}=${locale}; path=/; max-age=${365 * 24 * 3600}; samesite=lax`

/**
 * Returns the script that runs in the head, before the first paint. It restores the cookie from local storage if the
 * browser lost it, and redirects from an address without a language to the chosen one. An address with a language is
 * left as it is.
 */
export const languageScript = () => `(() => {
  try {
    const chosen = localStorage.getItem('${languageStore}')
    if (!${JSON.stringify(Object.keys(languages))}.includes(chosen)) return
    if (document.cookie.split('; ').some((c) => c.startsWith('${languageStore}='))) return
    document.cookie = '${languageCookie("' + chosen + '")}'
    const page = document.documentElement
    if (page.lang !== '${defaultLocale}' || chosen === page.lang) return
    page.style.display = 'none'
    location.replace('/' + chosen + location.pathname.replace(/\\/$/, '') + location.search + location.hash)
  } catch {}
})()`
