import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as reportsRoute from '#app/api/admin_reports/route.ts'
import { pool } from '#lib/db/client.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { seedDemo } from '../../scripts/seed-demo/store.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

// The PDF of a report, opened by another program.
useDatabase()
const today = dayInIndia(new Date())
let cookie: string
let folder: string

beforeAll(async () => {
  await seedDemo(1_000, new Date())
  ;({ cookie } = await signedIn())
  folder = await mkdtemp(join(tmpdir(), 'dontali-export-'))
}, 240_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const names = [
  '刘文浩',
  'Анна Кузнецова',
  'François Lefèvre',
  'Nguyễn Thị Hương',
  'आरोही देशमुख',
  'أحمد',
]

test('the PDF has the farm, the range, the figures, page numbers and names in every script (needs pdftotext)', async ({
  skip,
}) => {
  skip(
    spawnSync('pdftotext', ['-v']).error !== undefined,
    'poppler is not installed: apt-get install poppler-utils',
  )
  await pool().query(
    `UPDATE bookings b SET full_name = named.name
     FROM (SELECT id, row_number() OVER (ORDER BY created_at DESC) AS place FROM bookings) AS newest
     JOIN unnest($1::text[]) WITH ORDINALITY AS named (name, place) USING (place)
     WHERE b.id = newest.id`,
    [names],
  )
  const rename = (place: number, name: string, email: string) =>
    pool().query(
      `UPDATE bookings SET full_name = $2, email = $3
       WHERE id = (SELECT id FROM bookings ORDER BY created_at DESC OFFSET $1 LIMIT 1)`,
      [place, name, email],
    )
  await rename(names.length, 'சுந்தரி', 'sundari@example.com')
  await rename(names.length + 1, 'Wolfeschlegelsteinhausenbergerdorff', 'wolfe@example.com')
  const from = addDays(today, -60)
  const range = `from_date=${from}&to_date=${today}`
  const answer = await call(reportsRoute, 'GET', `/api/admin_reports?format=pdf&${range}`, {
    cookie,
  })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  await writeFile(join(folder, 'report.pdf'), answer.bytes)
  const text = spawnSync('pdftotext', [
    '-layout',
    join(folder, 'report.pdf'),
    '-',
  ]).stdout.toString()
  const { totals } = (await call(reportsRoute, 'GET', `/api/admin_reports?${range}`, { cookie }))
    .body
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  expect(text).toContain('Dontali Farmstay')
  expect(text).toContain(rupees.format(totals.revenue))
  const pages = Number(/Page 1 of (\d+)/.exec(text)?.[1])
  const { rows } = await pool().query(
    `SELECT count(*)::int FROM bookings
     WHERE (created_at AT TIME ZONE 'Asia/Kolkata')::date BETWEEN $1 AND $2`,
    [from, today],
  )
  expect(pages).toBe(1 + Math.ceil(Math.min(rows[0].count, 1_000) / 40))
  expect(text.split('\f').length - 1).toBe(pages)
  for (const name of names) expect(text).toContain(name)
  // Whose script no font has is known by the address, not by empty boxes.
  expect(text).toContain('sundari@example.com')
  expect(text).not.toContain('சுந்தரி')
  // A name without a space is cut like any other, and does not run into the telephone number.
  expect(text).toMatch(/Wolfeschlegelst\S*…/)
  expect(text).not.toContain('bergerdorff')
  const sheet = spawnSync('pdfinfo', [join(folder, 'report.pdf')]).stdout.toString()
  expect(sheet).toMatch(/Page size:.*A4/)
  const fonts = spawnSync('pdffonts', [join(folder, 'report.pdf')])
    .stdout.toString()
    .trim()
    .split('\n')
    .slice(2)
  // Every one is embedded, and none again and again.
  expect(fonts.every((line) => / yes yes yes /.test(line))).toBe(true)
  expect(fonts.length).toBeLessThan(30)
}, 480_000)
