import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { migrate } from '../../server/migrate.ts'
import { ask, backupPlaces, contents } from '../support/backup.ts'
import { useCommands } from '../support/commands.ts'
import { temporaryDir } from '../support/postgres.ts'
import { postgresPid } from '../support/server.ts'

const places = backupPlaces()
const run = useCommands()
const opened = (dataDir: string) => openEmbeddedPostgres(dataDir, (_, work) => work())

test('a backup is made beside a Dontali that runs, and goes into the data of another that does not', async () => {
  const [home, other] = await Promise.all([temporaryDir(), temporaryDir()])
  const file = await places.file()
  const live = await opened(home)
  await migrate(live.url)
  await ask(live.url, `INSERT INTO settings (key, value) VALUES ('farm', '"Dontali"')`)
  await ask(
    live.url,
    `INSERT INTO staff (email, role, removed_at) VALUES ('asha@farm.example', 'owner', NULL), ('left@farm.example', 'desk', now())`,
  )
  const wanted = await contents(live.url)

  const made = await run(home, 'backup', ['dontali.gz'], { INIT_CWD: dirname(file) })
  expect(made.output).toMatch(/dontali\.gz: \d+ tables, [\d,]+ rows, \d+\.\d MB in \d+\.\d s\n$/)
  expect(made.code).toBe(0)
  expect(await readdir(dirname(file))).toEqual(['dontali.gz'])
  expect(await contents(live.url)).toEqual(wanted)

  const refused = await run(home, 'restore', [file])
  expect(refused).toEqual({
    code: 1,
    output: `Another Dontali is running with the data in ${home}. Stop it first, or give this one its own DATA_DIR.\n`,
  })
  await live.stop()

  const restored = await run(other, 'restore', [file])
  expect(restored.output).toMatch(
    /^Restored \d+ tables, [\d,]+ rows from the backup made at 20\d\d-/,
  )
  expect(restored.output).toContain(
    '\nEveryone has been signed out. These people can sign in: asha@farm.example.\n',
  )
  expect(restored.code).toBe(0)
  expect(await postgresPid(other)).toBeUndefined()
  const again = await opened(other)
  expect(await contents(again.url)).toEqual(wanted)
  await again.stop()
})

test('a backup of data that nothing runs on starts the database and ends it; without data it makes none', async () => {
  const home = await temporaryDir()
  const file = await places.file()
  const none = await run(home, 'backup', [file])
  expect(none).toEqual({
    code: 1,
    output: `There's no database in ${home}. Set DATA_DIR as for the site, or run npm start first.\n`,
  })
  expect(await readdir(home)).toEqual([])
  const first = await opened(home)
  await migrate(first.url)
  await first.stop()
  expect((await run(home, 'backup', [file])).code).toBe(0)
  expect(await postgresPid(home)).toBeUndefined()
})

test('the commands want one file, and say so', async () => {
  const home = await temporaryDir()
  for (const args of [[], ['a', 'b']]) {
    const { code, output } = await run(home, 'backup', args)
    expect([code, output]).toEqual([1, 'Give one file name: npm run backup FILE.\n'])
  }
  const { code, output } = await run(home, 'restore', [join(home, 'none.gz')])
  expect([code, output]).toEqual([1, `There's no file ${join(home, 'none.gz')}.\n`])
})

test('data of another PostgreSQL is refused, with the commands that move it', async () => {
  const home = await temporaryDir()
  await mkdir(join(home, 'postgres'))
  await writeFile(join(home, 'postgres/PG_VERSION'), '12\n')
  const { code, output } = await run(home, 'restore', ['any.gz'])
  expect(code).toBe(1)
  expect(output).toMatch(
    /was made by PostgreSQL 12, .*npm run backup FILE with the older version of Dontali, then npm run restore FILE .*\.\n$/,
  )
})
