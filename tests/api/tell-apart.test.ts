import { expect, test } from 'vitest'
import { bookingCalls } from '#calls/bookings.ts'
import { prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

const history = routeAt(bookingCalls, 'booking_history')
const route = routeAt(bookingCalls, 'booking_tell_apart')

useDatabase()

/** Two bookings that wait, whose screenshots look alike. */
async function alike() {
  const { by, cookie } = await signedIn()
  const first = await insertBooking({ fullName: 'Asha Patil' })
  const second = await insertBooking({ fullName: 'Ravi Kulkarni' })
  const pair = { fileId: second.screenshotId, otherId: first.screenshotId }
  await prisma().alikeFile.create({ data: pair })
  const marks = async () => {
    const rows = await findBookings(by, [first.id, second.id])
    return rows.map(({ alike, flags }) => [alike?.full_name, flags.includes('similar_screenshot')])
  }
  const markDifferentReceipts = (other: string) =>
    call(route, 'POST', '/api/booking_tell_apart', { cookie, json: { id: second.id, other } })
  return { by, cookie, first, second, marks, markDifferentReceipts }
}

test('screenshots that look alike name the other booking, until somebody tells them apart, by name', async () => {
  const { cookie, first, second, marks, markDifferentReceipts } = await alike()
  expect(await marks()).toEqual([
    ['Asha Patil', true],
    ['Ravi Kulkarni', true],
  ])
  for (let time = 0; time < 2; time++) {
    const { status, body } = await markDifferentReceipts(first.id)
    expect([status, body.booking.alike]).toEqual([200, null])
  }
  expect(await marks()).toEqual([
    [undefined, false],
    [undefined, false],
  ])
  const { body } = await call(history, 'GET', `/api/booking_history?id=${second.id}`, { cookie })
  expect(body.entries).toMatchObject([
    { action: 'told_apart', actor: staffEmail, detail: first.reference },
  ])
  expect((await markDifferentReceipts(crypto.randomUUID())).status).toBe(404)
})

test('the mark goes once the payment is decided', async () => {
  const { by, second, marks } = await alike()
  await changeStatus(by, { id: second.id, status: 'verified', note: null }, new Date())
  expect(await marks()).toEqual([
    [undefined, false],
    ['Ravi Kulkarni', true],
  ])
})
