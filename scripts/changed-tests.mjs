// Which tests a change can break, as far as imports tell.
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { node } from './prepare.mjs'
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
/** The helper that has every page of staff: which of them a test opens, its own words say. */
const pagesOfAll = 'tests/support/stage-pages.ts'
/** What helpers start as a process of its own, which is no import. */
const started = { 'tests/support/desk-process.ts': ['tests/stage/desk.ts'] }
/** The paths from the project's folder that a test has in its words, as `lib`, `scripts/staff.ts` or `components/ui`. */
const named = new RegExp(
  `['"\`]((?:${[...code, 'docs', 'art', 'public'].join('|')})(?:/[^'"\`$\\s]*)?)['"\`$]`,
  'g',
)

/**
 * Returns the files of tests that the changes since `base` can break. Without a base these are the uncommitted changes,
 * or where there are none those of the last commit.
 */
export async function changedTests(base) {
  const changed = changedFiles(base)
  say(
    `\n${changed.length} files changed ${base ? `since ${base}` : '(uncommitted, or in the last commit)'}.`,
  )
  const imports = changed.some(decidesAll) ? new Map() : await importsOfAll()
  const textOf = (file) => readFileSync(at(file), 'utf8')
  return testsReached({ changed, tests: testFiles(), imports, textOf })
}

/**
 * Returns those of the tests that reach a changed file by imports, open a page that does, or read it as a file or its folder.
 * `imports` holds what each file imports, `textOf` gives a file's source.
 */
export function testsReached({ changed, tests, imports: all, textOf }) {
  if (changed.some(decidesAll)) return tests
  const used = ([file, of]) => (file === pagesOfAll ? [] : [...of, ...(started[file] ?? [])])
  const imports = new Map([...all].map((one) => [one[0], used(one)]))
  const reached = reachedFrom(changed, imports)
  const opened = [...reached].filter((file) => /^app\/.*page\.tsx$/.test(file)).map(pathOf)
  // Tests read the files beside them by relative paths, which no rule here understands.
  const isFixture = changed.some((file) => file.startsWith('tests/') && !imports.has(file))
  return tests.filter((file) => {
    if (reached.has(file)) return true
    // A test opens pages and names paths by its own words or by those of its helpers.
    const helpers = supportOf(file, imports).filter((one) => one !== pagesOfAll)
    const text = [file, ...helpers].map(textOf).join('\n')
    if (/^tests\/(e2e|components)\//.test(file)) return opened.some((path) => opens(text, path))
    if (!/^tests\/(unit|api)\//.test(file)) return false
    if (readsTree.test(text)) return true
    return readsFiles.test(text) && (isFixture || reads(text, changed, reached))
  })
}

/** Returns true if a test names a changed file, a folder of one, or a file that reaches one when it's started. */
function reads(text, changed, reached) {
  const found = importsFound.test(text) ? [...reached] : changed
  return [...text.matchAll(named)].some(([, path]) => {
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

/** Returns what each file imports, without what only types need. */
async function importsOfAll() {
  const { stdout } = await promisify(execFile)(
    node,
    [
      at('node_modules/.bin/depcruise'),
      ...['--config', 'boundaries.cjs'],
      ...['--cache', 'node_modules/.cache/dependency-cruiser', '--output-type', 'json'],
      ...code,
    ],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  )
  return new Map(
    JSON.parse(stdout).modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(({ typeOnly }) => !typeOnly).map(({ resolved }) => resolved),
    ]),
  )
}

function reachedFrom(files, imports) {
  const importers = new Map()
  for (const [file, imported] of imports) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file])
  }
  const reached = new Set(files)
  // A set that grows while it is gone through is gone through to its new end.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
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
  return new RegExp(`['"\`](/\\w\\w)?${path}(?![\\w-])`).test(text)
}
