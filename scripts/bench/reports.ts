import { listBookings } from '../../lib/desk/queries/list-bookings.ts'
import { bookingSearch } from '../../lib/desk/schema/search.ts'
import { dashboardStats } from '../../lib/reports/queries/dashboard-stats.ts'
import { report } from '../../lib/reports/queries/report.ts'
import { reportQuery } from '../../lib/reports/schema/report.ts'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import { benchBySize } from './tools/by-size.ts'

/** Returns what staff look at, with a thousand bookings and with a million of ten years, in milliseconds. */
export function bench(): Promise<void> {
  const now = new Date()
  const today = dayInIndia(now)
  const year = reportQuery.parse({ from_date: addDays(today, -364), to_date: today })
  return benchBySize((staff) => {
    const search = (q: string) => listBookings(staff, bookingSearch.parse({ q }), new Date())
    return {
      'dashboard figures': () => dashboardStats(staff, now),
      'bookings, first page': () => search(''),
      'bookings, a common name': () => search('kapoor'),
      'bookings, one phone': () => search('90000 00042'),
      'bookings, a name that nobody has': () => search('zzyzx'),
      'reports of a year': () => report(staff, year, now),
    }
  })
}
