import type { NextRequest } from 'next/server'
import { env, publicUrl } from '../env.ts'
import { Refusal } from '../shared/refusal.ts'

/**
 * Refuses a state change that another site's page sends: a foreign or opaque Origin, or a
 * Sec-Fetch-Site of cross-site. A client that sends neither header is no browser and carries no cookie jar.
 */
export function refuseCrossSite(request: NextRequest): void {
  const origin = request.headers.get('origin')
  if (origin !== null && isOurs(origin, request)) return
  if (origin !== null || request.headers.get('sec-fetch-site') === 'cross-site') {
    throw new Refusal('cross_site')
  }
}

/**
 * Lets the pages of the sites in ALLOWED_ORIGINS read an answer, as a browser would not otherwise
 * (https://fetch.spec.whatwg.org/#http-cors-protocol). Cookies count where the browser sends them at all: ours
 * are SameSite=Lax, which leaves other names of our own site.
 */
export function addCorsHeaders(origin: string | null, headers: Headers): void {
  const { ALLOWED_ORIGINS } = env()
  if (ALLOWED_ORIGINS.length === 0) return
  headers.append('vary', 'Origin')
  if (origin === null || !ALLOWED_ORIGINS.includes(origin)) return
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-credentials', 'true')
  headers.set('access-control-expose-headers', 'Retry-After, X-Request-Id')
}

/** The answer to a browser that asks whether a page of such a site may call; null if it is nothing of that kind. */
export function preflight(asked: Headers, methods: string): Response | null {
  if (!asked.has('access-control-request-method')) return null
  const headers = new Headers()
  addCorsHeaders(asked.get('origin'), headers)
  if (!headers.has('access-control-allow-origin')) return null
  headers.set('access-control-allow-methods', methods)
  headers.set(
    'access-control-allow-headers',
    'Content-Type, Idempotency-Key, Last-Event-ID, Request-Key',
  )
  headers.set('access-control-max-age', '600')
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 204, headers })
}

function isOurs(origin: string, request: NextRequest): boolean {
  if (origin === publicUrl() || env().ALLOWED_ORIGINS.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  // Our own name has one scheme: a page of the other is one that somebody on the way may have written.
  if (host === new URL(publicUrl()).host) return false
  // Reached by another of its names (a phone on the same network, say), the service is still the same site.
  return /^https?:$/.test(protocol) && host === request.headers.get('host')
}
