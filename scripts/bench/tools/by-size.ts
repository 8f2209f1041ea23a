import type { Staff } from '../../../lib/auth/schema.ts'
import { withDatabase } from './database.ts'
import { type Farm, fill } from './many-bookings.ts'
import { median } from './site.ts'
import { signedInStaff } from './staff.ts'

const sizes = [1_000, 1_000_000] as const
type Size = (typeof sizes)[number]
const rounds = 25
// The first few read what nobody has read before, and run code that is not compiled yet.
const warmUp = 15

type Work = Record<string, () => Promise<unknown>>

/**
 * Measures work of staff with a thousand bookings and with a million, and prints it in milliseconds. Without farms it is the
 * same large one.
 */
export async function benchBySize(
  workOf: (staff: Staff) => Work,
  farms?: Record<Size, Farm>,
): Promise<void> {
  await withDatabase(async () => {
    const work = workOf(await signedInStaff())
    const results: Record<string, number>[] = []
    for (const size of sizes) {
      const seconds = await fill(size, farms?.[size])
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
      '1,000 bookings': (few[name] ?? Number.NaN).toFixed(1),
      '1,000,000': ms.toFixed(1),
      ratio: `${(ms / (few[name] ?? Number.NaN)).toFixed(1)} ×`,
    })),
  )
}
