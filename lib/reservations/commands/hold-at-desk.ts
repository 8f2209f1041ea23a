import type { Staff } from '../../auth/schema.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { priceAtDesk } from '../../rates/rules/quote.ts'
import { holdMinutes } from '../../rooms/rules/hold.ts'
import { requireNoErrors } from '../../shared/refusal.ts'
import { notAvailable } from '../../stays/commands/not-available.ts'
import { takeUnit } from '../../stays/commands/take-unit.ts'
import { rateBookOf } from '../../stays/queries/changed-stay.ts'
import { firstNightAtDesk, newStayProblems } from '../../stays/rules/stay-change.ts'
import type { DeskHold } from '../schema/desk-booking.ts'
import { insertHold } from './insert-hold.ts'

/**
 * Keeps a unit while staff type a booking, instead of the one this token held before, and returns until when: 20 minutes
 * from now. The price is not kept. Refuses: `room_not_found`; `validation_failed` by the field; `room_not_available`, with
 * who has the unit.
 */
export async function holdAtDesk(by: Staff, input: DeskHold, now: Date): Promise<Date> {
  const { hold_token: token, guests, unit } = input
  const stay = { checkIn: input.check_in, checkOut: input.check_out }
  const errors = newStayProblems(stay, firstNightAtDesk(now))
  requireNoErrors(errors)
  return transaction(async (tx) => {
    const { room, rules } = await rateBookOf(tx, input.room, stay.checkIn, 'lock')
    // After the room is locked: the transaction that has its lock may be deleting an expired hold of ours.
    await endDeskHold(tx, by, token)
    const { charges } = priceAtDesk(room, rules, { ...stay, guests })
    const held = {
      room,
      ...stay,
      guests,
      charges,
      codeId: null,
      token,
      by: { staff: by.email },
      now,
    }
    const { id } = await insertHold(tx, held)
    const expiresAt = new Date(now.getTime() + holdMinutes * 60_000)
    const choice = { only: unit, first: null }
    const taken = await takeUnit(tx, room.id, stay, { holdId: id, expiresAt }, now, choice)
    if (taken === null) throw await notAvailable(tx, { ...stay, roomId: room.id }, unit, now)
    return expiresAt
  })
}

/** Gives up what staff keep under a token, if anything: it is theirs alone, and tells no story. */
export async function endDeskHold(tx: Tx, by: Staff, token: string): Promise<void> {
  const isTheirs = { token, heldBy: by.email }
  await tx.occupancy.deleteMany({ where: { hold: isTheirs } })
  await tx.hold.deleteMany({ where: isTheirs })
}
