import { agreedProblems } from '#lib/booking/rules/agreed-price.ts'
import { isEmail, isName, isPhone } from '#lib/booking/rules/contact.ts'
import { eveningsFrom, payByFrom } from '#lib/booking/rules/pay-by.ts'
import { isChannel, type Source } from '#lib/booking/rules/sources.ts'
import { fieldProblems } from '#lib/booking/rules/stay-problems.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import type { TypedBooking } from '#lib/reservations/schema/desk-booking.ts'
import { defaultGuests } from '#lib/rooms/rules/stay.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import { parseRupees, toPaise } from '#lib/shared/money.ts'
import type { FreeRoom, FreeRooms } from '#lib/stays/schema/free-rooms.ts'
import { tonight, type Wanted } from '../kit/address/new-booking.ts'
import type { Errors } from '../kit/form/use-form.ts'

/** The steps of a new booking, in their order. */
export const steps = ['stay', 'guest', 'pay'] as const
export type Step = (typeof steps)[number]

/** The ways in which it may be paid. */
export type Paid = 'link' | 'upi' | 'cash' | 'none'

/** A new booking as it is typed. */
export type Draft = {
  check_in: string
  check_out: string
  guests: number
  /** The room and the unit that were chosen; null for the first that is free. */
  room: number | null
  unit: number | null
  /** The text that is looked for, until a guest is taken or begun. */
  search: string
  /** True once a guest was found, or a new one begun. */
  isTaken: boolean
  stays: number
  name: string
  phone: string
  email: string
  locale: Locale
  source: Exclude<Source, 'site'>
  source_reference: string
  /** Empty for the price of the room. */
  price: string
  reason: string
  paid: Paid
  paying: 'deposit' | 'total'
  /** The evening until which a link is to be paid; empty for the next. */
  pay_by: string
  /** Empty for the whole price. */
  amount: string
  utr: string
}

export function draftOf({ room, unit, nights }: Wanted, source: Draft['source']): Draft {
  const { from, to } = nights ?? tonight()
  return {
    ...{ check_in: from, check_out: to, guests: defaultGuests, room, unit, source },
    ...{ search: '', isTaken: false, stays: 0, name: '', phone: '', email: '', locale: 'en' },
    ...{ source_reference: '', price: '', reason: '', paid: 'link', paying: 'deposit' },
    ...{ pay_by: '', amount: '', utr: '' },
  }
}

/** Returns how many nights a draft has; none while its days aren't in their order. */
export function nightsOf({ check_in, check_out }: Pick<Draft, 'check_in' | 'check_out'>): number {
  return Math.max(0, daysBetween(check_in, check_out))
}

/** Returns the draft of another booking for the guest and the nights of one that is made; its room and money are chosen again. */
export function anotherOf(draft: Draft): Draft {
  const { check_in: from, check_out: to, source, guests } = draft
  const { search, isTaken, stays, name, phone, email, locale } = draft
  const empty = draftOf({ room: null, unit: null, nights: { from, to } }, source)
  return { ...empty, guests, search, isTaken, stays, name, phone, email, locale }
}

/** Returns true for a room that has a free unit and beds for so many guests. */
export function isFree({ free, sleeps }: FreeRoom, guests: number): boolean {
  return free.length > 0 && (sleeps === null || guests <= sleeps)
}

export type Place = { room: FreeRoom; unit: { number: number; name: string } }

/**
 * Returns the place of a draft among the rooms: what was chosen, or else the first that is free. Null without any, and when
 * what was chosen is not free: nobody is given another room or unit unseen.
 */
export function placeOf({ room, unit, guests }: Draft, free: FreeRooms | null): Place | null {
  const rooms = free?.rooms.filter((each) => isFree(each, guests)) ?? []
  const chosen = room === null ? rooms[0] : rooms.find(({ id }) => id === room)
  const door = unit === null ? chosen?.free[0] : chosen?.free.find(({ number }) => number === unit)
  return chosen && door ? { room: chosen, unit: door } : null
}

/** Returns the sums of a draft in rupees: the price, what another price adds to the room's, and what is paid now. */
export function sumsOf(draft: Draft, { room }: Place) {
  const typed = parseRupees(draft.price)
  const total = typed === null ? room.total : typed / 100
  const { nowPaise } = splitOf(toPaise(total), draft.paying, farm())
  return {
    quoted: room.total,
    total,
    difference: total - room.total,
    deposit: depositOf(total),
    now: nowPaise / 100,
  }
}

function depositOf(total: number): number {
  return splitOf(Math.round(total * 100), 'deposit', farm()).nowPaise / 100
}

/** Returns true once something is typed that would be lost with the sheet. */
export function isTyped(draft: Draft): boolean {
  const { search, name, phone, email, source_reference, price, reason, amount, utr } = draft
  const texts = [search, name, phone, email, source_reference, price, reason, amount, utr]
  return texts.some((text) => text.trim() !== '')
}

/** Returns what is wrong with the guest of a draft, by the field. */
export function guestErrors({ name, phone, email }: Draft): Errors {
  return {
    ...((!name.trim() || !isName(name)) && {
      name: name.trim() ? fieldProblems.alone : fieldProblems.fullName,
    }),
    ...(!isPhone(phone.trim()) && { phone: fieldProblems.phone }),
    ...(email.trim() && !isEmail(email.trim()) && { email: fieldProblems.email }),
  }
}

/** Returns that the reason of another price than the room's is missing, by the field; what is no price the schema says. */
export function priceErrors({ price, reason }: Draft, quoted: number): Errors {
  const paise = parseRupees(price)
  return paise === null ? {} : agreedProblems(paise, toPaise(quoted), reason)
}

/** Returns how a draft is paid: another site takes the money itself, and a stay for nothing is not paid at all. */
export function paidBy({ source, paid, price }: Draft): Paid {
  return isChannel(source) || parseRupees(price) === 0 ? 'none' : paid
}

/** Returns until when a guest who is sent a link may pay: the evening that was chosen, or the next where that is none any more. */
export function payByOf({ pay_by, check_in }: Draft, now: Date): Date {
  const chosen = eveningsFrom(now, check_in).find((evening) => evening.toISOString() === pay_by)
  return chosen ?? payByFrom(now)
}

/** Returns what is sent for a draft. */
export function deskBookingInput(draft: Draft, place: Place, now: Date): TypedBooking {
  const { total, quoted } = sumsOf(draft, place)
  const { check_in, check_out, guests, name, phone, email, locale, source } = draft
  const isOther = draft.price.trim() !== ''
  return {
    ...{ check_in, check_out, guests, name, phone, email, locale, source, quoted },
    room: place.room.id,
    unit: place.unit.number,
    source_reference: isChannel(source) ? draft.source_reference : '',
    ...(isOther && { price: draft.price, reason: draft.reason }),
    payment: paymentOf(draft, total, now),
  }
}

function paymentOf(draft: Draft, total: number, now: Date): TypedBooking['payment'] {
  const { paying, amount, utr } = draft
  const kind = paidBy(draft)
  if (kind === 'none' || total === 0) return { kind: 'none' }
  if (kind === 'link') {
    const evening = payByOf(draft, now).toISOString()
    return { kind, paying, ...(evening === draft.pay_by && { pay_by: evening }) }
  }
  return { kind: 'received', method: kind, amount: amount || total, utr: kind === 'upi' ? utr : '' }
}

/** Returns the step in which a field is typed that the server refuses. */
export function stepOf(field: string): Step {
  if (['room', 'unit', 'check_in', 'check_out', 'guests'].includes(field)) return 'stay'
  return ['name', 'phone', 'email', 'locale'].includes(field) ? 'guest' : 'pay'
}
