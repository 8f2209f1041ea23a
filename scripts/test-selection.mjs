// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.
import { existsSync, readdirSync } from 'node:fs'
import { at, Stop } from './steps.mjs'

/** The kinds of tests, each a folder of tests/. */
const kinds = ['unit', 'api', 'components', 'faults', 'e2e']

/** The paths of all files of tests, as `tests/api/status.test.ts`. */
export function testFiles() {
  return kinds
    .filter((kind) => existsSync(at('tests', kind)))
    .flatMap((kind) =>
      readdirSync(at('tests', kind), { recursive: true })
        .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
        .map((name) => `tests/${kind}/${name}`)
        .sort(),
    )
}

/** Puts files of tests under their kinds: `{ unit: [], api: ['tests/api/status.test.ts'], … }`. */
export function byKind(files) {
  return Object.fromEntries(
    kinds.map((kind) => [kind, files.filter((file) => file.startsWith(`tests/${kind}/`))]),
  )
}

/**
 * Returns the files whose path contains one of the filters, by kind.
 * Throws a Stop that names the filters that fit no file.
 */
export function selectTests(files, filters) {
  const wanted = filters.map((filter) => filter.replace(/^\.\//, ''))
  const lost = wanted.filter((filter) => !files.some((file) => file.includes(filter)))
  if (lost.length > 0) throw new Stop(`No test file has ${lost.join(' or ')} in its path.`)
  return byKind(files.filter((file) => wanted.some((filter) => file.includes(filter))))
}
