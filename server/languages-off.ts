import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteLanguages } from '../lib/farm/rules/site-languages.ts'
import { localeOfPath, pathWithoutLanguage } from '../lib/i18n/paths.ts'
import { isAnew } from './static-pages.ts'

/**
 * Redirects a request for a page in a language that the site no longer has to the same page in English, and returns true. It may
 * come back, so nobody remembers the redirect. A guest's own page stays in the language in which they've booked.
 */
export function leadToEnglish(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/' } = request
  if ((method !== 'GET' && method !== 'HEAD') || isAnew(request)) return false
  const [path = '/', ...query] = url.split(/(?=\?)/)
  const english = pathWithoutLanguage(path)
  if (siteLanguages().includes(localeOfPath(path)) || english.startsWith('/stay/')) return false
  // With two slashes at its start it would be the address of another site.
  const address = english.replace(/^[\\/]+/, '/') + query.join('')
  response.writeHead(307, { Location: address, 'Cache-Control': 'no-store' }).end()
  return true
}
