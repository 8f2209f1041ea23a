import { afterEach, beforeEach, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { readUsualWait } from '#lib/desk/queries/usual-wait.ts'
import { setUsualWait, usualWait } from '#lib/farm/rules/usual-wait.ts'
import { addDays, dayInIndia, timeInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { built, useSitePages } from '../support/site-pages.ts'

useDatabase()
const site = useSitePages()
beforeEach(() => emptyTables('bookings'))
afterEach(() => setUsualWait(null))

const now = new Date()
const yesterday = addDays(dayInIndia(now), -1)

/** Bookings of a day at noon that were confirmed some minutes later. */
async function confirmed(count: number, minutes: number, day = yesterday, method = 'upi') {
  const createdAt = timeInIndia(day, '12:00')
  const confirmedAt = new Date(createdAt.getTime() + minutes * 60_000)
  for (let at = 0; at < count; at += 1) {
    const { id } = await insertBooking({ createdAt, unit: null })
    await prisma().payment.updateMany({
      where: { bookingId: id },
      data: { method, state: 'verified', verifiedAt: confirmedAt, verifiedBy: 'asha@example.org' },
    })
    await prisma().auditEntry.create({
      data: { actor: 'a', action: 'booking_confirmed', bookingId: id, createdAt: confirmedAt },
    })
  }
}

async function measured() {
  await readUsualWait(now)
  return usualWait()
}

test('ten bookings of the last 90 days say how soon the next is usually confirmed, nine don’t', async () => {
  await confirmed(9, 100)
  expect(await measured()).toBeNull()
  await confirmed(1, 100)
  expect(await measured()).toBe(2)
})

test('what was confirmed today counts from tomorrow, and what is older than 90 days no longer', async () => {
  await confirmed(6, 30)
  await confirmed(5, 30, addDays(yesterday, -90))
  await confirmed(5, 24 * 60)
  expect(await measured()).toBeNull()
  await readUsualWait(timeInIndia(addDays(dayInIndia(now), 1), '09:00'))
  expect(usualWait()).toBe(1)
})

test('transfers and what guests paid later say nothing of it', async () => {
  await confirmed(10, 30)
  await confirmed(20, 8 * 60, yesterday, 'bank')
  const [first] = await prisma().booking.findMany({ take: 1 })
  await prisma().payment.createMany({
    data: Array.from({ length: 20 }, () => ({
      bookingId: first?.id ?? '',
      direction: 'received',
      method: 'upi',
      paise: 100,
      onDay: new Date(yesterday),
      state: 'claimed',
      recordedBy: 'guest',
    })),
  })
  expect(await measured()).toBe(1)
})

test('pages are made anew when it changes, and those that were kept are of another', async () => {
  await site.start()
  expect(site.make).not.toHaveBeenCalled()
  await confirmed(10, 200)
  await site.start()
  expect(site.make).toHaveBeenCalledTimes(built.paths.length)
  expect(site.last().get('/')).toContain('data-wait="4"')
  await site.kept(1)
  site.make.mockClear()
  await site.start()
  expect(site.make).not.toHaveBeenCalled()
  await confirmed(11, 45)
  await site.start()
  expect(site.last().get('/')).toContain('data-wait="1"')
})
