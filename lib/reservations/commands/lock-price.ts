import type { Tx } from '../../db/transaction.ts'
import { codeOf, findCode } from '../../rates/queries/find-code.ts'
import type { Charge } from '../../rates/rules/charges.ts'
import type { RatedRoom } from '../../rates/rules/night.ts'
import { quoteStay, withGuests } from '../../rates/rules/quote.ts'
import { requireSold } from '../../rates/rules/require-sold.ts'
import type { HoldState } from '../../stays/commands/find-hold.ts'
import { lockHeldRoom, lockRoom } from '../../stays/commands/take-unit.ts'
import type { BookingInput } from '../schema/booking-input.ts'

/** The price of a booking, and its room. `todaysPaise` is the total of the same stay if it were held now; null if it's no longer sold. */
export type BookingPrice = {
  room: RatedRoom
  charges: Charge[]
  codeId: number | null
  todaysPaise: number | null
}

/**
 * Locks the room of a booking, and returns what the booking costs: what its guest saw when it was held, or today's price.
 * Refuses: `room_not_found`, `not_sold`, and a code as {@link findCode} does.
 */
export async function lockPrice(
  tx: Tx,
  hold: HoldState | null,
  input: BookingInput,
  now: Date,
): Promise<BookingPrice> {
  return hold ? heldPrice(tx, hold, input) : freshPrice(tx, input, now)
}

// The price that its guest saw, even if staff have changed it since; guests beyond those it was held for pay extra.
async function heldPrice(tx: Tx, hold: HoldState, input: BookingInput): Promise<BookingPrice> {
  const { room, rules } = await lockHeldRoom(tx, hold)
  const isSame = hold.guests === input.guests
  const charges = isSame ? hold.charges : withGuests(room, hold.charges, input.guests)
  const today = hold.live ? null : quoteStay(room, rules, input, await codeOf(tx, hold))
  const todaysPaise = today?.sold ? today.totalPaise : null
  return { room, charges, codeId: hold.codeId, todaysPaise }
}

// It isn't refused for more guests than the room has beds for: they may have paid.
async function freshPrice(tx: Tx, input: BookingInput, now: Date): Promise<BookingPrice> {
  // The code comes first, as for a hold: two that lock in another order would wait for each other.
  const code = await findCode(tx, { ...input, own: undefined }, now, 'lock')
  const { room, rules } = await lockRoom(tx, input.roomType, input.checkIn)
  const quote = requireSold(quoteStay({ ...room, sleeps: null }, rules, input, code))
  return { room, charges: quote.charges, codeId: code?.id ?? null, todaysPaise: null }
}
