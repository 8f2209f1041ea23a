import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'
import type { Staff } from '../../lib/auth/schema.ts'
import { pool } from '../../lib/db/client.ts'
import { report } from '../../lib/reports/queries/report.ts'
import { reportQuery } from '../../lib/reports/schema/report.ts'
import { makeExport } from '../../lib/reports/service/make-export.ts'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import { seedRooms } from '../../prisma/seed.ts'
import { seedDemo } from '../seed-demo/store.ts'
import { withDatabase } from './tools/database.ts'
import { followTurns } from './tools/longest-turn.ts'
import { median } from './tools/site.ts'
import { sized } from './tools/sized.ts'
import { signedInStaff } from './tools/staff.ts'

const rounds = sized(5, 1)
const count = sized(10_000, 50)

/** The spreadsheet of ten thousand bookings: ours, read from the database in its thread, and SheetJS with the same cells in a bare process. */
export async function bench(): Promise<void> {
  await withDatabase(async (directory) => {
    await seedRooms()
    await seedDemo(count, new Date())
    const cells = join(directory, 'cells.json')
    const { rows } = await pool().query(
      `SELECT created_at, reference, full_name, email, phone, room_name, check_in, check_out, nights, guests,
         status, total_paise / 100.0 AS amount, total_paise / 100.0 AS paid, verified_at FROM bookings`,
    )
    await writeFile(cells, JSON.stringify(rows.map((row) => Object.values(row))))
    const staff = await signedInStaff()
    const ours: { ms: number; delay: number; turn: number }[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await exportOnce(staff))
      theirs.push(await sheetJs(cells))
    }
    const ratio = median(ours.map(({ ms }, at) => ms / (theirs[at] ?? Number.NaN)))
    console.table({
      'ours, ms': Math.round(median(ours.map(({ ms }) => ms))),
      'SheetJS, ms': Math.round(median(theirs)),
      ratio: `${ratio.toFixed(2)} ×`,
      'longest pause of the event loop, ms': Math.round(median(ours.map(({ delay }) => delay))),
      'longest work of its own in it, ms': Math.round(median(ours.map(({ turn }) => turn))),
    })
  })
}

async function exportOnce(staff: Staff): Promise<{ ms: number; delay: number; turn: number }> {
  const now = new Date()
  const today = dayInIndia(now)
  const made = await report(
    staff,
    reportQuery.parse({ from_date: addDays(today, -364), to_date: today }),
    now,
  )
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  const longestTurn = followTurns()
  const started = performance.now()
  const file = await makeExport(staff, 'excel', made, now)
  const ms = performance.now() - started
  loop.disable()
  const turn = await longestTurn()
  if (file.byteLength < sized(100_000, 5_000))
    throw new Error('The export is too small to be true.')
  return { ms, delay: loop.max / 1e6, turn }
}

// A process of its own, as ours is a thread of its own; both include their start.
const bare = `
  import { readFileSync } from 'node:fs'
  import { utils, write } from '@e965/xlsx'
  const day = /^\\d{4}-\\d\\d-\\d\\dT/
  const cell = (value) => (typeof value === 'string' && day.test(value) ? new Date(value) : value)
  const rows = JSON.parse(readFileSync(process.argv[1], 'utf8')).map((row) => row.map(cell))
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: true }), 'Bookings')
  write(book, { type: 'buffer', bookType: 'xlsx', compression: true })`

async function sheetJs(cells: string): Promise<number> {
  const started = performance.now()
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', bare, cells])
  return performance.now() - started
}
