import { read, utils } from '@e965/xlsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { rateCalls as declaredRateCalls } from '#calls/rates.ts'
import { prisma } from '#lib/db/client.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { makeRoom } from '../support/guest.ts'
import { rateCalls } from '../support/rate-calls.ts'
import { routeAt } from '../support/route.ts'
import { spreadsheet } from '../support/spreadsheets.ts'

const excelRoute = routeAt(declaredRateCalls, 'rates/excel')

useDatabase()

const year = Number(dayInIndia(new Date()).slice(0, 4)) + 1
const day = (date: string) => `${year}-${date}`
const titles = [
  'Date',
  'Weekday',
  'Guest pays',
  'Set by',
  'Minimum nights',
  'Closed',
  'No check-in',
  'No check-out',
]

let room: { id: number; name: string }
let staff: Awaited<ReturnType<typeof rateCalls>>
beforeEach(async () => {
  await prisma().season.deleteMany()
  room = await makeRoom(2)
  staff = await rateCalls()
  await staff.addSeason({ name: '=1+1', from: day('03-01'), to: day('03-05'), price: 6000 })
  await staff.addSeason({ name: 'Rain', from: day('07-01'), to: day('07-09'), closed: true })
  // Of its own, though the usual price is the same today.
  await staff.setDays({ room: room.id, days: [day('02-01')], price: 4720, minimum_nights: 2 })
})

const out = (asked = year) =>
  call(excelRoute, 'GET', `/api/rates/excel?room=${room.id}&year=${asked}`, staff)
const send = (content: BlobPart, dry = false, name = 'rates.xlsx') =>
  call(excelRoute, 'POST', `/api/rates/excel${dry ? '?dry=1' : ''}`, {
    cookie: staff.cookie,
    form: { room: String(room.id), excel_file: new File([content], name) },
  })
const sheet = async () => {
  const book = read((await out()).bytes, { cellDates: false, cellNF: true })
  return book.Sheets.Rates as NonNullable<(typeof book.Sheets)[string]>
}
const grid = async () => utils.sheet_to_json<(string | number)[]>(await sheet(), { header: 1 })
/** The year's file with some of its rows changed, by their dates. */
const changed = async (changes: Record<string, Record<string, string | number | boolean>>) => {
  const rows = (await grid()).map((row) => [...row])
  for (const [date, cells] of Object.entries(changes)) {
    const at = 1 + Math.round((Date.parse(day(date)) - Date.parse(day('01-01'))) / 86_400_000)
    for (const [title, cell] of Object.entries(cells)) {
      const row = rows[at]
      if (row) row[titles.indexOf(title)] = cell as string
    }
  }
  // Dates as Excel keeps them when it has saved the file.
  return spreadsheet(rows, {
    change: (made) => {
      for (const key of Object.keys(made)) {
        if (/^A\d+$/.test(key) && made[key].t === 'n') made[key].z = 'm/d/yy'
      }
    },
  })
}
const own = () => prisma().rateDay.findMany({ where: { roomId: room.id }, orderBy: { day: 'asc' } })

describe('a year of a room', () => {
  test('is a row a night, with real dates and numbers, and no formula whatever a season is called', async () => {
    const answer = await out()
    expect(answer.headers.get('content-disposition')).toMatch(/filename="rates-room-.*\.xlsx"$/)
    const rows = await grid()
    expect(rows[0]).toEqual(titles)
    expect(rows.filter((row) => row.length > 1)).toHaveLength(
      1 + (Date.parse(day('12-31')) - Date.parse(day('01-01'))) / 86_400_000 + 1,
    )
    const cells = await sheet()
    expect(cells.A2).toMatchObject({ t: 'n', z: expect.stringContaining('mmm') })
    const march = 1 + 31 + (year % 4 === 0 ? 29 : 28) + 1
    expect(cells[`C${march}`]).toMatchObject({ t: 'n', v: 6000 })
    expect(cells[`D${march}`]).toMatchObject({ t: 's', v: '=1+1' })
    expect(cells[`D${march}`].f).toBeUndefined()
    expect(cells[`D${1 + 32}`]).toMatchObject({ v: 'Custom price' })
  })

  test('read back as it is touches nothing', async () => {
    const before = await own()
    const { status, body } = await send((await out()).bytes as Uint8Array<ArrayBuffer>)
    expect([status, body.change, body.nights_changed]).toEqual([200, null, 0])
    expect(await own()).toEqual(before)
    expect((await send(await changed({}))).body.change).toBeNull()
  })

  test('read back with changes gives days what differs from the rules, and the rules what does not', async () => {
    const file = await changed({
      '02-01': { 'Minimum nights': 1 },
      '03-02': { 'Guest pays': 6500.5 },
      '03-03': { 'Guest pays': '' },
      '04-01': { Closed: 'yes', 'No check-in': 'Yes' },
      '07-02': { Closed: '' },
    })
    const tried = await send(file, true)
    expect(tried.body).toMatchObject({ change: null, nights_changed: 4 })
    const { body } = await send(file)
    expect(body).toMatchObject({ change: expect.any(Number), nights_changed: 4, bookings: 0 })
    const facts = (await own()).map(({ day: date, roomId: _, ...rest }) => [
      date.toISOString().slice(5, 10),
      Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
    ])
    expect(facts).toEqual([
      ['02-01', { pricePaise: 472_000 }],
      ['03-02', { pricePaise: 650_050 }],
      ['04-01', { closed: true, noArrival: true }],
      ['07-02', { closed: false }],
    ])
    // The same once more is nothing new, and all of it is taken back at once.
    expect((await send((await out()).bytes as Uint8Array<ArrayBuffer>)).body.change).toBeNull()
    await staff.undo(body.change)
    expect(await own()).toHaveLength(1)
  })

  test('may be a CSV with the dates as Excel writes them', async () => {
    const lines = [
      'Date,Guest pays,Minimum nights,Closed,No check-in,No check-out',
      `5 May ${year},"₹5,000.00",1,,,`,
      `${day('05-06')},5000,1,no,,`,
    ]
    expect((await send(lines.join('\n'), false, 'rates.csv')).body.nights_changed).toBe(2)
  })

  test('of which some nights are over may still say what they cost', async () => {
    const yesterday = addDays(dayInIndia(new Date()), -1)
    const head = 'Date,Guest pays,Minimum nights,Closed,No check-in,No check-out\n'
    const rest = `${day('05-05')},5000,1,,,`
    const good = await send(`${head}${yesterday},4720,1,,,\n${rest}`, false, 'rates.csv')
    expect(good.body.nights_changed).toBe(1)
    const bad = await send(`${head}${rest}\n${yesterday},4721,1,,,`, false, 'rates.csv')
    expect([bad.status, bad.body.rows]).toEqual([
      422,
      [{ row: 3, column: 'Date', message: expect.stringMatching(/Past days can’t be changed\.$/) }],
    ])
  })
})

describe('nothing is changed', () => {
  test('by a file with a wrong row, which is named by its number and column', async () => {
    const { status, body } = await send(
      await changed({
        '01-02': { 'Guest pays': 'dear' },
        '01-03': { 'Minimum nights': 0 },
        '01-04': { Closed: 'perhaps' },
        '01-05': { 'Guest pays': 350_001 },
        '01-06': { 'Guest pays': 5000 },
      }),
    )
    expect([status, body.code]).toEqual([422, 'import_failed'])
    expect(body.message).toMatch(/^Row 3, Guest pays: .* Nothing was changed\.$/)
    expect(
      body.rows.map(({ row, column }: { row: number; column: string }) => [row, column]),
    ).toEqual([
      [3, 'Guest pays'],
      [4, 'Minimum nights'],
      [5, 'Closed'],
      [6, 'Guest pays'],
    ])
    expect(await own()).toHaveLength(1)
  })

  const csv = 'Date,Guest pays,Minimum nights,Closed,No check-in,No check-out\n'
  const wrong: [string, string][] = [
    ['a night twice', `${csv}${day('05-05')},5000,1,,,\n5 May ${year},6000,1,,,`],
    ['a date that may be another', `${csv}05/06/${year},5000,1,,,`],
    ['no date', `${csv},5000,1,,,`],
    ['a day that does not exist', `${csv}31 Feb ${year},5000,1,,,`],
    ['a day far away', `${csv}${year + 5}-01-01,5000,1,,,`],
    ['no night', csv],
    ['too few columns', `Date,Guest pays\n${day('05-05')},5000`],
  ]
  for (const [what, text] of wrong) {
    test(`by a file with ${what}`, async () => {
      const { status, body } = await send(text, false, 'rates.csv')
      expect([status, body.code]).toEqual([422, 'import_failed'])
      expect(await own()).toHaveLength(1)
    })
  }

  test('by what is no spreadsheet, or has more nights than a year', async () => {
    expect((await send('<html>', false, 'a.xlsx')).body.code).toBe('not_a_spreadsheet')
    const days = Array.from({ length: 367 }, (_, at) => `${addDays(day('01-01'), at)},5000,1,,,`)
    const { status, body } = await send(csv + days.join('\n'), false, 'rates.csv')
    expect([status, body.message]).toEqual([
      413,
      'A file can have up to 366 nights; this one has 367.',
    ])
  })

  test('of a room or a year that is not there', async () => {
    expect((await out(year - 2)).status).toBe(422)
    await prisma().room.update({ where: { id: room.id }, data: { deletedAt: new Date() } })
    expect((await out()).body.code).toBe('room_not_found')
    const row = `${csv}${day('05-05')},5000,1,,,`
    expect((await send(row, false, 'rates.csv')).body.code).toBe('room_not_found')
  })
})
