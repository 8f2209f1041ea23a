import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string> }

// npm drops the packages of other platforms from the lockfile when its registry cannot show them, and
// `npm ci` then refuses the whole file ("Missing: … from lock file").
test('the lockfile has the packages of every platform, so that npm ci takes it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const missing = Object.entries(packages as Record<string, Entry>).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages),
    ),
  )
  expect(missing).toEqual([])
})
