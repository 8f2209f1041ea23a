import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { watchSources } from '../../../scripts/watch.mjs'

const folder = mkdtempSync(join(tmpdir(), 'dontali-watch-'))
afterAll(() => rmSync(folder, { recursive: true }))

// As editors and git save: another file takes the place of the one that was there.
function replace(path: string) {
  writeFileSync(`${path}~`, 'new')
  renameSync(`${path}~`, path)
}

test('a source is noticed each time it is replaced, and in a folder that came later', async () => {
  mkdirSync(join(folder, 'mail'))
  let changes = 0
  const end = watchSources([folder], () => {
    changes += 1
  })
  const noticed = async () => {
    await vi.waitFor(() => expect(changes).toBeGreaterThan(0), 10_000)
    changes = 0
  }
  replace(join(folder, 'mail/letter.ts'))
  await noticed()
  replace(join(folder, 'mail/letter.ts'))
  await noticed()
  mkdirSync(join(folder, 'chat'))
  replace(join(folder, 'mail/letter.ts'))
  await noticed()
  replace(join(folder, 'chat/rules.ts'))
  await noticed()
  // The folder is removed after the test.
  end()
})
