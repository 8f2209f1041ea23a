import type { Charge } from '../../booking/rules/charges.ts'
import { addDays, daysBetween, formatDay, type IsoDate, isoDateOf } from '../../shared/dates.ts'
import type { RatedRoom } from './night.ts'

type Line = Omit<Charge, 'position'>

// The words say which nights a line is for: by the kind of line alone each night has one charge.
type Span = { count: number; nights: number; from: IsoDate | null }

const pattern = /^Extra guests: (\d+), nights: (\d+)(?:, from (.+))?$/
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

function wordsOf({ count, nights, from }: Span): string {
  const since = from ? `, from ${formatDay(from, 'en', day)}` : ''
  return `Extra guests: ${count}, nights: ${nights}${since}`
}

function spanOf({ words }: Line): Span {
  const [, count = 0, nights = 0, since] = pattern.exec(words) ?? []
  // Lines of earlier days say "2026-12-05" where later ones say "5 Dec 2026".
  const from = since ? isoDateOf(new Date(`${since} UTC`)) : null
  return { count: Number(count), nights: Number(nights), from }
}

/**
 * Returns the line of the guests beyond those whom the price of a room is for; none without any. `from` is its first night
 * where that is not the first of the stay.
 */
export function extraGuests(
  room: RatedRoom,
  nights: number,
  guests: number,
  from: IsoDate | null = null,
): Line[] {
  const { guestsIncluded, extraGuestPaise, gstPercent } = room
  if (guestsIncluded === null || extraGuestPaise === null || guests <= guestsIncluded) return []
  const count = guests - guestsIncluded
  const paise = count * nights * extraGuestPaise
  if (paise === 0) return []
  const words = wordsOf({ count, nights, from })
  return [{ kind: 'extra_guest', night: null, words, paise, gstPercent }]
}

type Stay = { checkIn: IsoDate; nights: number; guests: number }

/** Returns the lines of the extra guests of a stay that has changed: nights before `today` keep what theirs cost. */
export function changedExtraGuests(
  room: RatedRoom,
  { checkIn, nights, guests }: Stay,
  was: readonly Charge[],
  today: IsoDate,
): Line[] {
  const wasFrom = was.find(({ night }) => night !== null)?.night ?? checkIn
  const checkOut = addDays(checkIn, nights)
  const end = today < checkOut ? today : checkOut
  const slept = nightsBefore(end, checkIn)
  const kept = was
    .filter(({ kind }) => kind === 'extra_guest')
    .flatMap((line) => partWithin({ checkIn, end }, line, wasFrom))
  const ahead = extraGuests(room, nights - slept, guests, slept > 0 ? today : null)
  const [last] = kept.slice(-1)
  const [next] = ahead
  const joint = last && next ? joined(last, next, checkIn) : null
  return joint ? [...kept.slice(0, -1), joint] : [...kept, ...ahead]
}

function nightsBefore(today: IsoDate, first: IsoDate): number {
  return Math.max(0, daysBetween(first, today))
}

type Kept = { checkIn: IsoDate; end: IsoDate }

/** Returns the part of a line that is for nights from the first of the changed stay to `end`; `wasFrom` began the stay before. */
function partWithin(
  { checkIn, end }: Kept,
  { position: _, ...line }: Charge,
  wasFrom: IsoDate,
): Line[] {
  const span = spanOf(line)
  const begins = span.from ?? wasFrom
  const first = begins < checkIn ? checkIn : begins
  const nights = Math.min(
    nightsBefore(addDays(begins, span.nights), first),
    nightsBefore(end, first),
  )
  if (nights === 0) return []
  const from = first === checkIn ? null : first
  const paise = Math.round((line.paise * nights) / span.nights)
  return [{ ...line, words: wordsOf({ ...span, nights, from }), paise }]
}

// What the same guests cost at the same price, without a night between, is one line.
function joined(last: Line, next: Line, checkIn: IsoDate): Line | null {
  const [one, other] = [spanOf(last), spanOf(next)]
  const isSame =
    one.count === other.count &&
    last.gstPercent === next.gstPercent &&
    last.paise * other.nights === next.paise * one.nights &&
    addDays(one.from ?? checkIn, one.nights) === other.from
  if (!isSame) return null
  const words = wordsOf({ ...one, nights: one.nights + other.nights })
  return { ...last, words, paise: last.paise + next.paise }
}
