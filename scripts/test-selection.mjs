// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.
import { readdirSync } from 'node:fs'
import { at, Stop } from './steps.mjs'

/** The kinds of tests, each a folder of tests/. */
const kinds = ['unit', 'api', 'components', 'faults', 'e2e']

/** The paths of all files of tests, as `tests/api/status.test.ts`. */
export function testFiles() {
  return kinds.flatMap((kind) =>
    readdirSync(at('tests', kind), { recursive: true })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => `tests/${kind}/${name}`)
      .sort(),
  )
}

/**
 * The files whose path contains one of the filters, by kind: `{ unit: [], api: ['tests/api/status.test.ts'], … }`.
 * Throws a Stop that names the filters that fit no file.
 */
export function selectTests(files, filters) {
  const wanted = filters.map((filter) => filter.replace(/^\.\//, ''))
  const lost = wanted.filter((filter) => !files.some((file) => file.includes(filter)))
  if (lost.length > 0) throw new Stop(`No file of tests has ${lost.join(' or ')} in its path.`)
  const found = files.filter((file) => wanted.some((filter) => file.includes(filter)))
  return Object.fromEntries(
    kinds.map((kind) => [kind, found.filter((file) => file.startsWith(`tests/${kind}/`))]),
  )
}
