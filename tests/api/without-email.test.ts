import { readdir } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import { beforeAll, expect, test } from 'vitest'
import * as reportsRoute from '#app/api/admin_reports/route.ts'
import * as bookingsRoute from '#app/api/bookings_list/route.ts'
import * as customersRoute from '#app/api/customers_list/route.ts'
import { internationalDigits } from '#lib/booking/rules/contact.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { env } from '#lib/env.ts'
import { letterText } from '#lib/mail/letter.ts'
import { sendBookingMail } from '#lib/mail/send-booking-mail.ts'
import { staffLetter } from '#lib/mail/staff-letters.ts'
import { erasePerson } from '#lib/privacy/commands/erase-person.ts'
import { personalRecord } from '#lib/privacy/queries/personal-record.ts'
import { findOrAddCustomer } from '#lib/reservations/commands/find-or-add-customer.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { pdfText } from '../support/pdf-text.ts'
import { temporaryDir } from '../support/postgres.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

const phone = '098220 12345'
const numbers = [phone, '+91 98220-12345', '9822012345', '0091 98220 12345']
let staff: Awaited<ReturnType<typeof signedIn>>
let booking: Awaited<ReturnType<typeof insertBooking>>
beforeAll(async () => {
  staff = await signedIn()
  booking = await insertBooking({ email: null, fullName: 'Savita More', phone })
})

test('is the same customer by every way of writing their number, and nobody who has an address', async () => {
  const find = (given: string, email: string | null = null) =>
    findOrAddCustomer(prisma(), { email, fullName: 'Savita', phone: given })
  for (const number of numbers) expect(await find(number)).toBe(booking.customerId)
  expect(await find('+1 98220 12345')).not.toBe(booking.customerId)
  expect(await find(phone, 'savita@example.com')).not.toBe(booking.customerId)
})

test('two desks at once make one customer of a number', async () => {
  const find = () =>
    transaction((tx) =>
      findOrAddCustomer(tx, { email: null, fullName: 'Anil', phone: '91234 56780' }),
    )
  expect(new Set(await Promise.all([find(), find(), find()])).size).toBe(1)
})

test('a number has the same digits in the database as in the code', async () => {
  for (const number of [
    ...numbers,
    '+1 (415) 555-2671',
    '020 2712 3456',
    '+98 220 12345',
    '7 digits 1',
  ]) {
    const { rows } = await pool().query('SELECT international_digits($1) AS digits', [number])
    expect([number, rows[0].digits]).toEqual([number, internationalDigits(number)])
  }
})

test('stands in the lists without an address, and is found by name and number', async () => {
  const { cookie } = staff
  for (const q of ['savita+more', '9822012345']) {
    const { body } = await call(bookingsRoute, 'GET', `/api/bookings_list?q=${q}`, { cookie })
    expect([q, body.rows]).toMatchObject([q, [{ email: null }]])
  }
  const { body } = await call(customersRoute, 'GET', '/api/customers_list?q=098220', { cookie })
  expect(body.rows).toMatchObject([{ email: 'savita@example.com' }, { email: null }])
})

test('stands in both exports without an address', async () => {
  const get = (format: string) =>
    call(reportsRoute, 'GET', `/api/admin_reports?format=${format}`, { cookie: staff.cookie })
  const sheet = read((await get('excel')).bytes).Sheets.Bookings
  const line = utils
    .sheet_to_json<string[]>(sheet ?? {}, { header: 1 })
    .find((cells) => cells.includes(booking.reference))
  expect(line?.slice(2, 5)).toEqual(['Savita More', '', phone])
  expect(await pdfText((await get('pdf')).bytes)).toContain('Savita More')
})

test('is sent nothing, and staff read that there is no address', async () => {
  env().DATA_DIR = await temporaryDir()
  const { id } = booking
  await changeStatus(staff.by, { id, status: 'verified', note: null }, new Date())
  await sendBookingMail({ kind: 'verified', bookingId: id })
  expect(await readdir(env().DATA_DIR)).toEqual([])
  const found = await readBooking({ id })
  if (!found) throw new Error('no booking')
  const head = { to: ['staff@dontali.example'], messageId: 'x' }
  const letter = staffLetter('staff_new_booking', { ...found, refundPaise: 0 }, head)
  expect(letterText(letter)).toContain(`Phone ${phone}, no e-mail.`)
})

test('learns by their number what is kept, and has it erased', async () => {
  const about = { phone: '919822012345' }
  const now = new Date()
  const { record } = await transaction((tx) => personalRecord(tx, about, now))
  const own = expect.objectContaining({ name: 'Savita More', email: null, phone })
  expect(record.customers).toContainEqual(own)
  expect(record.bookings).toMatchObject([{ reference: booking.reference, email: null }])
  await erasePerson('terminal', about, { withOpen: true, now })
  const { customer, ...left } = await prisma().booking.findUniqueOrThrow({
    where: { id: booking.id },
    include: { customer: true },
  })
  expect([left.email, left.phone]).toEqual(['erased', 'erased'])
  expect([customer.fullName, customer.phone]).toEqual(['Erased guest', 'erased'])
})
