import { agreedCharges } from '../../booking/rules/agreed-price.ts'
import type { Progress } from '../../booking/rules/progress.ts'
import { stayProblems } from '../../booking/rules/stay-problems.ts'
import { taxedByLaw } from '../../rates/rules/by-law.ts'
import { type Charge, isBesideNights, totalOf } from '../../rates/rules/charges.ts'
import { changedExtraGuests } from '../../rates/rules/extra-guests.ts'
import {
  type RatedRoom,
  type RateRules,
  nightsOf as ratesOfNights,
} from '../../rates/rules/night.ts'
import { type Code, priceOfNights } from '../../rates/rules/quote.ts'
import { maxDaysAhead, maxNights, nightsOf, type StayDates } from '../../rooms/rules/stay.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'

/** The price of a stay that is changed: its charges, its room, and the code that makes it cheaper. */
type Priced = { roomId: number; guests: number; charges: Charge[]; code: Code | null }

/**
 * Returns the charges of a stay on other nights, in another room or of other guests, in their order. Nights before `today` keep
 * their price and that of their extra guests whatever changes, and booked nights theirs while the room stays the same; the others
 * cost what they cost today, whatever forbids guests to book them. Discounts follow the stay; what was agreed on in another
 * way stays.
 */
export function changedCharges(
  was: Priced,
  stay: StayDates & { guests: number },
  { room, rules }: { room: RatedRoom; rules: RateRules },
  today: IsoDate,
): Charge[] {
  const isSameRoom = was.roomId === room.id
  if (isSameRoom && was.guests === stay.guests && isSameNights(was.charges, stay))
    return was.charges
  const booked = was.charges.filter(({ night }) => night !== null && (isSameRoom || night < today))
  const kept = new Map(booked.map((charge) => [charge.night, charge]))
  const nights = ratesOfNights(room, rules, stay.checkIn, nightsOf(stay))
  const priced = nights.map((night) => ({
    ...night,
    paise: kept.get(night.date)?.paise ?? night.paise,
  }))
  const { charges } = priceOfNights(room, rules, priced, stay.guests, was.code)
  const counted = { ...stay, nights: nights.length }
  const of = (wanted: Charge['kind']) => charges.filter(({ kind }) => kind === wanted)
  const lines: Omit<Charge, 'position'>[] = [
    ...of('night').map((charge) => kept.get(charge.night) ?? charge),
    ...changedExtraGuests(room, counted, was.charges, today),
    ...of('discount'),
    ...was.charges.filter(({ kind }) => isBesideNights(kind) || kind === 'agreed'),
  ]
  const byLaw = room.gstPercent === null
  const rates = keptRates(was, stay.guests, kept, today)
  const taxed = byLaw ? taxedByLaw(lines, rates) : [...lines, ...keptLimits(was, stay, rates)]
  const charged = taxed.map((charge, at) => ({ ...charge, position: at + 1 }))
  // What was taken off a longer stay may be more than a shorter one costs.
  return totalOf(charged) < 0 ? agreedCharges(charged, 0, byLaw) : charged
}

// More guests, or fewer, change the value of each night to come.
function keptRates(was: Priced, guests: number, kept: Map<string | null, Charge>, today: IsoDate) {
  const same = [...kept.values()].filter(
    ({ night }) => was.guests === guests || (night ?? '') < today,
  )
  return new Map(same.map(({ night, gstPercent }) => [night ?? '', gstPercent]))
}

// In a room that has a fixed rate now, nights from before keep their share of what the law's rate made them cost more or less.
function keptLimits({ charges }: Priced, stay: StayDates, rates: ReadonlyMap<string, number>) {
  return charges.flatMap((line) => {
    if (line.kind !== 'limit') return []
    const nights = charges.filter(
      ({ kind, gstPercent }) => kind === 'night' && gstPercent === line.gstPercent,
    )
    const kept = nights.filter(
      ({ night }) => night && rates.has(night) && stay.checkIn <= night && night < stay.checkOut,
    )
    const paise = Math.round((line.paise * kept.length) / nights.length)
    return paise === 0 ? [] : [{ ...line, paise }]
  })
}

function isSameNights(charges: Charge[], stay: StayDates): boolean {
  const nights = charges.flatMap(({ night }) => night ?? []).toSorted()
  return nights[0] === stay.checkIn && nights.length === nightsOf(stay)
}

type Wanted = StayDates & { guests: number }
/** The dates of a stay, and how far it has come. */
export type Was = StayDates & { progress: Progress }

// Hotels turn the day then: until this hour a guest who comes by night bus sleeps the night before.
const dayTurnsAt = 6

/** Returns the earliest night that staff may give: tonight or, until six in the morning, the night that has begun. */
export function firstNightAtDesk(now: Date): IsoDate {
  return dayInIndia(new Date(now.getTime() - dayTurnsAt * 3_600_000))
}

/**
 * Returns what is wrong with a change of a stay, as sentences by the field; nothing if it can be made. A stay that has begun
 * keeps its first night and ends today at the earliest; one that is over stays as it was, unless its guest is still here.
 * `first` is the earliest first night for one that has not begun.
 */
export function changeProblems(
  was: Was,
  { guests, ...stay }: Wanted,
  { sleeps }: { sleeps: number | null },
  today: IsoDate,
  first: IsoDate = today,
): Partial<Record<'check_in' | 'check_out' | 'guests', string>> {
  const { progress } = was
  const isOver = was.checkOut < today && progress !== 'in_house'
  if (isOver) return { check_out: 'This stay is over.' }
  if (sleeps !== null && guests > sleeps) return { guests: `This room sleeps ${sleeps}.` }
  const begun = was.checkIn < today || progress !== 'expected'
  if (begun && stay.checkIn !== was.checkIn) return { check_in: 'This stay has begun.' }
  const problems = newStayProblems(stay, begun ? was.checkIn : first)
  if (Object.keys(problems).length > 0) return problems
  return stay.checkOut < today ? { check_out: 'Choose today or a later day.' } : {}
}

type Place = Wanted & { roomId: number; unit: number | null; totalPaise?: number | undefined }

/** Returns true if a stay would be another: without a wanted unit or price it keeps its own where nothing else differs. */
export function isOtherStay(was: Place, wanted: Place): boolean {
  return (
    was.checkIn !== wanted.checkIn ||
    was.checkOut !== wanted.checkOut ||
    was.guests !== wanted.guests ||
    was.roomId !== wanted.roomId ||
    (wanted.unit !== null && was.unit !== wanted.unit) ||
    (wanted.totalPaise !== undefined && was.totalPaise !== wanted.totalPaise)
  )
}

/** Returns what is wrong with the nights of a stay that begins on `first` or later, as sentences for staff by the field. */
export function newStayProblems(
  stay: StayDates,
  first: IsoDate,
): Partial<Record<'check_in' | 'check_out', string>> {
  const { checkIn, checkOut } = stayProblems(stay, first)
  if (checkIn) return { check_in: sentences[checkIn] ?? '' }
  return checkOut ? { check_out: sentences[checkOut] ?? '' } : {}
}

const sentences: Record<string, string> = {
  checkIn: 'Choose today or a later day.',
  tooFar: `That’s more than ${maxDaysAhead} days ahead.`,
  checkOut: 'Choose a day after check-in.',
  tooLong: `A booking can have up to ${maxNights} nights.`,
}
