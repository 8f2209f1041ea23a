import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { routing } from '#lib/i18n/routing.ts'

const chooseLanguage = createMiddleware(routing)

/** Language and letter case of page paths, nothing else. Authority is never decided here. */
export default function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const lower = pathname.toLowerCase()
  if (pathname !== lower) return NextResponse.redirect(new URL(lower + search, request.url), 308)
  return chooseLanguage(request)
}

export const config = {
  matcher: ['/((?!api(?:/|$)|app(?:/|$)|dev(?:/|$)|_next(?:/|$)|_vercel|.*\\..*).*)'],
}
