import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { screens } from '#components/staff/kit/address/screens.ts'

const vocabulary = ['schema', 'rules', 'queries', 'commands', 'client', 'service', 'words']
// Folders that are no domain: each has its own few kinds of file.
const grounds = ['db', 'http', 'i18n', 'jobs', 'mail', 'pictures', 'shared']
// https://nextjs.org/docs/app/api-reference/file-conventions
const reserved =
  /^(page|layout|route|not-found|global-not-found|error|global-error|loading|template|default|forbidden|unauthorized|sitemap|robots|manifest|icon|apple-icon|opengraph-image|twitter-image|favicon)\d?(\.dev)?\.\w+$/

function folders(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function files(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('the house', () => {
  const domains = folders('lib').filter((name) => !grounds.includes(name))

  test.each(domains)('lib/%s has only the rooms that every domain has', (domain) => {
    const rooms = readdirSync(`lib/${domain}`).map((name) => name.replace(/\.ts$/, ''))
    expect(rooms.filter((room) => !vocabulary.includes(room))).toEqual([])
  })

  test.each(domains)('lib/%s has no file beside a folder of the same name', (domain) => {
    const beside = folders(`lib/${domain}`).map((room) => `lib/${domain}/${room}.ts`)
    expect(beside.filter((path) => existsSync(path))).toEqual([])
  })

  test('app/ has only the file names that Next reserves', () => {
    expect(files('app').filter((name) => !reserved.test(name))).toEqual([])
  })

  test('every screen of the staff is in the sidebar', () => {
    const named = folders('app/(staff)/app/(shell)').filter((name) => !name.startsWith('['))
    const paths = named.map((name) => `/app/${name}`)
    expect(screens.map(({ path }) => path).sort()).toEqual(paths.sort())
  })

  test('no file is called by what nobody can look for', () => {
    const all = ['app', 'calls', 'components', 'dev', 'lib', 'server', 'scripts', 'tests'].flatMap(
      files,
    )
    expect(all.filter((name) => /^(index|utils?|helpers?|common|misc)\.\w+$/.test(name))).toEqual(
      [],
    )
  })
})

describe('authority', () => {
  const queries = /^import \{([^}]+)\} from '#(lib\/\w+\/queries[^']*)'/gm
  const readers = globSync(['app/**/{page,route}.{ts,tsx}', 'calls/*.ts']).map((path) => {
    const text = readFileSync(path, 'utf8')
    if (path.includes('(shell)')) return { path, text, uses: text }
    // A table has calls for guests, too.
    const uses = text
      .split('\n  /**')
      .filter((part) => /who: '(staff|publisher|owner|kitchen)'/.test(part))
    return { path, text, uses: uses.join('\n') }
  })
  const reads = readers.flatMap(({ path, text, uses }) =>
    [...text.matchAll(queries)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => ({ path, file, name: name.trim() }))
        // A list of several lines ends with a comma.
        .filter(({ name }) => name !== '' && new RegExp(`\\b${name}\\b`).test(uses)),
    ),
  )

  const pages = globSync('app/(staff)/app/(shell)/**/page.tsx')

  test.each(pages)('%s leads strangers to sign-in, and from there back to itself', (page) => {
    const path = page.replace('app/(staff)', '').replace('/(shell)', '').replace('/page.tsx', '')
    const [, address = ''] =
      /await requireStaffPage\(['`](\/[^'`$]+)/.exec(readFileSync(page, 'utf8')) ?? []
    expect(address).toBe(path.replace(/\[.*/, ''))
  })

  test('there are reads of staff to look at', () => {
    expect(reads.length).toBeGreaterThan(15)
  })

  test.each(reads)('$name, which $path asks for, takes an authority first', ({ file, name }) => {
    const signature = new RegExp(`function ${name}\\(\\s*_?by: (Staff|Publisher|Owner|SignedIn)\\b`)
    expect(readFileSync(file, 'utf8')).toMatch(signature)
  })
})
