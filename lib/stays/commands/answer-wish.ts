import type { Staff } from '../../auth/schema.ts'
import { lockBooking } from '../../booking/commands/lock-booking.ts'
import { record, wishMailKey } from '../../booking/commands/record.ts'
import type { TakeBack } from '../../booking/commands/take-back.ts'
import type { Wish } from '../../booking/rules/told.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { dateColumn } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { wishOf } from '../queries/read-wish.ts'
import type { WishAcceptance, WishInput } from '../schema/wish.ts'
import { changeStayIn } from './change-stay.ts'

/**
 * Gives a guest the other dates that they ask for: the same room, their unit if it is free, at the price of the nights. The
 * guest is told; the change can be taken back like any other of a stay. Refuses as {@link changeStay} does, and
 * `changed_meanwhile` when the guest asks for other dates by now, or for none.
 */
export async function acceptWish(
  by: Staff,
  id: string,
  { seen, quoted, ...dates }: WishAcceptance,
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    const { roomId: room, guests } = await lockBooking(tx, id)
    await seenWish(tx, id, dates)
    const as = { unit: null, reason: '', tell: true } as const
    await changeStayIn(tx, by, id, { ...dates, room, guests, ...as, quoted, seen }, now)
  })
}

/**
 * Declines the other dates that a guest asks for, with words that the guest reads on their page at once and in a mail, which
 * leaves when it can no longer be taken back. `not_found`, `changed_meanwhile`.
 */
export async function declineWish(
  by: Staff,
  id: string,
  { words, ...dates }: WishInput,
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    const wish = await seenWish(tx, id, dates)
    await tx.stayWish.delete({ where: { bookingId: id } })
    await record(tx, by, { action: 'wish_declined', booking, wish, words: words || null, now })
  })
}

/** Takes back that other dates were declined: they wait for an answer again. */
export const declineBack: TakeBack<'wish_declined'> = {
  mail: (_, { id }) => wishMailKey(id),
  back: async (tx, by, booking, { before: was }, now) => {
    const dates = { checkIn: was.check_in, checkOut: was.check_out }
    const wish = { ...dates, words: was.note, askedAt: new Date(was.asked_at) }
    await putBackWish(tx, booking.id, wish)
    await record(tx, by, { action: 'wish_put_back', booking, wish: dates, now })
  },
}

/** Stores a wish that waits again. */
export async function putBackWish(tx: Tx, bookingId: string, wish: Wish): Promise<void> {
  const { checkIn, checkOut, ...rest } = wish
  const data = { ...rest, checkIn: dateColumn(checkIn), checkOut: dateColumn(checkOut) }
  await tx.stayWish.create({ data: { bookingId, ...data } })
}

async function seenWish(
  tx: Tx,
  id: string,
  seen: { check_in: string; check_out: string },
): Promise<Wish> {
  const wish = await wishOf(tx, id)
  if (wish?.checkIn !== seen.check_in || wish.checkOut !== seen.check_out) {
    throw new Refusal('changed_meanwhile')
  }
  return wish
}
