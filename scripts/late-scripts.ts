import { resolve } from 'node:path'
import { build } from 'rolldown'

const external = /<script src="([^"]+)" async=""><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*>/g

/** Returns the small script of guests' pages (`components/site/script/main.ts`) as one piece of JavaScript. */
export async function smallScript(root: string): Promise<string> {
  const { NEXT_PUBLIC_API_BASE } = process.env
  const { output } = await build({
    cwd: root,
    input: resolve(root, 'components/site/script/main.ts'),
    write: false,
    transform: {
      target: 'es2022',
      define: { 'process.env.NEXT_PUBLIC_API_BASE': JSON.stringify(NEXT_PUBLIC_API_BASE ?? '') },
    },
    output: { format: 'iife', minify: true, codeSplitting: false },
  })
  return output[0].code.trim()
}

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

const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Returns a script that asks the browser to compile all of it while it comes, in a thread of its own; done twice, it is
 * the same. Chromium otherwise compiles each function when it is called first, which is three quarters of the longest task
 * of a start. Other browsers read a comment. https://v8.dev/blog/explicit-compile-hints
 */
export function compileWhileLoading(script: string): string {
  return script.startsWith(compileHint) ? script : compileHint + script
}
