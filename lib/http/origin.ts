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

function isOurs(origin: string, request: NextRequest): boolean {
  if (origin === publicUrl() || env().ALLOWED_ORIGINS.includes(origin)) return true
  // Reached by another of its names (a phone on the same network, say), the service is still the same site.
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
}
