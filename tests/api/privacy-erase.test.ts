import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { readDocument } from '#lib/documents/queries/read-document.ts'
import { env } from '#lib/env.ts'
import { sendBookingMail } from '#lib/mail/send-booking-mail.ts'
import { eraseClosedBooks } from '#lib/privacy/commands/erase-closed-books.ts'
import { readDatabase } from '../../server/backups/write.ts'
import { connect } from '../../server/connect.ts'
import { claimOf } from '../support/bookings.ts'
import { attach, say, startChat } from '../support/chat.ts'
import { useCommands } from '../support/commands.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { pastBooking } from '../support/past-booking.ts'
import { temporaryDir } from '../support/postgres.ts'
import { signedIn } from '../support/staff.ts'
import { registered } from '../support/stays-with-papers.ts'

useDatabase()
const run = useCommands()

let by: Staff
let home: string
beforeAll(async () => {
  by = (await signedIn()).by
  home = await temporaryDir()
})
const privacy = (...args: string[]) =>
  run(home, 'privacy', args, { DATABASE_URL: String(env().DATABASE_URL) })

/** Everything that the database holds, as a backup would have it. */
async function everything(): Promise<string> {
  const client = await connect(String(env().DATABASE_URL))
  let text = ''
  for await (const part of readDatabase(client, {})) text += part
  await client.end()
  return text
}

const meera = {
  fullName: 'Meera Deshpande',
  email: 'Meera@Example.com',
  phone: '098220 54321',
  utr: '632548210937',
  note: 'Meera brings a dog.',
}
const words = ['Meera', 'meera', '54321', '632548210937', 'bring']

describe('erase', () => {
  test('keeps only what the books need about a person, and changes nothing about others', async () => {
    const paid = await pastBooking(by, meera, { paid: true })
    const unpaid = await pastBooking(by, {
      ...meera,
      utr: '732548210938',
      phone: '+91 98220-54321',
    })
    const other = await pastBooking(by, { fullName: 'Ravi Joshi', email: 'ravi@example.com' })
    const chat = await startChat({ name: 'Meera', mobile: '+91 (98220) 54321' })
    await say(chat, 'Meera here.')
    await attach(chat, new File(['Meera wrote this.'], 'meera.txt'))
    const kept = await prisma().booking.findUniqueOrThrow({ where: { id: other.id } })

    const { code, output } = await privacy('erase', '٩٨٢٢٠ ٥٤٣٢١', '--yes')
    expect([code, output]).toEqual([0, expect.stringContaining('Erased.')])
    expect(output).toContain(
      `For ${paid.reference}, the name, UTR and amounts are kept as business records until 2033-03-31 at the latest`,
    )

    const { fullName, utr } = meera
    const left = await prisma().booking.findUniqueOrThrow({ where: { id: paid.id } })
    expect(await claimOf(paid.id)).toMatchObject({ utr, proof: { name: 'erased.webp' } })
    expect(left).toMatchObject({
      fullName,
      email: 'erased',
      phone: 'erased',
      guest_note: null,
      totalPaise: 944_000,
      sender: [],
    })
    const dump = (await everything()).replace(`"${fullName}"`, '').replace(`"${utr}"`, '')
    const found = words.flatMap((word) => [word, Buffer.from(word).toString('hex')])
    expect(found.filter((word) => dump.includes(word))).toEqual([])
    expect(await prisma().booking.findUnique({ where: { id: unpaid.id } })).toMatchObject({
      fullName: 'Erased guest',
    })
    expect(await claimOf(unpaid.id)).toMatchObject({ utr: null })
    expect(await prisma().booking.findUnique({ where: { id: other.id } })).toEqual(kept)
    expect(await prisma().chat.count()).toBe(0)
    const history = await bookingHistory(by, paid.id, new Date())
    expect(history[0]).toMatchObject({
      actor: 'terminal',
      action: 'details_erased',
      detail: '2033-03-31',
    })
    expect(history.map(({ action }) => action)).toContain('booking_verified')
    const again = (await privacy('erase', meera.email)).output
    expect(again).toContain('Nothing was found')
    expect(again).not.toContain('Type yes')
  })

  test('waits for a stay that is ahead and for a payment that nobody has decided, unless it is told not to', async () => {
    const room = await makeRoom()
    const email = 'anita@example.com'
    const { body } = await book(room.name, { email })
    const refused = await privacy('erase', email, '--yes')
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(`Nothing was erased: ${body.reference} has an upcoming stay`)
    await changeStatus(by, { id: body.booking_id, status: 'verified', note: null }, new Date())
    expect((await privacy('erase', email, '--yes')).code).toBe(1)
    expect((await privacy('erase', email, '--yes', '--with-open-bookings')).code).toBe(0)
    const left = await prisma().booking.findUniqueOrThrow({
      where: { id: body.booking_id },
      include: { occupancy: true },
    })
    const kept = { status: 'verified', occupancy: { unit: 1 } }
    expect(left).toMatchObject({ ...kept, email: 'erased', sender: [] })
    // What staff do with the booking later brings nothing back, and has nobody to write to.
    await changeStatus(by, { id: left.id, status: 'confirmed', note: null }, new Date())
    const folder = await temporaryDir()
    env().DATA_DIR = folder
    await sendBookingMail({ kind: 'confirmed', bookingId: left.id })
    expect(await readdir(folder)).toEqual([])
    const customer = await prisma().customer.findUniqueOrThrow({ where: { id: left.customerId } })
    expect([customer.fullName, customer.phone]).toEqual(['Erased guest', 'erased'])
  })

  test('asks first, and changes nothing without a yes', async () => {
    const email = 'kiran@example.com'
    const { reference } = await pastBooking(by, { email })
    const { code, output } = await privacy('erase', email)
    expect(code).toBe(0)
    expect(output).toContain(`booking ${reference}, rejected, 2025-06-01 to 2025-06-03`)
    expect(output).toContain('Nothing was changed.')
    expect(await prisma().booking.count({ where: { email } })).toBe(1)
  })

  test('takes a number of another country for another person', async () => {
    const { id } = await pastBooking(by, { phone: '+1 (982) 203-3333', email: 'joan@example.com' })
    expect((await privacy('erase', '+91 98220 33333', '--yes')).output).toContain(
      'Nothing was found',
    )
    expect((await privacy('erase', '982-203-3333', '--yes')).code).toBe(0)
    expect(await prisma().booking.findUnique({ where: { id } })).toMatchObject({ phone: 'erased' })
  })
})

describe('history', () => {
  test('can lose words about a person, but accepts no new ones', async () => {
    const { id } = await pastBooking(by, { email: 'tara@example.com' })
    const change = (sql: string) => pool().query(`${sql} WHERE booking_id = '${id}'`)
    const refused = [
      "UPDATE audit_entries SET actor = 'system'",
      'UPDATE audit_entries SET after = NULL',
      `UPDATE audit_entries SET after = jsonb_set(after, '{note}', '"other"')`,
      'UPDATE audit_entries SET created_at = now()',
      'DELETE FROM audit_entries',
      "UPDATE notifications SET title = 'other', message = NULL",
      "UPDATE notifications SET message = 'other'",
    ]
    for (const sql of refused) await expect(change(sql), sql).rejects.toThrow('append-only')
    await change(
      'UPDATE audit_entries SET after = without_words(after), before = without_words(before)',
    )
    expect(
      (await bookingHistory(by, id, new Date())).map(({ action, detail }) => [action, detail]),
    ).toEqual([
      ['booking_rejected', null],
      ['booking_created', 'Unit 1 is reserved'],
    ])
  })
})

describe('the books', () => {
  test.each([
    ['a stay on the last day of a tax year', '2026-03-31', null, '2033-03-31'],
    ['a stay on the first day of the next', '2026-04-01', null, '2034-03-31'],
    ['a refund in the year after the stay', '2026-03-20', '2026-04-02', '2034-03-31'],
  ])('are kept seven years after the tax year of %s', async (_, out, refunded, until) => {
    const { rows } = await pool().query(
      'SELECT books_until($1, $2, ARRAY[$3]::timestamptz[])::text AS until',
      [out, '2026-03-01', refunded],
    )
    expect(rows).toEqual([{ until }])
  })

  test('close automatically: after their last day no booking names its guest, and the amounts stay', async () => {
    const old = await pastBooking(
      by,
      { ...meera, email: 'old@example.com', utr: '832548210938' },
      { paid: true, year: 2016 },
    )
    const paper = await issueInvoice(by, old.id, registered, new Date())
    const recent = await pastBooking(
      by,
      { fullName: 'Sunil More', email: 'sunil@example.com' },
      { paid: true },
    )
    await eraseClosedBooks(new Date())
    expect(await prisma().booking.findUnique({ where: { id: old.id } })).toMatchObject({
      fullName: 'Erased guest',
      email: 'erased',
      totalPaise: 944_000,
    })
    expect(await claimOf(old.id)).toMatchObject({ utr: null, paise: 944_000, state: 'verified' })
    expect((await readDocument(by, paper)).snapshot).toMatchObject({
      recipient: { name: 'Erased guest' },
      payments: [{ utr: null, paise: 944_000 }],
      paise: 944_000,
    })
    expect(await prisma().booking.findUnique({ where: { id: recent.id } })).toMatchObject({
      fullName: 'Sunil More',
      email: 'sunil@example.com',
    })
  })
})
