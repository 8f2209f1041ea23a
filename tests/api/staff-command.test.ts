import { expect, test } from 'vitest'
import { oneTimeCode } from '#lib/auth/queries.ts'
import { sha256Of } from '#lib/shared/sha256.ts'
import { openEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { migrate } from '../../server/migrate.ts'
import { ask } from '../support/backup.ts'
import { useCommands } from '../support/commands.ts'
import { temporaryDir } from '../support/postgres.ts'
import { postgresPid } from '../support/server.ts'

const run = useCommands()
const settings = { STAFF_EMAILS: 'Asha@example.com, ravi@example.com' }

test('npm run staff lists, adds and removes beside a Dontali that runs, and when none does', async () => {
  const home = await temporaryDir()
  const staff = (...args: string[]) => run(home, 'staff', args, settings)
  const live = await openEmbeddedPostgres(home, (_, work) => work())
  await migrate(live.url)
  await ask(
    live.url,
    `INSERT INTO staff (email, role, created_at) VALUES
       ('asha@example.com', 'owner', '2020-11-20T20:00Z'), ('meera@farm.example', 'owner', '2020-11-21T20:00Z')`,
  )
  expect(await staff('add', ' Ravi@Example.com', 'Ravi', 'Pawar')).toEqual({
    code: 0,
    output: 'ravi@example.com can sign in.\n',
  })
  expect((await staff('add', 'ravi@example.com')).output).toBe(
    'ravi@example.com can already sign in.\n',
  )
  const done = 'can no longer sign in, and has been signed out everywhere.\n'
  expect(await staff('remove', 'ASHA@example.com')).toEqual({
    code: 0,
    output: `asha@example.com ${done}STAFF_EMAILS still lists them, but they stay removed.\n`,
  })
  expect((await staff('remove', 'meera@farm.example')).output).toBe(`meera@farm.example ${done}`)
  await live.stop()

  const { code, output } = await staff('list')
  expect([code, output.replaceAll(/20(?!20)\d\d-\d\d-\d\d/g, 'today')]).toEqual([
    0,
    `asha@example.com    since 2020-11-21, removed today, owner
meera@farm.example  since 2020-11-22, removed today, owner
ravi@example.com    since today, owner  Ravi Pawar
`,
  ])
  expect(await postgresPid(home)).toBeUndefined()
  expect(await staff('remove', 'ravi@example.com')).toEqual({
    code: 1,
    output: 'ravi@example.com is the only owner. Make someone else an owner first.\n',
  })
})

test('npm run staff -- code prints a link and a code, for those on the staff only', async () => {
  const home = await temporaryDir()
  const live = await openEmbeddedPostgres(home, (_, work) => work())
  await migrate(live.url)
  await ask(
    live.url,
    `INSERT INTO staff (email, role, removed_at) VALUES ('asha@example.com', 'owner', NULL), ('left@example.com', 'owner', now())`,
  )
  const code = (email: string) =>
    run(home, 'staff', ['code', email], {
      PUBLIC_URL: 'https://farm.example',
      AUTH_SECRET: 's'.repeat(32),
    })
  const { output } = await code('Asha@example.com')
  expect(output).toMatch(
    /^Open https:\/\/farm\.example\/app\/login\?email=asha%40example\.com&key=[a-z2-7]{26}\nin any browser and enter \d{6}\. It works once, for ten minutes\.\n$/,
  )
  const [row] = await ask(
    live.url,
    "SELECT id, encode(browser_sha256, 'hex') AS key FROM login_codes",
  )
  const [, key = '', digits] = /key=(\w+)\n.* (\d{6})\./.exec(output) ?? []
  expect([sha256Of(key).toString('hex'), oneTimeCode(row?.id, 's'.repeat(32))]).toEqual([
    row?.key,
    digits,
  ])
  expect(await code('left@example.com')).toEqual({
    code: 1,
    output: 'left@example.com isn’t on the staff.\n',
  })
  await live.stop()
})

test('npm run staff says what it cannot do', async () => {
  const home = await temporaryDir()
  const failed = async (...args: string[]) => {
    const { code, output } = await run(home, 'staff', args)
    expect(code).toBe(1)
    return output
  }
  for (const args of [[], ['fire', 'a@b.example'], ['list', 'all']]) {
    expect(await failed(...args)).toMatch(
      /^npm run staff -- list .*\n.*-- add .*\n.*-- role .*\n.*-- remove .*\n.*-- code .*\n$/,
    )
  }
  expect(await failed('remove', 'a@b.example', 'Asha')).toMatch(/^npm run staff/)
  expect(await failed('add', 'asha')).toBe('asha is not an e-mail address.\n')
  expect(await failed('list')).toBe(
    `There's no database in ${home}. Set DATA_DIR as for the site, or run npm start first.\n`,
  )
  const empty = await openEmbeddedPostgres(home, (_, work) => work())
  expect(await failed('list')).toBe('This database has no Dontali data yet.\n')
  await empty.stop()
})
