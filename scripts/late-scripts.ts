import { resolve } from 'node:path'
import { build } from 'rolldown'

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

const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Returns a script that asks the browser to compile all of it while it comes, in a thread of its own; done twice, it is
 * the same. Chromium otherwise compiles each function when it is called first, which is three quarters of the longest task
 * of a start. Other browsers read a comment. https://v8.dev/blog/explicit-compile-hints
 */
export function compileWhileLoading(script: string): string {
  return script.startsWith(compileHint) ? script : compileHint + script
}
