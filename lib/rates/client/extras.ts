import { postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { LongStay, RoomGuests, WireCode } from '../schema/extras.ts'

/** The prices of extra guests, and what makes a stay cheaper. */
export type Extras = { guests: RoomGuests[]; steps: LongStay[]; codes: WireCode[] }

/** Returns the guests of all rooms, the discounts for long stays and the codes. */
export async function fetchExtras(_search: object, asking: Asking = {}): Promise<Extras> {
  const ask = <T>(path: string) => getJson<T>(path, {}, asking)
  const [{ rooms: guests }, { steps }, { codes }] = await Promise.all([
    ask<{ rooms: RoomGuests[] }>('rates/guests'),
    ask<{ steps: LongStay[] }>('long-stays'),
    ask<{ codes: WireCode[] }>('codes'),
  ])
  return { guests, steps, codes }
}

type Changed = { change: number | null }

/** The guests of a room as they are typed; empty text is sent as null. */
export type SentGuests = Pick<RoomGuests, 'room' | 'version'> &
  Record<'sleeps' | 'guests_included' | 'extra_guest_price', string | null>

/** Says for how many guests a room's price is. Refused with `changed_meanwhile` and, by the field, `validation_failed`. */
export function saveRoomGuests(guests: SentGuests): Promise<Changed & { room: RoomGuests }> {
  return postJson('rates/guests', guests)
}

/** Sets all discounts for long stays; `seen` are those that were there. Refused with `changed_meanwhile`. */
export function saveLongStays(
  steps: Record<keyof LongStay, string | number>[],
  seen: LongStay[],
): Promise<Changed & { steps: LongStay[] }> {
  return postJson('long-stays', { steps, seen })
}

/** A code as it is typed; without an id it is new. Empty text is sent as null. */
export type SentCode = {
  id?: number | undefined
  version?: number | undefined
  code?: string
  ended?: boolean
} & Record<'percent' | 'amount' | 'from' | 'to' | 'uses', string | null>

/** Adds a code or changes one. Refused with `code_taken`, `changed_meanwhile` and, by the field, `validation_failed`. */
export function saveCode({ id, ...code }: SentCode): Promise<Changed & { code: WireCode }> {
  return postJson(id === undefined ? 'codes' : `codes/${id}`, code)
}
