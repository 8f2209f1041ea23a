import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { doorName, unitTitle } from '#lib/rooms/rules/units.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import type { StayOffer, StayPrice } from '#lib/stays/schema/stay-change.ts'
import { count, day, rupees } from '../kit/words.ts'

/** Returns what has been done, and what the guest hears of it; `email` is null where no address is known. */
export function changedSentence(
  { full_name, email }: Pick<StaffBooking, 'full_name' | 'email'>,
  tell: boolean,
): string {
  if (email === null) return `The stay has been changed. ${untoldSentence(full_name)}`
  const told = tell
    ? `${full_name} will get an e-mail in half a minute.`
    : `${full_name} won’t get an e-mail.`
  return `The stay has been changed. ${told}`
}

type Stay = Pick<
  StaffBooking,
  'check_in' | 'check_out' | 'room_type' | 'unit_name' | 'guests' | 'amount'
>

/** Says what somebody else has changed while a stay was being changed here; `now` is null if that is not known. */
export function changedMeanwhile(before: Stay, now: Stay | null): string {
  if (now === null)
    return 'A colleague has changed this stay. Please close this window and open it again.'
  const [was, is] = [stayFacts(before), stayFacts(now)]
  const changed = is.filter((fact, at) => fact !== was[at])
  const kept = 'What you typed is still here: check the price, then press again.'
  if (changed.length === 0) return `The price has just changed. ${kept}`
  return `A colleague has changed this stay. It’s now ${changed.join(', ')}. ${kept}`
}

function stayFacts(stay: Stay): string[] {
  const { check_in, check_out, room_type, unit_name, guests, amount } = stay
  return [
    `${day(check_in)} to ${day(check_out)}`,
    unit_name === null ? `${room_type} without a unit` : doorName(room_type, unit_name),
    count(guests, 'guest'),
    rupees(amount),
  ]
}

/** Returns what staff have to do for a guest whom no mail reaches. */
export function untoldSentence(name: string): string {
  return `${name} has no e-mail address: please tell them yourself.`
}

/** Returns "2 nights, ₹9,440". */
export function priceWords({ nights, total }: StayOffer['was']): string {
  return `${count(nights, 'night')}, ${rupees(total)}`
}

/** Returns what a change makes of the price: "₹4,720 more". */
export function gapWords({ was, will }: StayOffer): string {
  const gap = will.total - was.total
  if (gap === 0) return 'The price stays the same'
  return gap > 0 ? `${rupees(gap)} more` : `${rupees(-gap)} less`
}

/** Returns what nights and room make of the price: "Charge ₹4,720 more". */
export function chargeWords({ was, will }: StayOffer): string {
  const gap = will.quoted - was.total
  if (gap === 0) return 'The price stays the same'
  return `Charge ${rupees(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'}`
}

/** Returns the nights of a stay by their prices: "2 × ₹4,720 + 1 × ₹5,900". */
export function ratesWords({ rates }: StayPrice): string {
  return rates.map(({ nights, rate }) => `${nights} × ${rupees(rate)}`).join(' + ')
}

/** Returns a line of a price that is no night: "Price as agreed −₹500". */
export function otherWords({ words, amount }: StayPrice['others'][number]): string {
  return `${words} ${amount < 0 ? '−' : '+'}${rupees(Math.abs(amount))}`
}

/** Returns which unit is free for a stay, and for how many guests: "Cottage 2 is free both nights and sleeps 4."; null without any. */
export function fitWords(
  { free, from, will: { unit, nights } }: Pick<StayOffer, 'free' | 'from' | 'will'>,
  { unit_names, sleeps }: Pick<WireRoom, 'unit_names' | 'sleeps'>,
): string | null {
  const name = unit === null ? undefined : unit_names[unit - 1]
  if (unit === null || name === undefined || !free.includes(unit)) return null
  const whole = from
    ? `from ${day(from)} on`
    : (['', 'that night', 'both nights'][nights] ?? `all ${nights} nights`)
  return `${unitTitle(name)} is free ${whole}${sleeps === null ? '' : ` and sleeps ${sleeps}`}.`
}

type Owed = Pick<StaffBooking, 'amount' | 'paid' | 'checking'>

/** Returns what is due once a stay costs so much: the balance, how it goes back if too much was paid, and what nobody has found yet. */
export function balanceWords({ amount, paid, checking }: Owed, total: number) {
  const [gap, due] = [total - amount, total - paid].map((sum) => Math.round(sum * 100) / 100)
  return {
    balance: dueWords(gap ?? 0, due ?? 0),
    back:
      (due ?? 0) < 0
        ? 'The refund will be listed under Money. Send it from your bank, then record it there.'
        : null,
    checking: checking > 0 ? `${rupees(checking)} still to check in the bank.` : null,
  }
}

function dueWords(gap: number, due: number): string {
  if (due < 0) return `${rupees(-due)} to refund`
  const change =
    gap === 0
      ? 'The price stays the same'
      : `${rupees(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} to pay`
  return `${change}, ${due === 0 ? 'nothing is due' : `${rupees(due)} due`}`
}
