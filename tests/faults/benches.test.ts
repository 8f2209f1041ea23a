import { execFile, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createDatabase } from '../support/database.ts'

const root = join(import.meta.dirname, '../..')
const names = readdirSync(join(root, 'scripts/bench'))
  .filter((entry) => entry.endsWith('.ts'))
  .map((entry) => entry.slice(0, -3))
/** What a machine needs for a bench that compares with other programs. */
const needs: Record<string, string[]> = { pages: ['nginx', 'wrk'] }

for (const name of names) {
  const isMissing = (needs[name] ?? []).some((program) => spawnSync(program, ['-v']).error)
  test.skipIf(isMissing).concurrent(`npm run bench ${name} runs, on tiny data`, async () => {
    const database = await createDatabase()
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/bench.ts', name, 'tiny'],
      { cwd: root, timeout: 400_000, env: { ...process.env, DATABASE_URL: database.url } },
    )
    expect(stdout).toMatch(/[│┌]/)
    await database.drop()
  })
}
