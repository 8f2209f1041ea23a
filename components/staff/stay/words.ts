import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { doorName, unitTitle } from '#lib/rooms/rules/units.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import type { StayOffer, StayPrice } from '#lib/stays/schema/stay-change.ts'
import { count, day, rupees, stayDates } from '../kit/words.ts'

const t = staffWords('stay')

/** Returns what has been done, and what the guest hears of it; `email` is null where no address is known. */
export function changedSentence(
  { full_name, email }: Pick<StaffBooking, 'full_name' | 'email'>,
  tell: boolean,
): string {
  const told = t(tell ? 'changed.mailed' : 'changed.silent', { name: full_name })
  return `${t('changed.done')} ${email === null ? untoldSentence(full_name) : told}`
}

type Stay = Pick<
  StaffBooking,
  'check_in' | 'check_out' | 'room_type' | 'unit_name' | 'guests' | 'amount'
>

/** Says what somebody else has changed while a stay was being changed here; `now` is null if that is not known. */
export function changedMeanwhile(before: Stay, now: Stay | null): string {
  if (now === null) return t('meanwhile.unknown')
  const [was, is] = [stayFacts(before), stayFacts(now)]
  const changed = is.filter((fact, at) => fact !== was[at])
  const told =
    changed.length === 0 ? t('meanwhile.price') : t('meanwhile.stay', { facts: changed.join(', ') })
  return `${told} ${t('meanwhile.kept')}`
}

function stayFacts(stay: Stay): string[] {
  const { room_type, unit_name, guests, amount } = stay
  return [
    stayDates(stay),
    unit_name === null
      ? t('meanwhile.noUnit', { room: room_type })
      : doorName(room_type, unit_name),
    count(guests, 'guest'),
    rupees(amount),
  ]
}

/** Returns what staff have to do for a guest whom no mail reaches. */
export function untoldSentence(name: string): string {
  return t('untold', { name })
}

/** Returns "2 nights, ₹9,440". */
export function priceWords({ nights, total }: StayOffer['was']): string {
  return `${count(nights, 'night')}, ${rupees(total)}`
}

/** Returns what a change makes of the price: "₹4,720 more". */
export function gapWords({ was, will }: StayOffer): string {
  const gap = will.total - was.total
  if (gap === 0) return t('gap.same')
  return t(gap > 0 ? 'gap.more' : 'gap.less', { amount: rupees(Math.abs(gap)) })
}

/** Returns what nights and room make of the price: "Charge ₹4,720 more". */
export function chargeWords({ was, will }: StayOffer): string {
  const gap = will.quoted - was.total
  if (gap === 0) return t('gap.same')
  return t(gap > 0 ? 'gap.chargeMore' : 'gap.chargeLess', { amount: rupees(Math.abs(gap)) })
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
  const when = from ? t('fit.from', { day: day(from) }) : t('fit.nights', { count: nights })
  const title = unitTitle(name)
  return sleeps === null
    ? t('fit.free', { unit: title, when })
    : t('fit.sleeps', { unit: title, when, sleeps })
}

type Owed = Pick<StaffBooking, 'amount' | 'paid' | 'checking'>

/** Returns what is due once a stay costs so much: the balance, how it goes back if too much was paid, and what nobody has found yet. */
export function balanceWords({ amount, paid, checking }: Owed, total: number) {
  const [gap, due] = [total - amount, total - paid].map((sum) => Math.round(sum * 100) / 100)
  return {
    balance: dueWords(gap ?? 0, due ?? 0),
    back: (due ?? 0) < 0 ? t('due.sendRefund') : null,
    checking: checking > 0 ? t('due.checking', { amount: rupees(checking) }) : null,
  }
}

function dueWords(gap: number, due: number): string {
  if (due < 0) return t('due.refund', { amount: rupees(-due) })
  const change =
    gap === 0
      ? t('gap.same')
      : t(gap > 0 ? 'gap.payMore' : 'gap.payLess', { amount: rupees(Math.abs(gap)) })
  return due === 0 ? t('due.nothing', { change }) : t('due.some', { change, amount: rupees(due) })
}
