import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import { formCalls } from '#calls/booking-form.ts'
import { BeforeYouCome } from '#components/booking/guest/before-you-come.tsx'
import { Cancelling } from '#components/booking/guest/cancelling.tsx'
import { StayCard } from '#components/booking/guest/stay-card.tsx'
import type { Staff } from '#lib/auth/schema.ts'
import { bookingsToConfirm } from '#lib/booking/queries/waiting-bookings.ts'
import { nothingTold } from '#lib/booking/rules/told.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { cancelOffer } from '#lib/desk/queries/cancel-offer.ts'
import { deskToday } from '#lib/desk/queries/desk-today.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { issueDue } from '#lib/documents/commands/issue-due.ts'
import { supplierOf } from '#lib/documents/rules/snapshot.ts'
import { env } from '#lib/env.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { sendBookingMail } from '#lib/mail/send-booking-mail.ts'
import { property } from '#lib/property.ts'
import { saveArrival } from '#lib/reservations/commands/save-arrival.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { calendarBySecret } from '#lib/reservations/queries/stay-by-secret.ts'
import { addDays, dayInIndia, timeInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { drawn } from '../support/drawn.ts'
import { book, hold, makeRoom, someAddress } from '../support/guest.ts'
import { temporaryDir } from '../support/postgres.ts'
import { publish, usePublications } from '../support/publish.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
usePublications()

const older = {
  depositPercent: 25,
  refundDays: 7,
  checkIn: { from: '13:00', to: '18:00' },
  checkOutBy: '11:00',
  maxDogs: 2,
}
const newer = {
  depositPercent: 40,
  refundDays: 2,
  checkIn: { from: '20:00', to: '22:00' },
  checkOutBy: '09:30',
  maxDogs: 0,
}

const now = new Date()
const fourDaysAgo = new Date(now.getTime() - 4 * 86_400_000)
/** What insertBooking() charges, and what was paid of it. */
const totalPaise = 1_416_000

let by: Staff
beforeEach(async () => {
  await emptyTables('bookings')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  by = (await signedIn()).by
  await publish(older)
})

/** Puts a booking into the database whose guest has chosen to pay the deposit, made four days ago. */
async function depositBooking(wanted: Parameters<typeof insertBooking>[0]) {
  const made = await insertBooking({ createdAt: fourDaysAgo, ...wanted })
  await prisma().booking.update({ where: { id: made.id }, data: { paying: 'deposit' } })
  return made
}

/** The text of a mail about a booking. */
async function mailText(kind: 'confirmed' | 'received', bookingId: string): Promise<string> {
  Object.assign(env(), { DATA_DIR: await temporaryDir() })
  const outbox = join(env().DATA_DIR, 'outbox')
  await sendBookingMail({ kind, bookingId })
  const [file = ''] = await readdir(outbox)
  const { text = '' } = await PostalMime.parse(await readFile(join(outbox, file)))
  return text
}

const plain = (text: string) =>
  text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

/** All that its guest and staff are told of a booking's terms. */
async function told(made: { id: string; secret: string; reference: string }) {
  const booking = await readBooking(made)
  if (!booking) throw new Error('There is no such booking.')
  const props = { booking, now, secret: made.secret, googleCalendar: 'https://google.example' }
  const { terms } = booking
  const { calendar } = await calendarBySecret(made.secret)
  const offer = await cancelOffer(by, made.id, now)
  const [listed] = await findBookings(by, [made.id])
  const page = [
    await drawn('en', Cancelling, props),
    await drawn('en', StayCard, props),
    await drawn('en', BeforeYouCome, { told: nothingTold, guests: 2, said: [], terms, ...props }),
  ].join('\n')
  return {
    page: plain(page.replaceAll(/<[^>]*>/g, ' ')),
    mail: plain(await mailText('confirmed', made.id)),
    calendar: plain(calendar.replaceAll(/\r\n /g, '')),
    refund: offer.by_terms.cancelled_by_guest,
    of: offer.terms.of,
    folio: (await readFolio(by, { id: made.id })).refund,
    to_pay: listed?.to_pay,
    terms: listed?.terms,
  }
}

describe('a booking', () => {
  test('shows and computes the terms under which it was made, whatever is published later', async () => {
    const made = await depositBooking({ status: 'confirmed' })
    await publish(newer)
    const other = await depositBooking({ status: 'confirmed', checkIn: '2027-04-01' })

    const was = await told(made)
    expect(was).toMatchObject({ refund: totalPaise / 100, folio: totalPaise / 100, of: 7 })
    expect(was).toMatchObject({ to_pay: totalPaise / 400, terms: older })
    expect(was.page).toContain('7 days')
    for (const text of [was.page, was.mail, was.calendar]) {
      expect(text).toMatch(/\b1 pm/)
      expect(text).toMatch(/\b11 am/)
      expect(text).not.toMatch(/\b8 pm|9:30/)
    }

    const is = await told(other)
    expect(is).toMatchObject({ refund: 0, folio: 0, of: 2 })
    expect(is).toMatchObject({ to_pay: totalPaise / 250, terms: newer })
    expect(is.page).toContain('2 days')
    for (const text of [is.page, is.mail, is.calendar]) {
      expect(text).toMatch(/\b8 pm/)
      expect(text).toMatch(/\b9:30 am/)
      expect(text).not.toMatch(/\b1 pm|\b11 am/)
    }
  })

  test('goes back to a guest who cancels in the days that they were promised', async () => {
    const made = await depositBooking({ status: 'confirmed' })
    await publish(newer)
    const seen = { paid: totalPaise / 100, status: 'confirmed' }
    const cancel = { because: 'cancelled_by_guest', by: 'upi', note: '', seen } as const
    const done = await cancelStay(by, made.id, { ...cancel, refund: totalPaise }, now)
    expect(done).toEqual({ byTermsPaise: totalPaise })
  })

  test('may bring the dogs that were welcome when it was made', async () => {
    const made = await depositBooking({ status: 'confirmed' })
    await publish(newer)
    const other = await depositBooking({ status: 'confirmed', checkIn: '2027-04-01' })
    const bring = ({ id }: { id: string }, dogs: number) => saveArrival('guest', id, { dogs }, now)
    expect(await bring(made, 2)).toMatchObject({ dogs: 2 })
    await expect(bring(made, 3)).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(bring(other, 1)).rejects.toMatchObject({
      detail: { errors: { dogs: 'Dogs can’t come with this booking.' } },
    })
  })

  test('is ready to confirm once the deposit that it was made with has come', async () => {
    const made = await depositBooking({ status: 'verified', claimedPaise: totalPaise / 4 })
    await prisma().payment.updateMany({ data: { paise: totalPaise / 4 } })
    await publish(newer)
    const other = await depositBooking({
      status: 'verified',
      claimedPaise: totalPaise / 4,
      checkIn: '2027-04-01',
    })
    const ready = await prisma().$transaction((tx) => bookingsToConfirm(tx, now, 9))
    expect(ready).toEqual([made.id])
    expect((await readFolio(by, { id: other.id })).to_confirm).toBe(
      (totalPaise * 0.4 - totalPaise / 4) / 100,
    )
  })

  test('gets its invoice, and leaves the day’s list, by its own time of check-out', async () => {
    const today = dayInIndia(now)
    const checkIn = addDays(today, -3)
    const made = await depositBooking({ status: 'confirmed', checkIn })
    await publish(newer)
    const other = await depositBooking({ status: 'confirmed', checkIn })
    await prisma().booking.updateMany({
      data: { checkedInAt: new Date(now.getTime() - 2 * 86_400_000) },
    })
    const { leaving } = await deskToday(by, { day: null }, now)
    const leave = Object.fromEntries(leaving.map(({ id, terms }) => [id, terms.checkOutBy]))
    expect(leave).toEqual({ [made.id]: '11:00', [other.id]: '09:30' })
    const invoiced = async (time: string) => {
      await issueDue(supplierOf(property), timeInIndia(today, time))
      const found = await prisma().document.findMany({ where: { kind: 'tax_invoice' } })
      return found.map(({ bookingId }) => bookingId)
    }
    expect(await invoiced('09:29')).toEqual([])
    expect(await invoiced('09:30')).toEqual([other.id])
    expect((await invoiced('11:00')).sort()).toEqual([made.id, other.id].sort())
  })
})

describe('a hold', () => {
  const read = (token: string) =>
    call(routeAt(formCalls, 'holds/[token]'), 'GET', `/api/holds/${token}`, {
      params: { token },
      address: someAddress(),
    })

  test('and the booking that comes of it keep the terms of the moment at which it was taken', async () => {
    const room = await makeRoom(2)
    const held = await hold(room.name)
    expect(held.body.terms).toEqual(older)
    const number = await publish(newer)
    const { hold_token } = held.body
    expect((await read(hold_token)).body.terms).toEqual(older)
    expect((await hold(room.name, { hold_token })).body.terms).toEqual(older)
    const booked = await book(room.name, { hold_token, paying: 'deposit' })
    expect(booked.body).toMatchObject({ to_pay: 2360, balance: 7080 })
    const { booking_id: id } = booked.body
    expect(await readBooking({ id })).toMatchObject({ terms: older, claimedPaise: 236_000 })
    expect(await prisma().booking.findUnique({ where: { id } })).toMatchObject({
      publication: number - 1,
    })
    expect(await mailText('received', id)).toContain('2,360')

    const next = await hold(room.name)
    expect(next.body.terms).toEqual(newer)
    const later = await book(room.name, { hold_token: next.body.hold_token, paying: 'deposit' })
    expect(later.body).toMatchObject({ to_pay: 3776, balance: 5664 })
    expect(await readBooking({ id: later.body.booking_id })).toMatchObject({ terms: newer })
  })
})
