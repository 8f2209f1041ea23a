import type { Tx } from '../../db/transaction.ts'
import { termsOfHold } from '../../farm/queries/terms.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { type Charge, nightRate, nightTax } from '../../rates/rules/charges.ts'
import type { RatedRoom } from '../../rates/rules/night.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { freshReference } from './fresh-reference.ts'

type NewHold = StayDates & {
  room: RatedRoom
  guests: number
  charges: Charge[]
  codeId: number | null
  token: string
  /** The hashes of the networks of the guest who pays, or the address of staff who type a booking. */
  by: { networks: string[] } | { staff: string }
  now: Date
}

/** Inserts a hold, which keeps no unit yet, and returns its id, its reference and the terms that it keeps. */
export async function insertHold(
  tx: Tx,
  hold: NewHold,
): Promise<{ id: string; reference: string; terms: Terms }> {
  const { room, guests, charges, codeId, token, by, now } = hold
  const reference = await freshReference(tx)
  const [networks, staff] = 'networks' in by ? [by.networks, null] : [[], by.staff]
  const [{ id, terms }] = await tx.$queryRaw<[{ id: string; terms: Terms }]>`
    INSERT INTO holds AS h (token, reference, room_id, room_name, rate_paise, gst_percent, check_in,
      check_out, guests, networks, held_by, charges, code_id, created_at)
    VALUES (${token}, ${reference}, ${room.id}, ${room.name}, ${nightRate(charges)}, ${nightTax(charges)},
      ${hold.checkIn}::date, ${hold.checkOut}::date, ${guests}, ${networks}::text[], ${staff},
      ${JSON.stringify(charges)}::jsonb, ${codeId}, ${now})
    RETURNING h.id::text, ${termsOfHold} AS terms`
  return { id, reference, terms }
}
