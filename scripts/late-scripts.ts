import { lateStart } from '../components/site/late-start.ts'

const external = /<script src="([^"]+)" async=""><\/script>/g
const hint = /<link rel="preload" as="script"[^>]*>/g

/**
 * The HTML of a pre-rendered page with its scripts started late, as {@link lateStart} tells; done twice, it
 * is the same. Throws when the page has no scripts: then Next writes them in a way that this does not know.
 */
export function startScriptsLate(html: string): string {
  if (html.includes('<script data-late=')) return html
  const files = [...html.matchAll(external)].map(([, src]) => src)
  if (files.length === 0) throw new Error('A page without scripts: does Next write them otherwise?')
  const start = `<script data-late="${files.join(' ')}">${lateStart}</script>`
  return html
    .replace(external, '')
    .replace(hint, '')
    .replace('</head>', () => `${start}</head>`)
}
