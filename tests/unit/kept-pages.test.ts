import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { keptPages, type PageSet } from '../../server/kept-pages.ts'

let folder = ''
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'dontali-kept-')), 'pages')
  vi.spyOn(log, 'warn').mockReturnValue(undefined)
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const page = (html: string) => {
  const identity = Buffer.from(html)
  return { identity, br: Buffer.from(`br of ${html}`), gzip: gzipSync(identity) }
}
const set = (...paths: string[]): PageSet =>
  new Map(paths.map((path) => [path, page(`<p>${path}`)]))
const warnings = () => vi.mocked(log.warn).mock.calls.length

test('a set is read as it was written, by its own name only', async () => {
  await keptPages(folder).write('build.1', set('/', '/ar/terms'))
  expect(await keptPages(folder).read('build.1')).toEqual(set('/', '/ar/terms'))
  expect(await keptPages(folder).read('other-build.1')).toBeNull()
  expect(warnings()).toBe(0)
})

test('a set of nothing kept yet is none, without a warning', async () => {
  expect(await keptPages(folder).read('build.1')).toBeNull()
  expect(warnings()).toBe(0)
})

test('the newest replaces all others, also one that a process was killed while writing', async () => {
  const kept = keptPages(folder)
  await kept.write('build.1', set('/'))
  await rename(join(folder, 'build.1'), join(folder, 'build.2.half'))
  expect(await kept.read('build.2')).toBeNull()
  await kept.write('build.3', set('/', '/terms'))
  await kept.write('build.3', set('/terms'))
  expect(await readdir(folder)).toEqual(['build.3'])
  expect(await kept.read('build.3')).toEqual(set('/terms'))
})

test.each([
  ['a file is missing', (file: string) => rm(file)],
  ['a file has lost its bytes', (file: string) => writeFile(file, '')],
])('a set in which %s is none, and the log says so', async (_, tear) => {
  const kept = keptPages(folder)
  await kept.write('build.1', set('/', '/terms'))
  const [first = ''] = await readdir(join(folder, 'build.1'))
  await tear(join(folder, 'build.1', first))
  expect(await kept.read('build.1')).toBeNull()
  expect(warnings()).toBe(1)
})

test('a set that cannot be written leaves no half of it, and only the log says so', async () => {
  const kept = keptPages(folder)
  await kept.write('build.1', set('/'))
  await kept.write(
    'build.2',
    new Map([...set('/'), ['/terms', { ...page(''), br: null as never }]]),
  )
  expect(await readdir(folder)).toEqual([])
  await writeFile(`${folder}-full`, '')
  await keptPages(`${folder}-full`).write('build.1', set('/'))
  expect(warnings()).toBe(2)
})
