import {
  formatReference,
  referenceAlphabet,
  referenceLength,
} from '../../lib/booking/rules/reference.ts'
import type { BookingStatus } from '../../lib/booking/rules/statuses.ts'
import { ratePerNight } from '../../lib/rooms/rules/rate.ts'
import { addDays, dayInIndia, daysBetween, startOfDayInIndia } from '../../lib/shared/dates.ts'
import { chance, type Dice, dice, pick, weighted } from './dice.ts'
import { digits, type Person, person } from './names.ts'
import type { Vacancies } from './vacancies.ts'

export type DemoRoom = {
  id: number
  name: string
  basePaise: number
  gstPercent: number
  units: number
}

export type DemoBooking = Person & {
  reference: string
  room: DemoRoom
  checkIn: string
  nights: number
  guests: number
  ratePaise: number
  claimedPaise: number | null
  utr: string | null
  status: BookingStatus
  note: string | null
  createdAt: Date
  /** The time at which staff decided; null while it is pending. */
  decidedAt: Date | null
  locale: string
  /** null: no unit, because it was rejected or because its hold ran out. */
  unit: number | null
}

const minute = 60_000
const hour = 60 * minute
const nightsOf = [
  [1, 30],
  [2, 44],
  [3, 16],
  [4, 6],
  [5, 3],
  [7, 1],
] as const
const notes = [
  'The amount did not match. Please call us.',
  'No payment of this number reached our bank.',
  'The guest asked to cancel.',
]

/** A year of bookings up to `now`, oldest first; `seed` makes another year of the same kind. */
export function planBookings(
  count: number,
  rooms: DemoRoom[],
  vacancies: Vacancies,
  { now, seed }: { now: Date; seed: number },
): DemoBooking[] {
  const throwDice = dice(seed)
  const guests = Array.from({ length: Math.ceil(count * 0.82) }, (_, number) =>
    person(throwDice, seed + number),
  )
  const references = new Set<string>()
  return moments(throwDice, count, now).map((createdAt) => {
    const stay = place(throwDice, rooms, vacancies, createdAt)
    return {
      ...pick(throwDice, guests),
      ...stay,
      ...payment(throwDice, stay, createdAt),
      ...decision(throwDice, stay, createdAt, now),
      reference: freshReference(throwDice, references),
      guests: weighted(throwDice, [
        [2, 55],
        [4, 16],
        [1, 9],
        [3, 10],
        [5, 5],
        [6, 5],
      ] as const),
      createdAt,
      locale: weighted(throwDice, [
        ['en', 88],
        ['fr', 3],
        ['es', 2],
        ['ru', 2],
        ['zh', 3],
        ['ar', 2],
      ] as const),
    }
  })
}

// More in the cool months, more on the days before a weekend, between seven in the morning and eleven at night.
function moments(throwDice: Dice, count: number, now: Date): Date[] {
  const first = addDays(dayInIndia(now), -364)
  const days = Array.from({ length: 365 }, (_, number) => {
    const day = addDays(first, number)
    const month = Number(day.slice(5, 7))
    const season = month >= 10 || month <= 2 ? 1.5 : month >= 6 && month <= 8 ? 0.7 : 1
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    return [day, season * (weekday >= 3 && weekday <= 5 ? 1.4 : 1)] as const
  })
  return Array.from({ length: count }, () => {
    const start = startOfDayInIndia(weighted(throwDice, days)).getTime()
    const at = start + 7 * hour + Math.floor(throwDice() * 16 * hour)
    // What today has not brought yet was yesterday's.
    return new Date(at <= now.getTime() ? at : at - 24 * hour)
  }).sort((one, other) => one.getTime() - other.getTime())
}

type Placed = Pick<DemoBooking, 'room' | 'checkIn' | 'nights' | 'ratePaise' | 'unit'>

// If the wanted nights are gone, a few days later or another room; a guest who finds nothing has still paid.
function place(throwDice: Dice, rooms: DemoRoom[], vacancies: Vacancies, createdAt: Date): Placed {
  const nights = weighted(throwDice, nightsOf)
  const lead = Math.floor(45 * throwDice() ** 2)
  for (let attempt = 0; ; attempt++) {
    const room = weighted(
      throwDice,
      rooms.map((one) => [one, one.units] as const),
    )
    const checkIn = addDays(dayInIndia(createdAt), lead + Math.floor(attempt / 4))
    const ratePaise = ratePerNight(room.basePaise, room.gstPercent)
    // A hold that ran out while the guest paid.
    if (attempt === 0 && chance(throwDice, 0.0005))
      return { room, checkIn, nights, ratePaise, unit: null }
    const unit = vacancies.take(room.id, checkIn, nights)
    if (unit !== null || attempt === 40) return { room, checkIn, nights, ratePaise, unit }
  }
}

function payment(throwDice: Dice, { ratePaise, nights }: Placed, createdAt: Date) {
  const total = ratePaise * nights
  const wrong = chance(throwDice, 0.01)
  return {
    claimedPaise: wrong ? total - 100_00 : total,
    utr: chance(throwDice, 0.8) ? utr(throwDice, createdAt) : null,
  }
}

// As UPI numbers begin: the last digit of the year and the day of the year.
function utr(throwDice: Dice, paidAt: Date): string {
  const day = dayInIndia(paidAt)
  const ofYear = daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1
  return `${day[3]}${String(ofYear).padStart(3, '0')}${digits(throwDice, 8)}`
}

function decision(throwDice: Dice, { checkIn, unit }: Placed, createdAt: Date, now: Date) {
  const age = now.getTime() - createdAt.getTime()
  const decidedAt = new Date(createdAt.getTime() + 10 * minute + throwDice() * 18 * hour)
  const waits = { status: 'pending' as BookingStatus, note: null, decidedAt: null }
  if (decidedAt > now || (age < 36 * hour && chance(throwDice, 0.5))) return waits
  if (chance(throwDice, 0.06)) {
    return { status: 'rejected' as BookingStatus, note: pick(throwDice, notes), decidedAt }
  }
  if (unit === null) return { status: 'verified' as BookingStatus, note: null, decidedAt }
  const soon = checkIn > dayInIndia(now)
  const status: BookingStatus = soon && chance(throwDice, 0.3) ? 'verified' : 'confirmed'
  return { status, note: null, decidedAt }
}

function freshReference(throwDice: Dice, known: Set<string>): string {
  for (;;) {
    const signs = Array.from({ length: referenceLength }, () =>
      pick(throwDice, [...referenceAlphabet]),
    )
    const reference = formatReference(signs.join(''))
    if (known.has(reference)) continue
    known.add(reference)
    return reference
  }
}
