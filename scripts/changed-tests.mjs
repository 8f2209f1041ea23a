// Which tests a change can break, as far as imports tell.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { importsOfAll, isPage, needsOfAll, reachedFrom, readMessages } from './needs.mjs'
import { at, root, Stop, say } from './steps.mjs'
import { testFiles } from './test-selection.mjs'

/** Folders whose code imports what it needs. What else a change may touch decides about all tests. */
const code = ['app', 'calls', 'components', 'dev', 'lib', 'messages', 'server', 'scripts', 'tests']
/** Text that no code imports; tests read it, if anything does. */
const prose = /^(docs|art)\/|\.md$/
/** A test that reads the tree as files, or starts a process of one. */
const readsFiles = /\b(readFileSync|readdirSync|readFile|readdir|spawn|spawnSync|command)\(/
/** A test that looks for files by a pattern: any change can break it. */
const readsTree = /\bglobSync\(/
/** A test that imports every file it finds in a folder. */
const importsFound = /@vite-ignore/
/** What runners load before each file of a kind, by their configs. */
export const setUps = {
  unit: ['tests/support/own-process.ts'],
  api: ['tests/support/own-process.ts', 'tests/support/postgres.ts'],
  components: ['tests/support/stage-build.ts'],
  faults: ['tests/support/postgres.ts'],
  e2e: ['tests/support/site-data.ts'],
}
/** The helper by which the product's own calls answer a test of components. */
const desk = 'tests/support/desk-process.ts'
/** The helper that has every page of staff: which of them a test opens, its own words say. */
const pagesOfAll = 'tests/support/stage-pages.ts'
/** The paths from the project's folder that a test has in its words, as `lib`, `scripts/staff.ts` or `components/ui`. */
const named = new RegExp(
  `['"\`]((?:${[...code, 'docs', 'art', 'public'].join('|')})(?:/[^'"\`$\\s]*)?)['"\`$]`,
  'g',
)

/** The components that a test puts on the stage, as `'components/ui/icon.tsx#Icon'`. */
const staged = /'(components\/[^'#]+)#/g

/**
 * Returns the files of tests that the changes since `base` can break, those that are nearest to a change by their imports
 * first: they say best what's wrong. Without a base these are the uncommitted changes,
 * or where there are none those of the last commit.
 */
export async function changedTests(base) {
  const changed = changedFiles(base)
  say(
    `\n${changed.length} files changed ${base ? `since ${base}` : '(uncommitted, or in the last commit)'}.`,
  )
  const imports = changed.some(decidesAll) ? new Map() : await importsOfAll(code)
  const textOf = (file) => readFileSync(at(file), 'utf8')
  return nearestFirst(
    testsReached({ changed, tests: testFiles(), imports, textOf }),
    changed,
    imports,
  )
}

/** Returns tests by how many files are between them and a changed one; those that don't import it are last. */
export function nearestFirst(tests, changed, imports) {
  const order = [...reachedFrom(changed, imports)]
  const place = (file) => order.indexOf(file) + 1 || order.length + 1
  return tests.toSorted((one, other) => place(one) - place(other))
}

/**
 * Returns those of the tests that reach a changed file by imports, open a page that does, or read it as a file or its folder.
 * `imports` holds what each file imports, `textOf` gives a file's source. Of words in a language other than English these are
 * only the tests that name the language, or all of them.
 */
export function testsReached({ changed, tests, imports, textOf }) {
  if (changed.some(decidesAll)) return tests
  const needs = needsOfAll(imports, textOf)
  const translated = changed.flatMap(
    (file) => /^messages\/(?!en)(\w+)\.json$/.exec(file)?.[1] ?? [],
  )
  const ofAll = changed.filter((file) => !translated.includes(file.slice(9, -5)))
  const isReached = reaching(ofAll, { imports, needs })
  const isReachedByWords = reaching(changed, { imports, needs })
  return tests.filter((file) => {
    const helpers = supportOf(file, needs.shown)
    // A test opens pages and names paths by its own words or by those of its helpers.
    const text = [file, ...helpers.filter((one) => one !== pagesOfAll)].map(textOf).join('\n')
    return (
      isReached({ file, helpers, text }) ||
      (speaks(text, translated) && isReachedByWords({ file, helpers, text }))
    )
  })
}

/** Returns what tells whether a test, with its helpers and the text of all of them, can break by these changes. */
function reaching(changed, { imports, needs: { shown, called } }) {
  const areWords = changed.some(isMessages)
  const reached = reachedFrom(areWords ? [...changed, ...readMessages] : changed, shown)
  const pages = [...reached, ...reachedFrom(changed, called)].filter(isPage).map(pathOf)
  const ofStaff = pages.filter((path) => path.startsWith('/app/'))
  const opensOne = (paths, { text }) => paths.some((path) => opens(text, path))
  const stagesOne = ({ text }) =>
    areWords || [...text.matchAll(staged)].some(([, part]) => reached.has(part))
  const inTests = changed.filter((file) => file.startsWith('tests/'))
  const setUp = reachedFrom(inTests, shown)
  // Tests read the files beside them by relative paths, which no rule here understands.
  const isFixture = inTests.some((file) => !imports.has(file))
  const readsOne = ({ text }) =>
    readsTree.test(text) || (readsFiles.test(text) && (isFixture || reads(text, changed, reached)))
  // The server is under every page, and in all tests that start the real process.
  const isServer =
    changed.some((file) => file.startsWith('server/')) && reached.has('server/main.ts')
  const isReached = {
    unit: readsOne,
    api: readsOne,
    components: (test) => (test.helpers.includes(desk) ? opensOne(ofStaff, test) : stagesOne(test)),
    faults: () => isServer,
    e2e: (test) => isServer || opensOne(pages, test),
  }
  return (test) => {
    const kind = test.file.split('/')[1]
    const isSetUpAnew = setUps[kind].some((one) => setUp.has(one))
    return reached.has(test.file) || isSetUpAnew || isReached[kind](test)
  }
}

function isMessages(file) {
  return /^messages\/\w+\.json$/.test(file)
}

/** Returns true if a test names one of the languages, as `'fr'` or `/fr/booking`, or goes through all of them. */
function speaks(text, languages) {
  return languages.some((one) =>
    new RegExp(`['"\`/]${one}\\b|\\b(languages|locales)\\b`).test(text),
  )
}

function namesOf(text) {
  return [...text.matchAll(named)].map(([, path]) => path)
}

/** Returns true if a test names a changed file, a folder of one, or a file that reaches one when it's started. */
function reads(text, changed, reached) {
  const found = importsFound.test(text) ? [...reached] : changed
  return namesOf(text).some((path) => {
    const folder = path.endsWith('/') ? path : `${path}/`
    return reached.has(path) || found.some((file) => file.startsWith(folder))
  })
}

function decidesAll(file) {
  return !prose.test(file) && !code.includes(file.split('/')[0])
}

/** Returns the files that have changed since a commit, without those that are gone: what imported them has changed, too. */
function changedFiles(base) {
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
    } catch {
      throw new Stop(
        `git ${args.join(' ')} failed: --changed needs a git checkout and one of its commits.`,
      )
    }
  }
  const since = (commit) =>
    git('diff', '--name-only', '--no-renames', '--diff-filter=d', commit, '--')
  const added = git('ls-files', '--others', '--exclude-standard')
  if (base) return [...since(base), ...added]
  const uncommitted = [...since('HEAD'), ...added]
  return uncommitted.length > 0 ? uncommitted : since('HEAD~1')
}

function supportOf(file, imports) {
  const found = new Set(imports.get(file)?.filter((one) => one.startsWith('tests/support/')))
  for (const one of found) {
    for (const next of imports.get(one) ?? [])
      if (next.startsWith('tests/support/')) found.add(next)
  }
  return [...found]
}

/** The path of a page without what differs from visit to visit: `app/(site)/[locale]/about/page.tsx` is `/about`. */
function pathOf(file) {
  const folders = file.split('/').slice(1, -1)
  const fixed = folders.filter((name) => !/^\(.*\)$/.test(name) && name !== '[locale]')
  const end = fixed.findIndex((name) => name.startsWith('['))
  return `/${fixed.slice(0, end < 0 ? undefined : end).join('/')}`
}

function opens(text, path) {
  // Cookies of helpers have `path: '/'`.
  if (path === '/') return /(?<!path: )['"`](\/|\/\w\w\/?)[?#'"`]/.test(text)
  return new RegExp(`['"\`](/\\w\\w)?${path}(?![\\w-])`).test(text)
}
