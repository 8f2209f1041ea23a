import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import { progressOf } from '../../booking/rules/progress.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import { prisma } from '../../db/client.ts'
import { totalOf } from '../../rates/rules/charges.ts'
import { quoteStay } from '../../rates/rules/quote.ts'
import { requireSold } from '../../rates/rules/require-sold.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { nightsToHouse } from '../rules/slept.ts'
import { changedCharges } from '../rules/stay-change.ts'
import { datesProblems } from '../rules/wish.ts'
import type { CalendarDay } from '../schema/availability.ts'
import type { OtherDates } from '../schema/wish.ts'
import { calendarOf } from './availability.ts'
import { freeUnits, housedOf, placed, pricedStay, rateBookOf } from './changed-stay.ts'

/**
 * Returns if a unit is free for the guest who holds this secret on other dates, and what the stay would cost then, as staff would be
 * told. `not_found`; `validation_failed` by the field; `not_sold` with the reason.
 */
export async function otherDates(secret: string, wish: StayDates, now: Date): Promise<OtherDates> {
  const booking = await stayOf(secret)
  const { id, roomId, guests } = booking
  const today = dayInIndia(now)
  const was = { ...datesOf(booking), progress: progressOf(booking) }
  requireNoErrors(datesProblems(was, wish, today))
  const book = await rateBookOf(prisma(), roomId, wish.checkIn)
  requireSold(quoteStay(book.room, book.rules, { ...wish, guests }))
  const priced = await pricedStay(prisma(), booking)
  const charges = changedCharges(priced, { ...wish, guests }, book, today)
  const nights = nightsToHouse(housedOf(booking), wish, today)
  const free = await freeUnits(roomId, nights, id, now)
  return { available: free.length > 0, total: toRupees(totalOf(charges)) }
}

/** Returns the nights of the room of the guest who holds this secret, their own as free ones. `not_found`. */
export async function otherNights(
  secret: string,
  range: { from: IsoDate; to: IsoDate },
  now: Date,
): Promise<CalendarDay[]> {
  const { id, roomId } = await stayOf(secret)
  return calendarOf({ ...range, room: String(roomId) }, now, id)
}

async function stayOf(secret: string) {
  const id = await bookingIdBySecret(prisma(), secret)
  const booking = id && (await prisma().booking.findUnique({ where: { id }, include: placed }))
  if (!booking) throw new Refusal('not_found')
  return booking
}
