import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../../tailwind.config'

const sizes: Record<string, string> = config.theme.fontSize

/** Every match of a pattern's first group in the screens' sources, as "file: match". */
function found(sources: string, pattern: RegExp): { path: string; match: string }[] {
  return globSync(sources).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, match = '']) => ({ path, match })),
  )
}

test('there are at most twelve sizes of letters', () => {
  expect(Object.keys(sizes).length).toBeGreaterThan(0)
  expect(Object.keys(sizes).length).toBeLessThanOrEqual(12)
})

test('no screen sets a size of its own', () => {
  const own = found('{app,components,dev}/**/*.{ts,tsx}', /\btext-(\[[^\]#]+\])|fontSize:/g)
  expect(own).toEqual([])
})

test('no screen names a size that does not exist', () => {
  const named = found(
    '{app,components,dev}/**/*.{ts,tsx}',
    /\btext-(xs|sm|md|base|lg|title|section|page|hero|\d?xl)\b/g,
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ match }) => !(match in sizes))).toEqual([])
})

test('style sheets use the same sizes', () => {
  const set = found('components/**/*.css', /font-size: ([\d.]+px)/g)
  expect(set).not.toEqual([])
  expect(set.filter(({ match }) => !Object.values(sizes).includes(match))).toEqual([])
})
