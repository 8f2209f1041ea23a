import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '../lib/i18n/languages.ts'
import { sha256Of } from '../lib/shared/sha256.ts'
import type { Answer } from './answers.ts'
import { staysInLanguage } from './language-choice.ts'

type Page = { locale: Locale | undefined; html: Answer; payloads: Map<string, Answer> }

/** Returns what a request for a page asks for, of what's in memory; undefined if Next has to answer. */
export function pageOrPart(page: Page, headers: IncomingHttpHeaders, query: string) {
  return staysInLanguage(page.locale, headers) ? partOf(page, headers, query) : undefined
}

/**
 * The page itself, or the payload that Next's client asks for. A payload's address carries a hash of the
 * headers, so that no cache in between mixes payloads up; other addresses Next redirects. The hash is
 * Next's own (next/dist/shared/lib/router/utils/cache-busting-search-param.js).
 */
function partOf(page: Page, headers: IncomingHttpHeaders, query: string): Answer | undefined {
  if (headers.rsc === undefined) return page.html
  const segment = headers['next-router-segment-prefetch']
  const asked = [
    headers['next-router-prefetch'],
    segment,
    headers['next-router-state-tree'],
    headers['next-url'],
  ]
  const told = asked.map((value) => value ?? '0').join(',')
  const hash = sha256Of(told).toString('base64url').slice(0, 16)
  const expected = asked.every((value) => value === undefined) ? '' : hash
  return query === `_rsc=${expected}` ? page.payloads.get(String(segment ?? '')) : undefined
}
