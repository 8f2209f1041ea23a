const external = /<script src="([^"]+)" async=""><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*>/g

/**
 * Returns the HTML of a pre-rendered page with its scripts left to `script`, which loads those that its `data-late`
 * names when they are needed; done twice, it is the same. Throws when the page has no scripts: then Next writes them
 * in a way that this does not know.
 */
export function startScriptsLate(html: string, script: string): string {
  if (html.includes('<script data-late=')) return html
  const files = [...html.matchAll(external)].map(([, src]) => src)
  if (files.length === 0) throw new Error('A page without scripts: does Next write them otherwise?')
  const start = `<script data-late="${files.join(' ')}">${script}</script>`
  return html
    .replace(external, '')
    .replace(preload, '')
    .replace('</head>', () => `${start}</head>`)
}

/** Returns the small script that {@link startScriptsLate} has left in a page. */
export function lateScriptOf(html: string): string {
  const [, script] = /<script data-late="[^"]*">([\s\S]*?)<\/script>/.exec(html) ?? []
  if (script === undefined) throw new Error('A page of the build without its small script.')
  return script
}
