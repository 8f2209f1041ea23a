import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { forbidden, glossaryOf } from '../support/glossary.ts'
import { leavesOf } from '../support/messages.ts'
import { writtenIn } from '../support/written-words.ts'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

/** What staff read: their screens, sign-in, what rules and fields say, refusals and the mails to them. */
const files = [
  ...['components/staff', 'components/auth', 'app/(staff)/app'].flatMap(filesIn),
  ...filesIn('lib').filter((file) => /\/(rules|schema)(\/|\.ts$)/.test(file)),
  'lib/shared/refusal.ts',
  'lib/mail/staff-letters.ts',
].sort()

/** Words that a file or a message needs all the same, and why. */
const exceptions: Record<string, string[]> = {
  // The specification fixes these words.
  'lib/shared/refusal.ts': ['is not'],
  'bookings.fields.email': ['email'],
  'customers.columns.email': ['email'],
  'customers.fields.email': ['email'],
  'kit.searchPeople': ['email'],
  // A server that mails go through, domains, and names by which the database keeps a discount and an undone payment.
  'lib/booking/rules/events.ts': ['the mail'],
  'lib/reservations/rules/email-slips.ts': ['email'],
  'lib/payments/rules/void-reason.ts': ['taken back'],
  'lib/rates/rules/quote.ts': ['nights or more'],
  // What staff may have typed.
  'lib/farm/rules/warnings/about.ts': ['money back'],
  'lib/farm/rules/warnings/claims.ts': ['money back', 'cannot', 'are not'],
  // Keys of messages.
  'lib/farm/rules/places.ts': ['proof', 'email'],
  // The figures are figures, a room is kept for a guest who hasn't come, and another site has its own number.
  'dashboard.fresh.noAnswer': ['figures'],
  'dashboard.fresh.offline': ['figures'],
  'dashboard.day.none': ['no more'],
  'newBooking.booked.dueHelp': ['keep the room'],
  'newBooking.pay.channelNumber': ['booking number'],
  'today.missed.room.keep': ['keep the room'],
  'today.missed.sold': ['goes on'],
}

describe('the words that staff read', () => {
  const rows = glossaryOf('en')

  test('have none of the twins that the glossary of English forbids', () => {
    expect(files.length).toBeGreaterThan(300)
    const said = files.flatMap((file) => {
      const words = writtenIn(file).map(({ line, text }): [string, string] => [line, text])
      const allowed = exceptions[file] ?? []
      return forbidden(rows, words).filter((found) => !allowed.some((word) => found.includes(word)))
    })
    expect(said).toEqual([])
  })

  test('have none of them in the messages, either', () => {
    const messages = leavesOf(JSON.parse(readFileSync('messages/staff/en.json', 'utf8')))
    const said = messages.flatMap(([key, text]) => {
      const allowed = exceptions[key] ?? []
      return forbidden(rows, [[key, text]]).filter(
        (found) => !allowed.some((word) => found.includes(word)),
      )
    })
    expect(said).toEqual([])
  })
})

test.each([
  ['a JSX text', '<p>Papers of {month}</p>', ['Papers of']],
  [
    'an attribute that is read',
    '<Card title="Take it back" className="bg-paper p-4" />',
    ['Take it back'],
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code to read
  ['a string and a template', "const said = [`${n} papers`, 'Not yet']", ['{…} papers', 'Not yet']],
  ['a name that is compared', "const is = key === 'Escape' ? 'Go back' : ''", ['Go back']],
  ['a selector', "row.querySelector('Papers, select, button')", []],
  ['names and comments', "import x from 'papers' // papers\nconst y = { papers: 'papers' }", []],
])('the words of a file are taken by its syntax: %s', (_, code, said) => {
  expect(writtenIn('a.tsx', code).map(({ text }) => text)).toEqual(said)
})
