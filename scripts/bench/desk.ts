import { deskToday } from '../../lib/desk/queries/desk-today.ts'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import { deskCalendar } from '../../lib/stays/queries/desk-calendar.ts'
import { deskCalendarInput } from '../../lib/stays/schema/calendar.ts'
import { benchBySize } from './tools/by-size.ts'
import { benchScrolling } from './tools/scrolling.ts'
import { sized } from './tools/sized.ts'

// A hundred units, each with a stay of one to three nights every three days: as many in the window, however many there
// have been.
const units = sized(100, 20)
const farms = {
  few: { units, before: 15, after: 15 },
  many: { units, before: sized(29_985, 30), after: 15 },
}

/**
 * Measures what the desk asks for all day, with a thousand bookings and with a million of 82 years, in milliseconds; then the
 * frames and the size of the calendar's screen.
 */
export async function bench(): Promise<void> {
  const now = new Date()
  const tomorrow = addDays(dayInIndia(now), 1)
  await benchBySize(
    (staff) => ({
      'calendar, a week': () => deskCalendar(staff, deskCalendarInput.parse({ days: '7' }), now),
      'calendar, a month': () => deskCalendar(staff, deskCalendarInput.parse({ days: '30' }), now),
      today: () => deskToday(staff, { day: null }, now),
      tomorrow: () => deskToday(staff, { day: tomorrow }, now),
    }),
    farms,
  )
  await benchScrolling(farms.few)
}
