// What files need of each other: their imports, and what no import says.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { node } from './prepare.mjs'
import { at, root } from './steps.mjs'

/** Helpers that have every screen. What of it a test looks at, its own words say. */
const ofAll = ['tests/support/stage-pages.ts', 'tests/stage/main.tsx']
/** What is started, built or loaded by its path. */
const byPath = {
  'app/(site)/[locale]/layout.tsx': ['lib/i18n/request.ts'],
  'tests/support/desk-process.ts': ['tests/stage/desk.ts'],
  'tests/support/stage.ts': ['tests/stage/main.tsx'],
  'tests/stage/main.tsx': [
    'tests/stage/intl.tsx',
    'tests/stage/link.tsx',
    'tests/stage/vite.config.ts',
  ],
}
/** Files that read the messages of any language, by a path that they put together. */
export const readMessages = [
  'lib/i18n/read-messages.ts',
  'lib/i18n/request.ts',
  'tests/support/drawn.ts',
]
/** What Next shows around a page or instead of it. */
const around = /\/(layout|error|not-found)\.tsx$/
/** The name of a call: `'POST codes/[id]'`, or `'rooms_list.php'`, which is a file of its own. */
const callName = /'((?:GET|POST|PUT|PATCH|DELETE) [\w[\]/]+)'|'(\w+)\.php\b/g

/** Returns what each file of some folders imports, see {@link usedImports}. */
export async function importsOfAll(folders) {
  const { stdout } = await promisify(execFile)(
    node,
    [
      at('node_modules/.bin/depcruise'),
      ...['--config', 'boundaries.cjs'],
      ...['--cache', 'node_modules/.cache/dependency-cruiser', '--output-type', 'json'],
      ...folders,
    ],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  )
  return usedImports(JSON.parse(stdout).modules)
}

/** Returns what each module imports, as dependency-cruiser lists them, without what only types need. */
export function usedImports(modules) {
  const isUsed = ({ dependencyTypes }) => !dependencyTypes.includes('type-only')
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(isUsed).map(({ resolved }) => resolved),
    ]),
  )
}

/**
 * Returns what each file needs, by its `imports` and by its source, which `textOf` gives. `shown` has what is around pages,
 * `called` the calls that files make. Not both: the shell of the staff makes calls on each page, which is no page's point.
 */
export function needsOfAll(imports, textOf) {
  const files = [...imports.keys()]
  const frames = files.filter((file) => file.startsWith('app/') && around.test(file))
  const framesOf = (page) => frames.filter((frame) => page.startsWith(frame.replace(/[^/]+$/, '')))
  const callsOf = callsIn(imports, textOf)
  const plain = [...imports].map(([file, imported]) => [
    file,
    [
      ...imported.filter((one) => !ofAll.includes(file) || /^(tests|components\/site)\//.test(one)),
      ...(byPath[file] ?? []),
    ],
  ])
  return {
    shown: new Map(
      plain.map(([file, of]) => [file, isPage(file) ? [...of, ...framesOf(file)] : of]),
    ),
    called: new Map(plain.map(([file, of]) => [file, [...of, ...callsOf(file)]])),
  }
}

/** Returns true for the file of a page. */
export function isPage(file) {
  return /^app\/.*page\.tsx$/.test(file)
}

/** Returns what gives for a file the files that answer the calls it names. */
function callsIn(imports, textOf) {
  const files = [...imports.keys()]
  const named = (file) => [...textOf(file).matchAll(callName)]
  const answering = new Map(
    files
      .filter((file) => file.startsWith('calls/') && file !== 'calls/client.ts')
      .flatMap((file) => named(file).map(([, call]) => [call, file])),
  )
  const fileOf = ([, call, php]) => (call ? answering.get(call) : `app/api/${php}/route.ts`)
  const mayCall = (file) =>
    /^(components|lib)\//.test(file) && !file.startsWith('lib/db/generated/')
  return (file) =>
    mayCall(file)
      ? named(file)
          .map(fileOf)
          .filter((one) => imports.has(one))
      : []
}

/** Returns these files and all that need them, directly or through others. */
export function reachedFrom(changed, needs) {
  const needing = new Map()
  for (const [file, needed] of needs) {
    for (const one of needed) needing.set(one, [...(needing.get(one) ?? []), file])
  }
  const reached = new Set(changed)
  // A set that grows while it is gone through is gone through to its new end.
  for (const file of reached) for (const one of needing.get(file) ?? []) reached.add(one)
  return reached
}
