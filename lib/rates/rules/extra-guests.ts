import { addDays, daysBetween, formatDay, type IsoDate } from '../../shared/dates.ts'
import type { Charge, ExtraGuests } from './charges.ts'
import type { RatedRoom } from './night.ts'

type Line = Omit<Charge, 'position'>
/** A line of extra guests: by the kind of line alone each night has one charge, so it says which nights it is for. */
type ExtraLine = Line & { extraGuests: ExtraGuests }
type Price = Pick<Line, 'paise' | 'gstPercent'>
type Stay = { checkIn: IsoDate; nights: number; guests: number }

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Returns the line of extra guests on some nights of a stay. */
export function extraLine(extraGuests: ExtraGuests, checkIn: IsoDate, price: Price): ExtraLine {
  const { guests, nights, from } = extraGuests
  const since = from === checkIn ? '' : `, from ${formatDay(from, 'en', day)}`
  const words = `Extra guests: ${guests}, nights: ${nights}${since}`
  return { kind: 'extra_guest', night: null, extraGuests, words, ...price }
}

/**
 * Returns the line of the guests beyond those whom the price of a room is for, on the nights of a stay from a day on; none
 * without any.
 */
export function extraGuests(
  room: RatedRoom,
  { checkIn, nights: all, guests: everybody }: Stay,
  from: IsoDate = checkIn,
): ExtraLine[] {
  const { guestsIncluded, extraGuestPaise } = room
  // That of the law is set once all of the night is known.
  const gstPercent = room.gstPercent ?? 0
  if (guestsIncluded === null || extraGuestPaise === null || everybody <= guestsIncluded) return []
  const guests = everybody - guestsIncluded
  const nights = all - daysBetween(checkIn, from)
  const paise = guests * nights * extraGuestPaise
  if (paise === 0) return []
  return [extraLine({ guests, nights, from }, checkIn, { paise, gstPercent })]
}

/** Returns the lines of the extra guests of a stay that has changed: nights before `today` keep what theirs cost. */
export function changedExtraGuests(
  room: RatedRoom,
  stay: Stay,
  was: readonly Charge[],
  today: IsoDate,
): Line[] {
  const { checkIn, nights } = stay
  const until = clamped(today, checkIn, addDays(checkIn, nights))
  const kept = was.flatMap((line) => partWithin(line, checkIn, until))
  const ahead = extraGuests(room, stay, until)
  const [last] = kept.slice(-1)
  const [next] = ahead
  const joint = last && next ? joined(last, next, checkIn) : null
  return joint ? [...kept.slice(0, -1), joint] : [...kept, ...ahead]
}

function clamped(date: IsoDate, first: IsoDate, last: IsoDate): IsoDate {
  if (date < first) return first
  return date < last ? date : last
}

/** Returns the part of a line of extra guests that is for nights from the first of the changed stay until a day. */
function partWithin(line: Charge, checkIn: IsoDate, until: IsoDate): ExtraLine[] {
  if (!line.extraGuests) return []
  const { guests, nights, from } = line.extraGuests
  const first = clamped(from, checkIn, until)
  const last = clamped(addDays(from, nights), first, until)
  const kept = daysBetween(first, last)
  if (kept === 0) return []
  const paise = Math.round((line.paise * kept) / nights)
  const { gstPercent } = line
  return [extraLine({ guests, nights: kept, from: first }, checkIn, { paise, gstPercent })]
}

// What the same guests cost at the same price, without a night between, is one line.
function joined(last: ExtraLine, next: ExtraLine, checkIn: IsoDate): ExtraLine | null {
  const [one, other] = [last.extraGuests, next.extraGuests]
  const isSame =
    one.guests === other.guests &&
    last.gstPercent === next.gstPercent &&
    last.paise * other.nights === next.paise * one.nights &&
    addDays(one.from, one.nights) === other.from
  if (!isSame) return null
  const { gstPercent } = last
  const paise = last.paise + next.paise
  return extraLine({ ...one, nights: one.nights + other.nights }, checkIn, { paise, gstPercent })
}
