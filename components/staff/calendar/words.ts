import type { BlockInput } from '#lib/booking/schema/blocks.ts'
import type { CalendarOccupancy, Nights } from '#lib/booking/schema/calendar.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import { statusNames } from '../bookings/words.ts'
import { count, day, instantTime } from '../words.ts'

/** The reasons of blocks as staff read them. */
export const reasonNames: Record<BlockInput['because'], string> = {
  repairs: 'Repairs',
  cleaning: 'Cleaning',
  ourselves: 'For ourselves',
  other: 'Other',
}

type Shown = Nights & Pick<CalendarOccupancy, 'booking' | 'block' | 'hold'>

/** Returns the two lines of a bar: who or what has the unit, and the rest. */
export function barWords({ booking, block, hold, ...nights }: Shown): [string, string] {
  if (block) {
    const reason = reasonNames[block.because]
    return block.note ? [reason, block.note] : [reason, nightsOf(nights)]
  }
  if (hold) return ['Held', `until ${instantTime(hold.expires_at)}`]
  return [booking?.full_name ?? '', `${nightsOf(nights)}, ${count(booking?.guests ?? 0, 'guest')}`]
}

/** Returns what a bar shows by its place and its look, for screen readers. */
export function barSentence({ booking, block, hold, check_in, check_out }: Shown): string {
  const state = booking ? statusNames[booking.status] : block ? 'Blocked' : hold ? 'Paying now' : ''
  const dates = `${day(check_in)} to ${day(check_out, true)}`
  return `${dates}, ${state}`
}

function nightsOf({ check_in, check_out }: Nights): string {
  return count(daysBetween(check_in, check_out), 'night')
}
