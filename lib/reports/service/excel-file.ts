import { Zip, ZipDeflate } from 'fflate'
import { indiaOffsetMs } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { type ExportedBooking, readBookings } from '../queries/read-bookings.ts'
import { rangeTitle } from '../rules.ts'
import {
  bookParts,
  type Cell,
  dayNumber,
  momentNumber,
  rowXml,
  sheetEnd,
  sheetStart,
} from './sheet-xml.ts'
import type { ExportJob } from './start-export.ts'
import { summaryRows } from './summary-rows.ts'

type Piece = Uint8Array<ArrayBuffer>

// What a sheet can hold, less its header and totals.
const maxRows = 1_048_574
const pieceBytes = 64 * 1024

/**
 * A report as an .xlsx, piece by piece: a summary, the bookings made in the range, revenue by day and by
 * room. It is written as it is read, so that its size is not limited by memory. No library does that for
 * several sheets with styles and formulas (2026): exceljs 4.4 keeps what it has written (exceljs#2916, #2953),
 * write-excel-file 4.1 builds the files in memory (catamphetamine/write-excel-file#17), hucre 1.0 streams one
 * sheet of plain values (productdevbook/hucre#347, #348), and SheetJS, which reads imports, streams no .xlsx.
 */
export async function* excelFile(job: ExportJob): AsyncGenerator<Piece> {
  const out = new Pieces()
  const sheets = ['Summary', 'Bookings', 'Revenue by day', 'Rooms']
  for (const [name, xml] of Object.entries(bookParts(sheets))) out.part(name).end(xml)

  const summary = out.part('xl/worksheets/sheet1.xml')
  summary.write(sheetStart([34, 20, 60], 0))
  for (const [at, cells] of summaryRows(job).entries()) summary.write(rowXml(at + 1, cells))
  summary.end(sheetEnd)

  yield* bookingSheet(job, out)
  out.table('xl/worksheets/sheet3.xml', [14, 18], dayRows(job))
  out.table('xl/worksheets/sheet4.xml', [34, 18, 12], roomRows(job))
  out.end()
  yield* out.take(0)
}

const bookingHead = [
  'Created',
  'Reference',
  'Name',
  'E-mail',
  'Mobile',
  'Room',
  'Check-in',
  'Check-out',
  'Nights',
  'Guests',
  'Status',
  'Amount',
  'Paid',
  'Verified',
]
const bookingWidths = [18, 11, 28, 34, 18, 24, 13, 13, 8, 8, 11, 15, 15, 18]

async function* bookingSheet(job: ExportJob, out: Pieces): AsyncGenerator<Piece> {
  const sheet = out.part('xl/worksheets/sheet2.xml')
  sheet.write(sheetStart(bookingWidths, 1) + rowXml(1, heads(bookingHead)))
  const { from_date: from, to_date: to } = job.report
  let row = 1
  const sums = { nights: 0, guests: 0, amount: 0, paid: 0 }
  for await (const bookings of readBookings(job.databaseUrl, { from, to }, maxRows)) {
    let xml = ''
    for (const booking of bookings) {
      row += 1
      sums.nights += booking.nights
      sums.guests += booking.guests
      sums.amount += booking.total_paise
      sums.paid += paidPaise(booking)
      xml += rowXml(row, bookingCells(booking))
    }
    sheet.write(xml)
    yield* out.take(pieceBytes)
  }
  const sum = (column: string, value: number, style: 'totalNumber' | 'totalRupees'): Cell =>
    row > 1 ? { value, style, formula: `SUM(${column}2:${column}${row})` } : { value, style }
  const blank: Cell = { text: '', style: 'totalText' }
  const totals = [
    { text: 'Total', style: 'totalText' as const },
    ...Array.from({ length: 7 }, () => blank),
    sum('I', sums.nights, 'totalNumber'),
    sum('J', sums.guests, 'totalNumber'),
    blank,
    sum('L', toRupees(sums.amount), 'totalRupees'),
    sum('M', toRupees(sums.paid), 'totalRupees'),
    blank,
  ]
  sheet.end(rowXml(row + 1, totals) + sheetEnd)
}

function paidPaise({ verified_at, total_paise }: ExportedBooking): number {
  return verified_at ? total_paise : 0
}

function bookingCells(booking: ExportedBooking): Cell[] {
  const { created_at, verified_at } = booking
  return [
    { value: momentNumber(created_at, indiaOffsetMs), style: 'moment' },
    { text: booking.reference },
    { text: booking.full_name },
    { text: booking.email },
    { text: booking.phone },
    { text: booking.room_name },
    { value: dayNumber(booking.check_in), style: 'day' },
    { value: dayNumber(booking.check_out), style: 'day' },
    { value: booking.nights, style: 'number' },
    { value: booking.guests, style: 'number' },
    { text: booking.status },
    { value: toRupees(booking.total_paise), style: 'rupees' },
    { value: toRupees(paidPaise(booking)), style: 'rupees' },
    verified_at && { value: momentNumber(verified_at, indiaOffsetMs), style: 'moment' },
  ]
}

function dayRows({ report }: ExportJob): Cell[][] {
  const last = report.revenue.length + 1
  return [
    heads(['Day', 'Revenue']),
    ...report.revenue.map(({ d, rev }): Cell[] => [
      { value: dayNumber(d), style: 'day' },
      { value: rev, style: 'rupees' },
    ]),
    [
      { text: 'Total', style: 'totalText' },
      { value: report.totals.revenue, style: 'totalRupees', formula: `SUM(B2:B${last})` },
    ],
  ]
}

function roomRows({ report }: ExportJob): Cell[][] {
  const { topRooms } = report
  const last = Math.max(2, topRooms.length + 1)
  const revenue = topRooms.reduce((sum, room) => sum + room.revenue_verified, 0)
  const nights = topRooms.reduce((sum, room) => sum + room.nights, 0)
  return [
    heads([
      `Room ${rangeTitle({ from: report.from_date, to: report.to_date }, true)}`,
      'Revenue',
      'Nights',
    ]),
    ...topRooms.map((room): Cell[] => [
      { text: room.name },
      { value: room.revenue_verified, style: 'rupees' },
      { value: room.nights, style: 'number' },
    ]),
    [
      { text: 'Total', style: 'totalText' },
      { value: revenue, style: 'totalRupees', formula: `SUM(B2:B${last})` },
      { value: nights, style: 'totalNumber', formula: `SUM(C2:C${last})` },
    ],
  ]
}

function heads(names: readonly string[]): Cell[] {
  return names.map((text) => ({ text, style: 'head' }))
}

/** The file as it grows: parts are written one after the other, and its bytes taken in pieces. */
class Pieces {
  #waiting: Uint8Array[] = []
  #bytes = 0
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#waiting.push(chunk)
    this.#bytes += chunk.length
  })

  part(name: string) {
    const entry = new ZipDeflate(name, { level: 4 })
    this.#zip.add(entry)
    const utf8 = new TextEncoder()
    return {
      write: (text: string) => entry.push(utf8.encode(text)),
      end: (text: string) => entry.push(utf8.encode(text), true),
    }
  }

  /** A sheet of few rows, the first of which stays in sight. */
  table(name: string, widths: readonly number[], rows: Cell[][]): void {
    const xml = rows.map((cells, at) => rowXml(at + 1, cells)).join('')
    this.part(name).end(sheetStart(widths, 1) + xml + sheetEnd)
  }

  end(): void {
    this.#zip.end()
  }

  /** Returns what has been written so far, once it is more than so many bytes. */
  *take(atLeast: number): Generator<Piece> {
    if (this.#bytes === 0 || this.#bytes < atLeast) return
    const piece = new Uint8Array(this.#bytes)
    let at = 0
    for (const chunk of this.#waiting) {
      piece.set(chunk, at)
      at += chunk.length
    }
    this.#waiting = []
    this.#bytes = 0
    yield piece
  }
}
