import { deskCalendar } from '../../lib/booking/queries/desk-calendar.ts'
import { deskToday } from '../../lib/booking/queries/desk-today.ts'
import { deskCalendarInput } from '../../lib/booking/schema/calendar.ts'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import { benchBySize } from './tools/by-size.ts'

/**
 * Returns what the desk asks for all day, with a thousand bookings and with a million of ten years, in milliseconds. With a
 * million the farm is a thousand units, of which some five hundred are taken each night.
 */
export function bench(): Promise<void> {
  const now = new Date()
  const tomorrow = addDays(dayInIndia(now), 1)
  return benchBySize((staff) => ({
    'calendar, a week': () => deskCalendar(staff, deskCalendarInput.parse({ days: '7' }), now),
    today: () => deskToday(staff, { day: null }, now),
    tomorrow: () => deskToday(staff, { day: tomorrow }, now),
  }))
}
