import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nearestFirst, setUps, testsReached } from '../../../scripts/changed-tests.mjs'
import { readMessages, usedImports } from '../../../scripts/needs.mjs'

const imports = new Map([
  ['lib/rates/rules/season.ts', ['lib/shared/dates.ts']],
  ['components/staff/rates/desk.tsx', ['lib/rates/rules/season.ts']],
  ['app/(staff)/app/(shell)/rates/page.tsx', ['components/staff/rates/desk.tsx']],
  ['app/(site)/[locale]/stay/[secret]/pay/page.tsx', ['lib/shared/dates.ts']],
  ['tests/unit/rates/season.test.ts', ['lib/rates/rules/season.ts']],
  ['tests/api/rates.test.ts', ['tests/support/rates.ts']],
  ['tests/support/rates.ts', ['lib/rates/rules/season.ts']],
  ['tests/support/desk.ts', []],
  ['scripts/staff.ts', ['lib/auth/commands.ts']],
  ['tests/e2e/staff-rates.spec.ts', ['tests/support/desk.ts']],
  ['tests/support/stage-pages.ts', ['lib/rates/rules/season.ts', 'lib/rooms/queries/rooms.ts']],
  ['tests/stage/desk.ts', ['tests/support/stage-pages.ts']],
  ['tests/support/desk-process.ts', []],
  ['tests/components/staff-rates.spec.ts', ['tests/support/desk-process.ts']],
  ['tests/components/staff-rooms.spec.ts', ['tests/support/desk-process.ts']],
])
const sources: Record<string, string> = {
  'tests/unit/architecture.test.ts': "readdirSync('lib')",
  'tests/unit/docs.test.ts': "readdirSync('docs/decisions')",
  'tests/unit/no-state.test.ts': "globSync('{app,lib}/**/*.ts')",
  'tests/api/staff-command.test.ts': "spawn('node', ['scripts/staff.ts'])",
  'tests/unit/rules-of-all.test.ts':
    "for (const rules of readdirSync('lib/rates')) await import(/* @vite-ignore */ rules)",
  'tests/support/desk.ts': "page.goto('/app/rates')",
  'tests/support/stage-pages.ts': "at('/app/rates'); at('/app/rooms')",
  'tests/components/staff-rates.spec.ts': "page.goto('/app/rates')",
  'tests/components/staff-rooms.spec.ts': "page.goto('/app/rooms')",
  'tests/e2e/guest-page.spec.ts': "page.goto('/stay/none')",
  'tests/e2e/staff-money.spec.ts': "page.goto('/app/money')",
}
const tests = [
  'tests/unit/architecture.test.ts',
  'tests/unit/docs.test.ts',
  'tests/unit/no-state.test.ts',
  'tests/unit/rules-of-all.test.ts',
  'tests/unit/chat/rules.test.ts',
  'tests/unit/rates/season.test.ts',
  'tests/api/rates.test.ts',
  'tests/api/staff-command.test.ts',
  'tests/components/staff-rates.spec.ts',
  'tests/components/staff-rooms.spec.ts',
  'tests/e2e/guest-page.spec.ts',
  'tests/e2e/staff-money.spec.ts',
  'tests/e2e/staff-rates.spec.ts',
]
const reachedBy = (...changed: string[]) =>
  testsReached({ changed, tests, imports, textOf: (file: string) => sources[file] ?? '' })

test('a change leads to the tests that import it through others, that open its page, that read its folder, and that look at all files', () => {
  expect(reachedBy('lib/rates/rules/season.ts')).toEqual([
    'tests/unit/architecture.test.ts',
    'tests/unit/no-state.test.ts',
    'tests/unit/rules-of-all.test.ts',
    'tests/unit/rates/season.test.ts',
    'tests/api/rates.test.ts',
    'tests/components/staff-rates.spec.ts',
    'tests/e2e/staff-rates.spec.ts',
  ])
})

test('the tests that import a changed file themselves come first, and those that only name it last', () => {
  const some = [
    'tests/api/rates.test.ts',
    'tests/unit/architecture.test.ts',
    'tests/unit/rates/season.test.ts',
  ]
  expect(nearestFirst(some, ['lib/rates/rules/season.ts'], imports)).toEqual([
    'tests/unit/rates/season.test.ts',
    'tests/api/rates.test.ts',
    'tests/unit/architecture.test.ts',
  ])
})

test('a change of the helper that has every page of staff leads to all tests that use it', () => {
  expect(
    reachedBy('tests/support/stage-pages.ts').filter((file: string) => /components/.test(file)),
  ).toEqual(['tests/components/staff-rates.spec.ts', 'tests/components/staff-rooms.spec.ts'])
})

test('a page with parts that differ from visit to visit is known by those before them', () => {
  expect(reachedBy('app/(site)/[locale]/stay/[secret]/pay/page.tsx')).toContain(
    'tests/e2e/guest-page.spec.ts',
  )
})

test('a change of what decides about all tests leads to all of them, and prose to those that read its folder', () => {
  expect(reachedBy('package-lock.json')).toEqual(tests)
  expect(reachedBy('prisma/migrations/20270101000000_more/migration.sql')).toEqual(tests)
  expect(reachedBy('docs/decisions/0001-one.md')).toEqual([
    'tests/unit/docs.test.ts',
    'tests/unit/no-state.test.ts',
  ])
})

test('a change leads to the tests that start a command which imports it, and that import all they find in a folder', () => {
  expect(reachedBy('lib/auth/commands.ts')).toEqual([
    'tests/unit/architecture.test.ts',
    'tests/unit/no-state.test.ts',
    'tests/api/staff-command.test.ts',
  ])
  expect(reachedBy('lib/shared/dates.ts')).toContain('tests/unit/rules-of-all.test.ts')
})

test('a file that only tests read leads to all that read files', () => {
  expect(reachedBy('tests/fixtures/bank.csv')).toEqual([
    'tests/unit/architecture.test.ts',
    'tests/unit/docs.test.ts',
    'tests/unit/no-state.test.ts',
    'tests/unit/rules-of-all.test.ts',
    'tests/api/staff-command.test.ts',
  ])
})

test('what only types need is no import', () => {
  const dependencies = [
    { resolved: 'calls/all.ts', dependencyTypes: ['local', 'type-only', 'import'] },
    { resolved: 'lib/shared/api.ts', dependencyTypes: ['local', 'import'] },
  ]
  expect(usedImports([{ source: 'calls/client.ts', dependencies }])).toEqual(
    new Map([['calls/client.ts', ['lib/shared/api.ts']]]),
  )
})

const journey = "page.goto('/app/rooms')"
const framed = {
  tests: [
    'tests/components/gallery.spec.ts',
    'tests/components/staff-rooms.spec.ts',
    'tests/e2e/gallery.spec.ts',
    'tests/e2e/staff-rooms.spec.ts',
  ],
  imports: new Map([
    ['app/(site)/[locale]/layout.tsx', ['components/site/footer.tsx']],
    ['app/(site)/[locale]/gallery/page.tsx', ['components/site/gallery/gallery-page.tsx']],
    ['app/(staff)/app/(shell)/layout.tsx', ['components/staff/shell/shell.tsx']],
    ['app/(staff)/app/(shell)/rooms/page.tsx', ['components/staff/rooms/rooms-screen.tsx']],
    ['app/api/rooms_save/route.ts', ['lib/rooms/commands/save-room.ts']],
    ['calls/rates.ts', ['lib/rates/commands/change-days.ts']],
    ['components/staff/rooms/rooms-screen.tsx', ['lib/rooms/client.ts']],
    ['lib/rooms/client.ts', []],
    ['tests/support/desk-process.ts', []],
    ['tests/support/stage.ts', []],
    ['tests/stage/main.tsx', ['components/staff/shell/shell.tsx', 'tests/stage/router.tsx']],
    ['tests/components/gallery.spec.ts', ['tests/support/stage.ts']],
    [
      'tests/components/staff-rooms.spec.ts',
      ['tests/support/stage.ts', 'tests/support/desk-process.ts'],
    ],
    ['server/main.ts', ['server/http.ts']],
  ]),
  sources: {
    'calls/rates.ts': "'POST rates/days': endpoint(",
    'components/staff/rooms/rooms-screen.tsx': "call('POST rates/days', { json })",
    'lib/rooms/client.ts': "sendForm('rooms_save.php', form)",
    'tests/components/gallery.spec.ts':
      "stage.at('/gallery', 'components/site/gallery/gallery-page.tsx#GalleryPage')",
    'tests/components/staff-rooms.spec.ts': journey,
    'tests/e2e/gallery.spec.ts': "page.goto('/gallery')",
    'tests/e2e/staff-rooms.spec.ts': journey,
  } as Record<string, string>,
}
const framedBy = (...changed: string[]) =>
  testsReached({ ...framed, changed, textOf: (file: string) => framed.sources[file] ?? '' })

test('a change of what is around pages leads to the tests that open one, but a guests’ page on the stage has nothing around it', () => {
  expect(framedBy('components/site/footer.tsx')).toEqual(['tests/e2e/gallery.spec.ts'])
  expect(framedBy('components/staff/shell/shell.tsx')).toEqual([
    'tests/components/staff-rooms.spec.ts',
    'tests/e2e/staff-rooms.spec.ts',
  ])
})

test('a change leads to the component tests that put on the stage what needs it, and one of the stage to all of them', () => {
  expect(framedBy('components/site/gallery/gallery-page.tsx')).toEqual([
    'tests/components/gallery.spec.ts',
    'tests/e2e/gallery.spec.ts',
  ])
  expect(framedBy('tests/stage/router.tsx')).toEqual([
    'tests/components/gallery.spec.ts',
    'tests/components/staff-rooms.spec.ts',
  ])
})

test('a change of what a call does leads to the tests of the screens that make it', () => {
  const ofRooms = ['tests/components/staff-rooms.spec.ts', 'tests/e2e/staff-rooms.spec.ts']
  expect(framedBy('lib/rates/commands/change-days.ts')).toEqual(ofRooms)
  expect(framedBy('lib/rooms/commands/save-room.ts')).toEqual(ofRooms)
})

test('a change of the server leads to all journeys', () => {
  expect(framedBy('server/http.ts')).toEqual([
    'tests/e2e/gallery.spec.ts',
    'tests/e2e/staff-rooms.spec.ts',
  ])
})

test('a change of what a runner loads first leads to all tests of its kind', () => {
  expect(framedBy('tests/support/stage-build.ts')).toEqual([
    'tests/components/gallery.spec.ts',
    'tests/components/staff-rooms.spec.ts',
  ])
  const configs = ['vitest.config.ts', 'playwright.components.config.ts', 'playwright.config.ts']
  const loaded = configs.flatMap((config) =>
    [
      ...readFileSync(config, 'utf8').matchAll(/(?:globalSetup|setupFiles): '(?:\.\/)?([^']+)'/g),
    ].map(([, file]) => file),
  )
  expect(new Set(Object.values(setUps).flat())).toEqual(new Set(loaded))
})

test('other messages lead to the tests whose product reads them: in English to all, in another language to those that name it', () => {
  const words = {
    tests: [
      'tests/api/hold-mail.test.ts',
      'tests/api/refund-mails.test.ts',
      'tests/api/holds.test.ts',
    ],
    imports: new Map([
      ['tests/api/hold-mail.test.ts', ['lib/i18n/read-messages.ts']],
      ['tests/api/refund-mails.test.ts', ['lib/i18n/read-messages.ts']],
      ['tests/api/holds.test.ts', []],
    ]),
    textOf: (file: string) => (file.includes('hold') ? "{ locale: 'fr' }" : ''),
  }
  expect(testsReached({ ...words, changed: ['messages/fr.json'] })).toEqual([
    'tests/api/hold-mail.test.ts',
  ])
  expect(testsReached({ ...words, changed: ['messages/en.json'] })).toEqual([
    'tests/api/hold-mail.test.ts',
    'tests/api/refund-mails.test.ts',
  ])
})

test('every file that puts the path of messages together is known', () => {
  const found = globSync(
    '{app,calls,components,dev,lib,server,tests/support}/**/*.{ts,tsx}',
  ).filter((file) => /messages\/\$\{|'messages', `/.test(readFileSync(file, 'utf8')))
  const readsAsFile = ['tests/support/messages.ts']
  expect(new Set([...readMessages, ...readsAsFile])).toEqual(new Set(found))
})
