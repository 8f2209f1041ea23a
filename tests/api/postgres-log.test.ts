import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { temporaryDir } from '../support/postgres.ts'

test('the log of the bundled database names no guest, and is overwritten after a week', async () => {
  const home = await temporaryDir()
  const database = await openEmbeddedPostgres(home, (_, work) => work())
  // Only the superuser is told the settings of the log.
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await client.query('CREATE TABLE guests (email text UNIQUE CHECK (length(email) < 40))')
  const add = (email: string) => client.query(`INSERT INTO guests VALUES ('${email}')`)
  await add('meera@example.com')
  await expect(add('meera@example.com')).rejects.toThrow('duplicate key')
  await expect(add(`meera@${'x'.repeat(60)}.example`)).rejects.toThrow('violates check')
  const { rows } = await client.query(
    "SELECT current_setting('log_filename') AS name, current_setting('log_truncate_on_rotation') AS anew",
  )
  expect(rows).toEqual([{ name: 'server-%a.log', anew: 'on' }])
  await client.end()
  await database.stop()

  const folder = join(home, 'postgres/log')
  const files = await readdir(folder)
  expect(files).toEqual([expect.stringMatching(/^server-\w{3}\.log$/)])
  const text = await readFile(join(folder, files[0] ?? ''), 'utf8')
  expect(text).toContain('duplicate key value')
  expect(text).not.toContain('meera')
})
