import { addDays, type IsoDate } from '../../shared/dates.ts'
import { nightsOf, type StayDates, stayProblems } from '../rules.ts'
import type { Charge } from './charges.ts'
import { type ProgressAt, progressOf } from './progress.ts'

/** A room with what a night of it costs today, in paise with tax. */
export type PricedRoom = {
  id: number
  name: string
  /** The guests who find a place in it; null if nobody has said. */
  sleeps: number | null
  ratePaise: number
  gstPercent: number
}

/**
 * Returns the charges of a stay on other nights or in another room, and says in what order. Nights that the guest has
 * booked keep their price while the room stays the same; the others cost what the room costs today. Other lines stay.
 */
export function changedCharges(
  was: { roomId: number; charges: Charge[] },
  stay: StayDates,
  room: PricedRoom,
): Charge[] {
  const kept = new Map(
    was.roomId === room.id ? was.charges.map((charge) => [charge.night, charge]) : [],
  )
  const nights = Array.from({ length: nightsOf(stay) }, (_, at): Omit<Charge, 'position'> => {
    const night = addDays(stay.checkIn, at)
    const { ratePaise: paise, gstPercent, name: words } = room
    return kept.get(night) ?? { kind: 'night', night, words, paise, gstPercent }
  })
  const others = was.charges.filter(({ kind }) => kind !== 'night')
  return [...nights, ...others].map((charge, at) => ({ ...charge, position: at + 1 }))
}

/** Returns the charges with a line more that makes them the sum that was agreed on. */
export function agreedCharges(charges: Charge[], totalPaise: number): Charge[] {
  const paise = totalPaise - totalOf(charges)
  if (paise === 0) return charges
  const line: Charge = {
    position: charges.length + 1,
    kind: paise < 0 ? 'discount' : 'extra',
    night: null,
    words: 'Price as agreed',
    paise,
    gstPercent: charges[0]?.gstPercent ?? 0,
  }
  return [...charges, line]
}

/** Returns the sum of charges in paise. */
export function totalOf(charges: readonly Pick<Charge, 'paise'>[]): number {
  return charges.reduce((sum, { paise }) => sum + paise, 0)
}

type Wanted = StayDates & { guests: number }
type Was = StayDates & ProgressAt

/**
 * Returns what is wrong with a change of a stay, as sentences by the field; nothing if it can be made. A stay that has begun
 * keeps its first night and ends today at the earliest; one that is over stays as it was, unless its guest is still here.
 */
export function changeProblems(
  was: Was,
  { guests, ...stay }: Wanted,
  { sleeps }: { sleeps: number | null },
  today: IsoDate,
): Partial<Record<'check_in' | 'check_out' | 'guests', string>> {
  const progress = progressOf(was)
  const isOver = was.checkOut < today && progress !== 'in_house'
  if (isOver) return { check_out: 'This stay is over.' }
  if (sleeps !== null && guests > sleeps) return { guests: `This room sleeps ${sleeps}.` }
  const begun = was.checkIn < today || progress !== 'expected'
  if (begun && stay.checkIn !== was.checkIn) return { check_in: 'This stay has begun.' }
  const problems = dateProblems(stay, begun ? was.checkIn : today)
  if (problems) return problems
  return stay.checkOut < today ? { check_out: 'Choose today or a later day.' } : {}
}

function dateProblems(stay: StayDates, earliest: IsoDate) {
  const { checkIn, checkOut } = stayProblems(stay, earliest)
  if (checkIn) return { check_in: sentences[checkIn] ?? '' }
  return checkOut ? { check_out: sentences[checkOut] ?? '' } : null
}

const sentences: Record<string, string> = {
  checkIn: 'Choose today or a later day.',
  tooFar: 'That is too far ahead.',
  checkOut: 'Choose a day after the first night.',
  tooLong: 'That is too long for one booking.',
}
