import { expect, test } from 'vitest'
import { testsReached } from '../../../scripts/changed-tests.mjs'

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
