import type { Staff } from '../../lib/auth/schema.ts'
import { listBookings } from '../../lib/booking/queries/list-bookings.ts'
import { bookingSearch } from '../../lib/booking/schema.ts'
import { dashboardStats } from '../../lib/reports/queries/dashboard-stats.ts'
import { report } from '../../lib/reports/queries/report.ts'
import { reportQuery } from '../../lib/reports/schema.ts'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import { withDatabase } from './tools/database.ts'
import { fill } from './tools/many-bookings.ts'
import { median } from './tools/site.ts'
import { signedInStaff } from './tools/staff.ts'

const sizes = [1_000, 1_000_000] as const
const rounds = 25
// The first few read what nobody has read before, and run code that is not compiled yet.
const warmUp = 15

/** Returns what staff look at, with a thousand bookings and with a million of ten years, in milliseconds. */
export async function bench(): Promise<void> {
  await withDatabase(async () => {
    const staff = await signedInStaff()
    const results: Record<string, number>[] = []
    for (const size of sizes) {
      const seconds = await fill(size)
      process.stdout.write(`${size.toLocaleString('en-IN')} bookings filled in ${seconds} s\n`)
      results.push(await measure(staff))
    }
    print(results[0] ?? {}, results[1] ?? {})
  })
}

async function measure(staff: Staff): Promise<Record<string, number>> {
  const now = new Date()
  const today = dayInIndia(now)
  const year = reportQuery.parse({ from_date: addDays(today, -364), to_date: today })
  const search = (q: string) => listBookings(staff, bookingSearch.parse({ q }), new Date())
  const work = {
    'dashboard figures': () => dashboardStats(staff, now),
    'bookings, first page': () => search(''),
    'bookings, a common name': () => search('kapoor'),
    'bookings, one phone': () => search('90000 00042'),
    'bookings, a name that nobody has': () => search('zzyzx'),
    'reports of a year': () => report(staff, year, now),
  }
  const figures: Record<string, number> = {}
  for (const [name, run] of Object.entries(work)) {
    const times: number[] = []
    for (let round = 0; round < warmUp + rounds; round++) {
      const started = performance.now()
      await run()
      times.push(performance.now() - started)
    }
    figures[name] = median(times.slice(warmUp))
  }
  return figures
}

function print(few: Record<string, number>, many: Record<string, number>): void {
  process.stdout.write(`Median of ${rounds}, in milliseconds\n`)
  console.table(
    Object.entries(many).map(([name, ms]) => ({
      what: name,
      '1,000 bookings': (few[name] ?? Number.NaN).toFixed(1),
      '1,000,000': ms.toFixed(1),
      ratio: `${(ms / (few[name] ?? Number.NaN)).toFixed(1)} ×`,
    })),
  )
}
