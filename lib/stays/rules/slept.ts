import type { StayDates } from '../../rooms/rules/stay.ts'
import type { IsoDate } from '../../shared/dates.ts'

/** A stay with its unit: `sleptUntil` is the last day of the nights that its guest slept in another, null without any. */
export type Housed = StayDates & { hasUnit: boolean; sleptUntil: IsoDate | null }

/**
 * Returns the nights of a changed stay for which a unit is looked for. Those before today stay where they were slept: a guest
 * in the house moves from tonight on. A stay that nothing is left of, or that had no unit yet, is looked at as a whole.
 */
export function nightsToHouse(
  was: Housed,
  { checkIn, checkOut }: StayDates,
  today: IsoDate,
): StayDates {
  const isUnderWay = was.hasUnit && was.checkIn < today && today < checkOut
  if (!isUnderWay) return { checkIn: was.sleptUntil ?? checkIn, checkOut }
  return { checkIn: was.checkOut < today ? was.checkOut : today, checkOut }
}

/**
 * Returns what is wrong with other nights of a stay whose guest has moved: its first night is that of the nights that were slept,
 * also for somebody who asked before midnight while the guest moved after it, and a night is left for the unit that they have now.
 */
export function sleptProblems(
  { sleptUntil, ...was }: Pick<Housed, 'sleptUntil' | 'checkIn'>,
  { checkIn, checkOut }: StayDates,
): { check_in?: string; check_out?: string } {
  if (sleptUntil === null) return {}
  if (checkIn !== was.checkIn) return { check_in: 'This stay has begun.' }
  if (sleptUntil < checkOut) return {}
  return {
    check_out:
      'The guest has another unit from that day. Move them back first, or choose a later day.',
  }
}
