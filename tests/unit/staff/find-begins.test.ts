import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choicesOf } from '#components/staff/find/choices.ts'
import { importedBy } from '../../support/jsx.ts'

const nothing = { bookings: [], guests: [], units: [], rooms: [] }

/** What Find can begin on another screen, by the words that find it: the path, and the name that the link asks for. */
const begun = ['block', 'record a payment', 'print', 'add a room', 'import'].map((words) => {
  const [first] = choicesOf(words, nothing)
  const { pathname, searchParams } = new URL(first?.href ?? '', 'https://farm.example')
  return { words, pathname, name: searchParams.get('begin') }
})

/** The text of all that a screen and its own frame are made of. */
function screenAt(pathname: string): string {
  const folder = `app/(staff)/app/(shell)/${pathname.replace('/app/', '')}`
  const files = [`${folder}/page.tsx`, `${folder}/layout.tsx`].filter((file) => existsSync(file))
  return importedBy(files, { lazy: true })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

test('every action of Find that opens something is known here', () => {
  const source = readFileSync('components/staff/find/choices.ts', 'utf8')
  const names = [...source.matchAll(/\?begin=(\w+)/g)].map(([, name]) => name)
  expect(begun.map(({ name }) => name).sort()).toEqual(names.sort())
  expect(names).toHaveLength(5)
})

test.each(begun)(
  '“$words” leads to a screen that begins it, once it has taken it out of its address',
  ({ pathname, name }) => {
    const screen = screenAt(pathname)
    expect(screen).toContain(`useBegun('${name}', `)
    expect(screen).toMatch(/ useAddress\(/)
  },
)
