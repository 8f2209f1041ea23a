import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messageCallsIn } from '../support/message-calls.ts'
import { leavesOf, nodeTypes, parts } from '../support/messages.ts'
import { writtenIn } from '../support/written-words.ts'

const messages = new Map(leavesOf(JSON.parse(readFileSync('messages/staff/en.json', 'utf8'))))

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

const files = ['components/staff', 'components/auth', 'app/(staff)/app'].flatMap(filesIn).sort()
const calls = files.flatMap((file) => messageCallsIn(file))

/** The names of what a message is given: its values, and its tags. */
function taken(text: string): string[] {
  const { text: words, count } = nodeTypes
  const named = parts(text, 'en').filter(({ type }) => type !== words && type !== count)
  return [...new Set(named.map(({ value }) => value))]
}

test('every call of a translator gives its message all values', () => {
  const lacking = calls.flatMap(({ place, keys, values, spreads }) => {
    const said = [...messages].filter(([key]) => keys.test(key))
    if (said.length === 0) return [`${place}: no message`]
    if (spreads) return []
    return said.flatMap(([key, text]) =>
      taken(text)
        .filter((name) => !values.includes(name))
        .map((name) => `${place}: ${key} takes ${name}`),
    )
  })
  expect(lacking).toEqual([])
})

test('every message is said somewhere', () => {
  const unsaid = [...messages.keys()].filter((key) => !calls.some(({ keys }) => keys.test(key)))
  expect(unsaid).toEqual([])
})

test('words are looked up when they are shown, as one process may serve several languages', () => {
  expect(calls.filter(({ isLoading }) => isLoading).map(({ place }) => place)).toEqual([])
})

/** Texts that are no words of ours, by file. */
const names: Record<string, string[]> = {
  'components/staff/waiting/announce.ts': ['staff news {…}'],
  'components/staff/shell/sidebar-width.ts': ['{…}={…}; path=/app; max-age=31536000; samesite=lax'],
  'components/staff/kit/live/news.tsx': ['staff chat'],
  // What a toast is about.
  'components/staff/money/claims-screen.tsx': ['too soon'],
  // Classes, headings by which the focus is kept, and a kind of what is dragged.
  'components/staff/statement/column-places.tsx': ['num {…}'],
  'components/staff/statement/done.tsx': ['done {…}'],
  'components/staff/statement/statement-screen.tsx': ['Files'],
  'components/staff/statement/use-decisions.ts': ['done {…}'],
  // Banks, by their names.
  'components/staff/statement/drop-zone.tsx': [
    ...['SBI', 'HDFC', 'ICICI', 'Axis', 'Kotak', 'Bank of Baroda', 'Canara'],
  ],
  // Codes of countries.
  'components/staff/google-reviews/setting-cards.tsx': ['IN', 'US', 'GB'],
  // A key, and letters that stand for other sites.
  'components/staff/new-booking/found.tsx': ['Enter'],
  'components/staff/new-booking/pay-step.tsx': ['A', 'B'],
  // Parts of CSS.
  'components/staff/calendar/days.ts': [
    'transparent {…}, {…} {…} calc({…} + 1px), transparent calc({…} + 1px)',
  ],
  'components/staff/calendar/use-bar-drag.ts': ['translate({…}px, {…}px)'],
  // A font.
  'components/staff/reports/revenue-chart-drawing.ts': ['600 13px {…}'],
}

test('no words are written beside the messages', () => {
  const written = files.flatMap((file) =>
    writtenIn(file)
      .filter(({ text }) => !names[file]?.includes(text))
      .map(({ line, text }) => `${line}: ${text}`),
  )
  expect(written).toEqual([])
})
