import { agreedProblems } from '#lib/booking/rules/agreed-price.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { parseRupees, toPaise } from '#lib/shared/money.ts'
import { isOtherStay } from '#lib/stays/rules/stay-change.ts'
import {
  type StayAnswer,
  type StaySearch,
  stayChange,
  type TypedChange,
} from '#lib/stays/schema/stay-change.ts'
import { type Errors, errorsOf } from '../kit/form/use-form.ts'

/** The stay as it is typed; `unit` is empty for any that is free. */
export type TypedStay = {
  check_in: string
  check_out: string
  room: number
  unit: string
  guests: number
  /** The price follows nights and room, stays as it was, or is the `sum` that is typed. */
  price: 'new' | 'old' | 'other'
  sum: string
  reason: string
  tell: boolean
}

/** The place and the nights with which the form begins, if somebody has chosen that already. */
export type StayPlace = Pick<TypedStay, 'check_in' | 'check_out' | 'room' | 'unit'>

/** Returns a stay as it is, as the form begins with it. */
export function typedOf(booking: StaffBooking, room: WireRoom): TypedStay {
  const { check_in, check_out, guests, unit, room_type, email } = booking
  return {
    check_in,
    check_out,
    room: room.id,
    unit: unit === null || room.name !== room_type ? '' : String(unit),
    guests,
    price: 'new',
    sum: '',
    reason: '',
    tell: email !== null,
  }
}

/**
 * Returns what is typed on a stay that somebody else has changed since: what was typed is kept, and what was not follows the
 * stay as it is `now`.
 */
export function rebased(typed: TypedStay, before: TypedStay, now: TypedStay): TypedStay {
  const isTyped = (name: keyof TypedStay) => typed[name] !== before[name]
  const kept = (Object.keys(typed) as (keyof TypedStay)[]).filter(isTyped)
  // A unit is one of its room.
  if (kept.includes('room')) kept.push('unit')
  return { ...now, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) }
}

/** Returns the question what a stay as it is typed would cost. */
export function askedOf(typed: TypedStay, { id, amount }: StaffBooking): StaySearch {
  const { check_in, check_out, room, guests } = typed
  const paise = agreedPaise(typed, amount)
  return {
    ...{ id, check_in, check_out, room, guests },
    ...(typed.unit !== '' && { unit: Number(typed.unit) }),
    ...(paise !== null && { price: paise / 100 }),
  }
}

/** Returns true if nothing that is typed differs from the stay as it is, whose room is `room` if the farm still has it. */
export function isSameStay(typed: TypedStay, booking: StaffBooking, room: WireRoom): boolean {
  const was = {
    ...placeOf(typedOf(booking, room)),
    totalPaise: toPaise(booking.amount),
    ...(room.name !== booking.room_type && { roomId: 0 }),
  }
  // A price that is no sum yet is said at its field when the button is pressed.
  const totalPaise =
    typed.price === 'new' ? undefined : (agreedPaise(typed, booking.amount) ?? Number.NaN)
  return !isOtherStay(was, { ...placeOf(typed), totalPaise })
}

/** Returns what is sent for a stay as it is typed; `offer` is null if no answer came. */
export function stayInput(
  typed: TypedStay,
  { check_in, check_out, unit, guests, amount }: StaffBooking,
  offer: StayAnswer | null,
): TypedChange {
  const { price, sum, reason, ...stay } = typed
  const agreed = { old: amount, other: sum }
  return {
    ...stay,
    ...(offer && { quoted: offer.will.quoted }),
    ...(price !== 'new' && { price: agreed[price], reason }),
    unit: typed.unit === '' ? null : Number(typed.unit),
    seen: { check_in, check_out, unit, guests, amount },
  }
}

/** Returns what is wrong with a change that is to be sent, by the field. */
export function changeErrors(change: TypedChange, offer: StayAnswer | null): Errors {
  const { success, data } = stayChange.safeParse(change)
  if (!success) return errorsOf(stayChange, change)
  if (!offer || data.price === undefined) return {}
  return agreedProblems(data.price, toPaise(offer.will.quoted), data.reason)
}

function agreedPaise({ price, sum }: TypedStay, amount: number): number | null {
  if (price === 'new') return null
  return price === 'old' ? toPaise(amount) : parseRupees(sum)
}

function placeOf({ check_in, check_out, room: roomId, guests, unit }: TypedStay) {
  const stay = { checkIn: check_in, checkOut: check_out, roomId, guests }
  return { ...stay, unit: unit === '' ? null : Number(unit) }
}
