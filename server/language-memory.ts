import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Locale } from '../lib/i18n/languages.ts'

const mostKept = 1_000
const longestKept = 200

export type LanguageMemory = {
  /** Returns true if the middleware would neither redirect this visitor nor set a language cookie. */
  letsThrough(locale: Locale | undefined, headers: IncomingHttpHeaders): boolean
  /** Remembers what the middleware does with such a visitor. */
  learn(locale: Locale | undefined, headers: IncomingHttpHeaders, response: ServerResponse): void
}

/**
 * The choice of language is the middleware's, and it is not imitated here: the first visitor with such
 * headers is sent to it, and when it neither led elsewhere nor noted a choice, the next ones need not ask.
 */
export function languageMemory(): LanguageMemory {
  const unredirected = new Set<string>()
  return {
    letsThrough(locale, headers) {
      const stored = storedLanguage(headers)
      const wish = headers['accept-language']
      // Pages for staff have one language; and who wishes nothing, as a search engine, gets what the address says.
      if (locale === undefined || stored === locale || (!stored && wish === undefined)) return true
      return unredirected.has(`${locale} ${stored} ${wish}`)
    },
    learn(locale, headers, response) {
      const key = `${locale} ${storedLanguage(headers)} ${headers['accept-language']}`
      if (key.length > longestKept) return
      response.once('finish', () => {
        const { statusCode } = response
        if ((statusCode !== 200 && statusCode !== 304) || response.hasHeader('set-cookie')) return
        if (unredirected.size >= mostKept) unredirected.clear()
        unredirected.add(key)
      })
    },
  }
}

function storedLanguage({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookie && /(?:^|;\s*)app_language=([^;]*)/.exec(cookie)?.[1]
}
