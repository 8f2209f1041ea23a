import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { env } from '#lib/env.ts'
import { attach, say, startChat } from '../support/chat.ts'
import { useCommands } from '../support/commands.ts'
import { useDatabase } from '../support/database.ts'
import { pastBooking } from '../support/past-booking.ts'
import { temporaryDir } from '../support/postgres.ts'
import { signedIn } from '../support/staff.ts'
import { registered } from '../support/stays-with-papers.ts'

useDatabase()
const run = useCommands()

const meera = {
  fullName: 'Meera Deshpande',
  utr: '632548210937',
  note: 'Meera brings a dog.',
}

test('writes everything that is kept about a person into a folder of theirs alone', async () => {
  const { by } = await signedIn()
  const home = await temporaryDir()
  const settings = { DATABASE_URL: String(env().DATABASE_URL) }
  const privacy = (...args: string[]) => run(home, 'privacy', args, settings)
  const email = 'leela@example.com'
  const { id, reference } = await pastBooking(
    by,
    { ...meera, email, phone: '+91 98220 77777' },
    { paid: true },
  )
  await issueInvoice(by, id, registered, new Date())
  await prisma().arrival.create({ data: { bookingId: id, jain: 2, allergies: 'Groundnuts' } })
  const chat = await startChat({ name: 'Leela', mobile: '98220 77777' })
  await say(chat, 'Is the lake far?')
  await attach(chat, new File(['A list.'], 'list.txt'))
  const folder = join(home, 'leela')
  expect((await privacy('export', email, folder)).output).toContain('include +91 98220 77777')
  const byPhone = join(home, 'leela-too')
  expect((await privacy('export', '9822077777', byPhone)).code).toBe(0)

  const record = JSON.parse(await readFile(join(byPhone, 'record.json'), 'utf8'))
  expect(record.customers).toMatchObject([{ email }])
  expect(record.bookings).toMatchObject([
    {
      reference,
      name: meera.fullName,
      your_note: meera.note,
      said_before_the_stay: { jain: 2, allergies: 'Groundnuts', dogs: 0 },
      payments: [{ amount: 9440, utr: meera.utr, state: 'verified' }],
      papers: [{ kind: 'tax invoice', says: { recipient: { name: meera.fullName } } }],
      total: 9440,
      check_in: '2025-06-01',
      books_kept_until: '2033-03-31',
      screenshots: [`files/${reference}-payment-1`],
      history: [
        { what: 'booking created', by: 'guest' },
        { what: 'booking verified', by: 'staff' },
        { what: 'document issued', by: 'staff' },
      ],
    },
  ])
  expect(record.conversations[0].messages).toMatchObject([
    { from: 'you', text: 'Is the lake far?' },
    { from: 'you', file: 'files/chat-1-2-list.txt' },
  ])
  expect(record.mails_waiting.length).toBeGreaterThan(0)
  expect(await readFile(join(byPhone, 'files/chat-1-2-list.txt'), 'utf8')).toBe('A list.')
  expect(await readdir(join(byPhone, 'files'))).toHaveLength(2)
  const modes = await Promise.all(
    ['', 'record.json', 'files/chat-1-2-list.txt'].map((name) => stat(join(byPhone, name))),
  )
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600'])
  expect((await privacy('export', email, folder)).output).toContain('already exists')
})
