import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('one file knows the private tables of the job queue', () => {
  const files = globSync('{app,components,lib,server,scripts}/**/*.{ts,tsx,mjs}')
  const knowing = files.filter((file) => /_private_(jobs|tasks)/.test(readFileSync(file, 'utf8')))
  expect(knowing.filter((file) => !file.startsWith('lib/db/generated/'))).toEqual([
    'lib/jobs/private.ts',
  ])
})
