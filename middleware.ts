import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { routing } from '#lib/i18n/routing.ts'

const chooseLanguage = createMiddleware(routing)

// Only the list of languages links to addresses that name the default language: who comes there has chosen it. To open
// any other address is no choice, so nothing is stored.
const choosesDefault = new RegExp(`^/${routing.defaultLocale}(/|$)`)

/** Language and letter case of page paths, nothing else. Authority is never decided here. */
export default function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const lower = pathname.toLowerCase()
  if (pathname !== lower) return NextResponse.redirect(new URL(lower + search, request.url), 308)
  const response = chooseLanguage(request)
  if (!choosesDefault.test(pathname)) {
    for (const name of ['set-cookie', 'x-middleware-set-cookie']) response.headers.delete(name)
  }
  return response
}

export const config = {
  matcher: ['/((?!api(?:/|$)|app(?:/|$)|dev(?:/|$)|_next(?:/|$)|_vercel|.*\\..*).*)'],
}
