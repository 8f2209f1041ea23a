import { daysBetween, type IsoDate } from '#lib/shared/dates.ts'
import type { CalendarDay } from '#lib/stays/schema/availability.ts'
import type { Look } from './day-face.tsx'
import { type Choice, firstDayOf, minimumOf, type Role, roleOf } from './stay-choice.ts'
import type { KnownNights } from './use-nights.ts'

/** The nights that the calendar knows, what is chosen, and the lowest price in rupees of those in sight. */
export type Sight = {
  known: KnownNights
  choice: Choice
  today: IsoDate
  /** True where a guest for tonight calls before paying. */
  callsFirst: boolean
  lowest: number | null
}

/** The key of a day's sentence among the words `calendar.day`. */
type Says =
  | 'past'
  | 'loading'
  | 'unknown'
  | 'available'
  | 'lowest'
  | 'tonight'
  | 'unavailable'
  | 'leave'
  | 'short'
  | 'noArrival'
  | 'noDeparture'
  | 'arrival'
  | 'departure'
  | 'night'

type Face = {
  look: Look
  /** The effect of a press; null where a day cannot be pressed. */
  role: Role | null
  says: Says
  /** The nights of its sentence: of the stay that would end here, or the fewest. */
  count: number
  /** The price of its night, in rupees. */
  price?: number | undefined
  below: 'price' | 'minimum' | 'call' | null
  lowest: boolean
  selected: boolean
}

const plain = { count: 1, below: null, lowest: false, selected: false } as const

const shut: Record<'taken' | 'short' | 'noArrival' | 'noDeparture', [Look, Says]> = {
  taken: ['taken', 'unavailable'],
  short: ['shut', 'short'],
  noArrival: ['shut', 'noArrival'],
  noDeparture: ['shut', 'noDeparture'],
}

/** Returns how a day looks, what it says to screen readers and what a press on it does. */
export function faceOf(day: IsoDate, { known, choice, lowest, today, callsFirst }: Sight): Face {
  const unsaid = known.unsaidOf(day)
  if (unsaid) return { ...plain, look: unsaid, role: null, says: unsaid }
  const { nights } = known
  const role = roleOf(day, choice, nights)
  const { open, ...priced } = pricedNight(nights.get(day), lowest)
  const own = { ...plain, ...priced, role }
  const chosen = chosenLook(day, choice)
  if (chosen) return { ...own, look: chosen[0], says: chosen[1], selected: true }
  if (role === 'leave') {
    return { ...own, look: open, says: 'leave', count: daysBetween(choice.checkIn ?? day, day) }
  }
  if (role === 'arrive' && day === today && callsFirst) {
    return { ...own, look: open, says: 'tonight', below: 'call', lowest: false }
  }
  if (role === 'arrive') return { ...own, look: open, says: own.lowest ? 'lowest' : 'available' }
  const [look, says] = shut[role]
  const isShort = role === 'short'
  const count = minimumOf(firstDayOf(day, choice), nights)
  return { ...own, look, says, count, below: isShort ? 'minimum' : own.below, lowest: false }
}

// Of a night that is taken there is no price, though a stay may end on its day.
function pricedNight(night: CalendarDay | undefined, lowest: number | null) {
  if (!night?.available) return { open: 'leave', below: null, lowest: false } as const
  const { price, season } = night
  const open = season ? 'season' : 'free'
  return { open, below: 'price', price, lowest: price === lowest } as const
}

function chosenLook(day: IsoDate, { checkIn, checkOut }: Choice): [Look, Says] | null {
  if (day === checkIn) return ['end', 'arrival']
  if (day === checkOut) return ['end', 'departure']
  const isBetween = checkIn !== null && checkOut !== null && day > checkIn && day < checkOut
  return isBetween ? ['night', 'night'] : null
}
