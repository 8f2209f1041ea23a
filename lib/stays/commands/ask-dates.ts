import { lockBooking } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import { progressOf } from '../../booking/rules/progress.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { wishOf } from '../queries/read-wish.ts'
import { isSameStay, wishProblems } from '../rules/wish.ts'
import type { WishInput } from '../schema/wish.ts'

/**
 * Notes that the guest who holds this secret asks for other dates, in the place of those asked for before, and tells staff.
 * The stay keeps its dates until staff answer. `not_found`; `illegal_transition` for a booking that is rejected or being
 * cancelled; `validation_failed` by the field, as for staff who change a stay.
 */
export async function askDates(secret: string, input: WishInput, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBySecret(tx, secret)
    if (!takesPlace(booking.status) || booking.cancelAskedAt) {
      throw new Refusal('illegal_transition')
    }
    const was = { progress: progressOf(booking), ...datesOf(booking) }
    const wish = {
      checkIn: input.check_in,
      checkOut: input.check_out,
      words: input.words || null,
      askedAt: now,
    }
    const errors = wishProblems(was, wish, dayInIndia(now))
    requireNoErrors(errors)
    const before = await wishOf(tx, booking.id)
    if (before && isSameStay(before, wish) && before.words === wish.words) return
    const data = { ...wish, checkIn: dateColumn(wish.checkIn), checkOut: dateColumn(wish.checkOut) }
    const bookingId = booking.id
    await tx.stayWish.upsert({
      where: { bookingId },
      create: { bookingId, ...data },
      update: data,
    })
    await record(tx, 'guest', { action: 'wish_asked', booking, wish, isFirst: !before })
  })
}

/** Takes back what the guest who holds this secret has asked for; nothing happens if nothing waits. `not_found`. */
export async function withdrawDates(secret: string): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBySecret(tx, secret)
    const wish = await wishOf(tx, booking.id)
    if (!wish) return
    await tx.stayWish.delete({ where: { bookingId: booking.id } })
    await record(tx, 'guest', { action: 'wish_withdrawn', booking, wish })
  })
}

async function lockBySecret(tx: Tx, secret: string) {
  const id = await bookingIdBySecret(tx, secret)
  if (!id) throw new Refusal('not_found')
  return lockBooking(tx, id)
}
