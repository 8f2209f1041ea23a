import { z } from 'zod'
import { pages } from '../i18n/pages.ts'
import { inEveryLanguage, pathWithoutLanguage } from '../i18n/paths.ts'
import { roomPath } from '../rooms/rules/name.ts'

const guestPages = new Set(inEveryLanguage(Object.values(pages)))
const roomPage = new RegExp(`^${roomPath('[\\w-]+')}$`)

// A guest's own page begins like these, and is none.
function isGuestPage(path: string): boolean {
  return guestPages.has(path) || roomPage.test(pathWithoutLanguage(path))
}

/** The path of a page that all guests can read, as they ask for it. */
export const framedPageQuery = z.object({
  path: z.string().max(200).refine(isGuestPage, 'Send the path of a page of the site.'),
})

const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

type Page = { html: string; places: readonly string[] }

/**
 * Answers with a page that's only to be looked at, in a frame of our own pages: its scripts are taken out, and its policy runs
 * none. Nobody may keep it. It has the keys of the places that its marks number.
 */
export function framedPage({ html, places }: Page): Response {
  const keys = `<meta name="places" content="${places.join(' ')}"/>`
  return new Response(withoutScripts(html).replace('</head>', `${keys}</head>`), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
}
