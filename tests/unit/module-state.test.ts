import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync(['{app,components,lib,server,scripts}/**/*.{ts,tsx}', '*.ts']).filter(
  (path) => !path.startsWith('lib/db/generated/'),
)

/** The lines of some sources that match, as "file: line". */
function linesOf(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n')
    return lines.filter((line) => pattern.test(line)).map((line) => `${path}: ${line.trim()}`)
  })
}

const inProcess = sources.filter((path) => /^(lib|server)\//.test(path))

test('only processWide keeps something on globalThis', () => {
  const others = sources.filter((path) => path !== 'lib/shared/process-wide.ts')
  expect(linesOf(others, /globalThis(?!\.(add|remove)EventListener)/)).toEqual([])
})

test('no module has a variable that another copy of the module would not share', () => {
  expect(linesOf(inProcess, /^(export )?(let|var) /)).toEqual([])
})

// Either a page's, which has one copy of each module, or only remembered: each copy may make its own anew.
const collections = [
  'lib/chat/client/session.ts',
  'lib/chat/client/unsent.ts',
  'lib/farm/rules/warnings/sentences.ts',
  'lib/http/rate-limit.ts',
  'lib/i18n/staff-words.ts',
  'lib/i18n/translator.ts',
  'lib/reviews/queries/author-photo.ts',
]

test('no module fills a collection of its own, unless it may be made anew', () => {
  const empty = /^(export )?const .* = (new (Map|Set|WeakMap|WeakSet)\b.*\(\)|\[\])$/
  const others = inProcess.filter((path) => !collections.includes(path))
  expect(linesOf(others, empty)).toEqual([])
})

test('no two values of a process have the same name', () => {
  const names = inProcess.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/processWide\(\s*'([^']+)'/g)].map(([, name]) => name),
  )
  expect(names).not.toEqual([])
  expect(names).toEqual([...new Set(names)])
})
