import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CellObject, read, type WorkBook } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as reportsRoute from '#app/api/admin_reports/route.ts'
import * as statsRoute from '#app/api/admin_stats/route.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool } from '#lib/db/client.ts'
import { makeExport } from '#lib/reports/service/make-export.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { seedDemo } from '../../scripts/seed-demo/store.ts'
import { removeBookings } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

// The files of a report, opened by other programs.
useDatabase()
const now = new Date()
const today = dayInIndia(now)
const year = { from: addDays(today, -364), to: today }
let by: Staff
let cookie: string
let folder: string

beforeAll(async () => {
  await seedDemo(1_500, now)
  ;({ by, cookie } = await signedIn())
  folder = await mkdtemp(join(tmpdir(), 'dontali-export-'))
}, 480_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const rows = async (sql: string, ...values: unknown[]) => (await pool().query(sql, values)).rows
const get = async (path: string) => (await call(reportsRoute, 'GET', path, { cookie })).body
const file = async (format: string, from: string, to: string) => {
  const path = `/api/admin_reports?format=${format}&from_date=${from}&to_date=${to}`
  return call(reportsRoute, 'GET', path, { cookie })
}
const paid = "status IN ('verified', 'confirmed')"

describe('the spreadsheet', () => {
  const soffice = spawnSync('soffice', ['--version']).status === 0

  test('opens in LibreOffice with the same bookings, days, rooms and totals (needs soffice)', async ({
    skip,
  }) => {
    skip(!soffice, 'LibreOffice is not installed: apt-get install libreoffice-calc')
    const answer = await file('excel', year.from, year.to)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="report-${year.from}-to-${year.to}.xlsx"`,
    )
    await writeFile(join(folder, 'report.xlsx'), answer.bytes)
    const filter = 'csv:Text - txt - csv (StarCalc):9,0,76,1,,0,false,false,false,false,false,-1'
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const args = [
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      folder,
      join(folder, 'report.xlsx'),
    ]
    // The language of the machine would write the days its own way.
    spawnSync('nice', ['soffice', profile, ...args], { env: { ...process.env, LC_ALL: 'C' } })
    const sheet = async (name: string) =>
      (await readFile(join(folder, `report-${name}.csv`), 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t'))

    const bookings = await sheet('Bookings')
    const wanted = await rows(
      `SELECT reference, full_name, email, phone, room_name, to_char(check_in, 'MM/DD/YYYY') AS check_in,
         to_char(check_out, 'MM/DD/YYYY') AS check_out, nights, guests, status, total_paise / 100.0 AS amount,
         CASE WHEN ${paid} THEN total_paise / 100.0 ELSE 0 END AS paid
       FROM bookings ORDER BY created_at DESC, id DESC`,
    )
    expect(bookings).toHaveLength(wanted.length + 2)
    // Not one formula among them: a text that LibreOffice took for a number would read otherwise.
    expect(
      bookings
        .slice(1, -1)
        .map((cells) =>
          cells.slice(1, 13).map((cell, at) => (at >= 7 && at !== 9 ? Number(cell) : cell)),
        ),
    ).toEqual(
      wanted.map((row) =>
        Object.values(row).map((value, at) => (at >= 7 && at !== 9 ? Number(value) : value)),
      ),
    )
    const [sum] = await rows(
      `SELECT sum(nights)::float8 AS nights, sum(total_paise) / 100.0 AS amount,
         sum(total_paise) FILTER (WHERE ${paid}) / 100.0 AS paid FROM bookings`,
    )
    const total = bookings.at(-1) ?? []
    expect([total[0], Number(total[8]), Number(total[11]), Number(total[12])]).toEqual([
      'Total',
      sum.nights,
      Number(sum.amount),
      Number(sum.paid),
    ])
    const { revenue, totals } = await get(
      `/api/admin_reports?from_date=${year.from}&to_date=${year.to}`,
    )
    const days = await sheet('Revenue by day')
    expect(days.slice(1, -1).map(([, rev]) => Number(rev))).toEqual(
      revenue.map(({ rev }: { rev: number }) => rev),
    )
    expect(Number(days.at(-1)?.[1])).toBe(totals.revenue)
  }, 180_000)

  test('does not run what a guest wrote, and survives every letter of it', async () => {
    const names = [
      '=HYPERLINK("http://evil.example","x")',
      '+cmd|calc',
      '@SUM(A1)',
      '-2+3',
      '<b>&"\u0007\ufffe\ud800',
    ]
    const day = addDays(today, -400)
    for (const name of names) {
      await pool().query(
        `WITH made AS (INSERT INTO bookings (reference, secret, customer_id, full_name, email, phone, room_id, room_name, check_in,
           check_out, nights, guests, rate_paise, gst_percent, total_paise, created_at)
         SELECT substr(gen_random_uuid()::text, 1, 8), gen_random_uuid()::text, customer_id, $1, email, phone, room_id,
           room_name, check_in, check_out, nights, guests, rate_paise, gst_percent, total_paise, $2::date + time '06:00'
         FROM bookings LIMIT 1 RETURNING *)
         INSERT INTO charges (booking_id, position, kind, night, room_id, words, paise, gst_percent)
         SELECT id, n, 'night', check_in + n - 1, room_id, room_name, rate_paise, gst_percent
         FROM made, generate_series(1, nights) AS n`,
        [name, day],
      )
    }
    const { bytes } = await file('excel', day, day)
    const { Sheets, files } = read(bytes, { cellNF: true, bookFiles: true }) as WorkBook & {
      files: Record<string, { content: Uint8Array }>
    }
    const cells = new Map(Object.entries<CellObject>(Sheets.Bookings ?? {}))
    const column = (letter: string) => names.map((_, at) => cells.get(`${letter}${at + 2}`))
    // A text that is to stay one, without what no sheet can hold.
    const kept = names.map((name) => name.replace('\u0007\ufffe', '').toWellFormed())
    expect(
      column('C')
        .map((cell) => [cell?.t, cell?.z, cell?.v])
        .toSorted(),
    ).toEqual(kept.map((name) => ['s', '@', name]).toSorted())
    // The sums are the only formulas, and say what they come to.
    expect([...cells].filter(([, { f }]) => f).map(([place, { f, v }]) => [place, f, v])).toEqual(
      ['I', 'J', 'L', 'M'].map((letter) => [
        `${letter}7`,
        `SUM(${letter}2:${letter}6)`,
        column(letter).reduce((sum, cell) => sum + Number(cell?.v), 0),
      ]),
    )
    const xml = new TextDecoder().decode(files['xl/worksheets/sheet2.xml']?.content)
    expect(xml).toContain('state="frozen"')
    expect((await file('pdf', day, day)).status).toBe(200)
    await removeBookings(`created_at < '${addDays(today, -370)}'`)
  })
})

test('other calls are answered while a large export is made', async () => {
  let ended = false
  const exporting = file('excel', year.from, year.to).then((answer) => {
    ended = true
    return answer
  })
  let answered = 0
  while (!ended) {
    expect((await call(statsRoute, 'GET', '/api/admin_stats?poll=1', { cookie })).status).toBe(200)
    answered += ended ? 0 : 1
  }
  expect((await exporting).bytes.length).toBeGreaterThan(100_000)
  expect(answered).toBeGreaterThan(0)
})

test('who asks only for the headers, or leaves before the end, keeps nobody from the next export', async () => {
  const path = `/api/admin_reports?format=excel&from_date=${year.from}&to_date=${year.to}`
  expect((await call(reportsRoute, 'HEAD', path, { cookie })).status).toBe(200)
  const report = await get('/api/admin_reports')
  const left = makeExport(by, 'excel', report, now)
  const broken = makeExport(by, 'excel', { ...report, topRooms: [null] }, now)
  await expect(broken).rejects.toThrow("reading 'name'")
  await left
  expect((await file('excel', today, today)).status).toBe(200)
}, 480_000)
