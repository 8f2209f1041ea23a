import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true })
    .filter((name) => String(name).endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const found = (page: string, pattern: RegExp) =>
  [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, text = '']) => text)

describe.each(pages)('%s', (page) => {
  test('leads only to pages that are there', () => {
    const links = found(page, /\]\((?!https?:)([^)#]+)[^)]*\)/g)
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
  })

  test('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = found(page, /npm run (?:-s )?([\w:-]+)/g)
    expect(commands.filter((name) => !scripts[name])).toEqual([])
  })
})

test.each(pages)('%s names only files that are there', (page) => {
  const folder =
    /`((?:app|components|dev|docs|lib|messages|prisma|scripts|server|tests)\/[^`*<> ]*)`/g
  expect(found(page, folder).filter((path) => !existsSync(path))).toEqual([])
})

test('the index of the decisions has them all', () => {
  const files = readdirSync('docs/decisions').filter((name) => name !== 'README.md')
  expect(found('docs/decisions/README.md', /\]\((\d{4}-[^)]+)\)/g)).toEqual(files.sort())
})
