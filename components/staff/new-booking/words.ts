import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import type { DeskBooked } from '#lib/reservations/schema/desk-booking.ts'
import { isNumbered, unitTitle, unitWords } from '#lib/rooms/rules/units.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import type { FreeRoom, FreeRooms, TakenUnit } from '#lib/stays/schema/free-rooms.ts'
import { reasonName } from '../calendar/words.ts'
import { count, day, rangeWithWeekdays, rupees, untilWords } from '../kit/words.ts'
import { type Draft, type Paid, type Place, paidBy, placeOf, sumsOf } from './draft.ts'

/** The ways in which a booking came, as staff read them. */
export const sourceNames: Record<Draft['source'], string> = {
  phone: 'Phone',
  walk_in: 'Walk-in',
  whatsapp: 'WhatsApp',
  airbnb: 'Airbnb',
  booking_com: 'Booking.com',
}

/** The ways in which it may be paid now. */
export const paidNames: Record<Paid, string> = {
  link: 'Send a link',
  upi: 'UPI',
  cash: 'Cash',
  none: 'On arrival',
}

/** The languages of guests, as staff name them. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  fr: 'French',
  ar: 'Arabic',
  es: 'Spanish',
  zh: 'Chinese',
  ru: 'Russian',
}

/** Returns a unit by the name on its door; one that has only a number with its room. */
export function placeWords({
  room,
  unit,
}: {
  room: { name: string }
  unit: { name: string }
}): string {
  return isNumbered(unit.name) ? `${room.name}, ${unitWords(unit.name)}` : unit.name
}

/** Returns the room and the unit of a booking that is made. */
export function bookedPlace({ room_type, unit_name }: StaffBooking) {
  return { room: { name: room_type }, unit: { name: unit_name ?? room_type } }
}

/** Returns what was booked, by the answer: the unit, and "9C4-QX7, Mon 21 to Wed 23 Dec, waiting for ₹2,360". */
export function bookedWords({ booking, reference }: DeskBooked): { unit: string; stay: string } {
  const waits = booking.pay_by ? `, waiting for ${rupees(booking.to_pay)}` : ''
  return {
    unit: unitTitle(placeWords(bookedPlace(booking))),
    stay: `${reference}, ${rangeWithWeekdays(booking)}${waits}`,
  }
}

/** Returns "21 to 23 Dec" or "30 Dec to 2 Jan". */
export function rangeWords({ check_in, check_out }: Pick<Draft, 'check_in' | 'check_out'>): string {
  const isOneMonth = check_in.slice(0, 7) === check_out.slice(0, 7)
  const first = isOneMonth ? String(Number(check_in.slice(8))) : day(check_in)
  return `${first} to ${day(check_out)}`
}

/** Returns "2 nights". */
export function nightsWords({
  check_in,
  check_out,
}: Pick<Draft, 'check_in' | 'check_out'>): string {
  return count(Math.max(0, daysBetween(check_in, check_out)), 'night')
}

/** Returns "Free for both nights" and the like. */
export function freeHeading(draft: Draft): string {
  const nights = daysBetween(draft.check_in, draft.check_out)
  if (nights === 1) return 'Free for that night'
  return nights === 2 ? 'Free for both nights' : `Free for all ${nights} nights`
}

/** Returns what has the units that are not free, and which rooms are too small; empty if nothing has any. */
export function takenWords(rooms: readonly FreeRoom[], { check_in, guests }: Draft): string {
  const small = rooms
    .filter(({ free, sleeps }) => free.length > 0 && sleeps !== null && guests > sleeps)
    .map(({ name, sleeps }) => `${name} sleeps ${sleeps}`)
  const taken = rooms.flatMap((room) =>
    room.taken.map((unit) => `${placeWords({ room, unit })} ${whyTaken(unit, check_in)}`),
  )
  return [...taken, ...small].join(', ')
}

function whyTaken(taken: TakenUnit, first: string): string {
  const { because, check_in, check_out } = taken
  const when = check_in <= first ? `until ${day(check_out)}` : `from ${day(check_in)}`
  if (because === 'hold') return 'is held for a guest who is paying'
  if (because === 'desk') return 'is being booked by a colleague'
  return because === 'stay' ? when : `${reasonName(because).toLowerCase()} ${when}`
}

/** Returns why what was chosen cannot be had, with who has it; empty while nothing was, or it is free. */
export function goneWords(draft: Draft, free: FreeRooms): string {
  if (draft.room === null || placeOf(draft, free) !== null || free.rooms.length === 0) return ''
  const room = free.rooms.find(({ id }) => id === draft.room)
  if (!room) return 'This room type no longer exists. Choose another.'
  const { name, sleeps } = room
  if (sleeps !== null && draft.guests > sleeps) return `${name} sleeps ${sleeps}. Choose another.`
  const unit = room.taken.find(({ number }) => number === draft.unit)
  if (unit) return `${placeWords({ room, unit })} ${whoHas(unit, draft.check_in)}. Choose another.`
  if (room.free.length > 0) return 'This unit no longer exists. Choose another.'
  return `No unit of ${name} is free on all of these nights. Choose another room type.`
}

function whoHas(taken: TakenUnit, first: string): string {
  if (taken.because === 'stay') return `is taken by ${taken.guest} ${whyTaken(taken, first)}`
  const isHeld = taken.because === 'hold' || taken.because === 'desk'
  return isHeld ? whyTaken(taken, first) : `is blocked (${whyTaken(taken, first)})`
}

/** Returns the first name of a guest, as staff speak of them. */
export function firstName({ name }: { name: string }): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** Returns what the guest will get, and what is kept until when. */
export function promiseWords(
  draft: Draft,
  place: Place,
  until: Date,
): { who: string; gets: string; kept: string } {
  const who = firstName(draft)
  const language = languageNames[draft.locale]
  const by = draft.email.trim() ? 'e-mail' : ''
  const kept = `${unitTitle(placeWords(place))} is reserved until ${untilWords(until)}.`
  if (paidBy(draft) === 'link') {
    const sum = rupees(sumsOf(draft, place).now)
    return {
      who,
      gets: `will get a link to pay ${sum} by ${by ? 'WhatsApp and e-mail' : 'WhatsApp'}, in ${language}.`,
      kept,
    }
  }
  const gets = by
    ? `will get the confirmation by e-mail, in ${language}.`
    : 'won’t get an e-mail: there’s no address.'
  return { who, gets, kept: '' }
}
