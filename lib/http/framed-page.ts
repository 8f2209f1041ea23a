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

/** The same, and whether the page is to be as guests would see it. */
export const draftPageQuery = framedPageQuery.extend({ marks: z.literal('none').optional() })

const policyFor = (framedBy: "'self'" | "'none'") =>
  [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

type Page = { html: string; places: readonly string[]; examples: readonly string[] }

/**
 * Answers with a page that's only to be looked at, in a frame of our own pages: its scripts are taken out, and its policy runs
 * none. Nobody may keep it. It has the keys of the places that its marks number, and of the examples.
 */
export function framedPage({ html, places, examples }: Page): Response {
  const told = Object.entries({ places, examples }).map(
    ([name, keys]) => `<meta name="${name}" content="${keys.join(' ')}"/>`,
  )
  return lookedAt(
    withoutScripts(html).replace('</head>', () => `${told.join('')}</head>`),
    "'self'",
  )
}

function lookedAt(html: string, framedBy: Parameters<typeof policyFor>[0]): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyFor(framedBy),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}

const note =
  'position:fixed;inset-block-end:0;inset-inline:0;z-index:2147483000;padding:10px 16px;text-align:center;font:600 15px/1.4 system-ui,sans-serif;background:#12302f;color:#faf4e6'

/**
 * Answers with a page of the draft for anybody who has its link: only to be looked at, like {@link framedPage}, and with `words` at its foot
 * that say so. Its links to other pages lead to those of the draft, at the address that `addressOf` returns for a path.
 */
export function previewPage(
  html: string,
  words: string,
  addressOf: (path: string) => string,
): Response {
  const linked = withoutScripts(html).replace(
    /(<a\b[^>]*?\shref=")(\/[^"#?]*)([^"]*")/g,
    (whole, before: string, path: string, after: string) =>
      isGuestPage(path) ? `${before}${addressOf(path)}${after.replace(/^\?[^"#]*/, '')}` : whole,
  )
  const marked = linked
    .replace('</head>', () => '<meta name="robots" content="noindex, nofollow"/></head>')
    .replace('</body>', () => `<p role="note" style="${note}">${words}</p></body>`)
  return lookedAt(marked, "'none'")
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
}
