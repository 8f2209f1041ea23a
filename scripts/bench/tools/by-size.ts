import type { Staff } from '../../../lib/auth/schema.ts'
import { withDatabase } from './database.ts'
import { type Farm, fill } from './many-bookings.ts'
import { median } from './site.ts'
import { sized } from './sized.ts'
import { signedInStaff } from './staff.ts'

const sizes = sized({ few: 1_000, many: 1_000_000 }, { few: 20, many: 50 })
const rounds = sized(25, 1)
// The first few read uncached data and run code that isn't compiled yet.
const warmUp = sized(15, 0)

type Work = Record<string, () => Promise<unknown>>

/**
 * Measures work of staff with a thousand bookings and with a million, and prints it in milliseconds. Without farms it is the
 * same large one.
 */
export async function benchBySize(
  workOf: (staff: Staff) => Work,
  farms?: Record<keyof typeof sizes, Farm>,
): Promise<void> {
  await withDatabase(async () => {
    const work = workOf(await signedInStaff())
    const results: Record<string, number>[] = []
    for (const kind of ['few', 'many'] as const) {
      const size = sizes[kind]
      const seconds = await fill(size, farms?.[kind])
      process.stdout.write(`${size.toLocaleString('en-IN')} bookings filled in ${seconds} s\n`)
      results.push(await measure(work))
    }
    print(results[0] ?? {}, results[1] ?? {})
  })
}

async function measure(work: Work): Promise<Record<string, number>> {
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
      [`${sizes.few.toLocaleString('en-IN')} bookings`]: (few[name] ?? Number.NaN).toFixed(1),
      [`${sizes.many.toLocaleString('en-IN')} bookings`]: ms.toFixed(1),
      ratio: `${(ms / (few[name] ?? Number.NaN)).toFixed(1)} ×`,
    })),
  )
}
