import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import type { TodayStay } from '../schema/today.ts'

/** The day that is looked at, and the one that is today at the farm. */
export type Days = { day: IsoDate; today: IsoDate }

/**
 * Returns true for a stay that's listed among a day's arrivals: it begins on that day or, for today, its guest should have
 * come earlier, has come, or is marked as not coming. Guests who didn't come on an earlier day may still come while their
 * room is kept.
 */
export function isArriving(stay: TodayStay, { day, today }: Days): boolean {
  const { progress, check_in, check_out } = stay
  if (day !== today) return check_in === day && progress !== 'no_show'
  if (progress === 'left') return false
  if (isDone(stay, 'arriving', day)) return true
  if (progress === 'no_show') return stay.unit !== null && day < check_out
  return progress === 'expected' && check_in <= day && day <= check_out
}

/** Returns true for a stay whose guest is in the house on a day, or is to be, and neither comes nor leaves on it. */
export function isStaying(stay: TodayStay, { day, today }: Days): boolean {
  const { progress, check_in, check_out } = stay
  if (day === today) return progress === 'in_house' && day < check_out
  return check_in < day && day < check_out && isComing(stay)
}

/**
 * Returns true for a stay that's listed among a day's departures: it ends on that day or, for today, its guest should have
 * left earlier or has left early.
 */
export function isLeaving(stay: TodayStay, { day, today }: Days): boolean {
  const { progress, check_out } = stay
  if (day !== today) return check_out === day && isComing(stay)
  if (progress === 'left') return isOn(stay.checked_out_at, day)
  return progress === 'in_house' && check_out <= day
}

/** Returns true for a stay whose guest sleeps here in the night of a day, and so eats that evening and the next morning. */
export function sleepsOn(stay: TodayStay, day: IsoDate): boolean {
  return stay.check_in <= day && day < stay.check_out && isComing(stay)
}

/** Returns true for a stay whose guest left on a day, after a night here. */
export function leftOn(
  { check_in, check_out, progress, checked_out_at }: TodayStay,
  day: IsoDate,
): boolean {
  return progress === 'left' && check_in < day && day <= check_out && isOn(checked_out_at, day)
}

export type DayList = 'arriving' | 'in_house' | 'leaving'

/** Returns true once a stay is done with in a list of a day. */
export function isDone(stay: TodayStay, list: DayList, day: IsoDate): boolean {
  if (list === 'leaving') return stay.progress === 'left'
  if (list === 'in_house') return false
  return isOn(stay.checked_in_at, day) || isOn(stay.no_show_at, day)
}

function isComing({ progress }: TodayStay): boolean {
  return progress === 'expected' || progress === 'in_house'
}

function isOn(instant: string | null, day: IsoDate): boolean {
  return instant !== null && dayInIndia(new Date(instant)) === day
}

/** Returns stays in the order of a list of a day: who is expected earlier comes first, who has named no hour later, who is done with last. */
export function inOrder(stays: TodayStay[], list: DayList, day: IsoDate): TodayStay[] {
  const rank = (stay: TodayStay) =>
    [
      isDone(stay, list, day) ? 1 : 0,
      (list === 'arriving' && stay.arrives_at) || '99',
      list === 'arriving' ? '' : stay.check_out,
      stay.unit_name ?? '~',
      stay.id,
    ].join()
  return stays.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}
