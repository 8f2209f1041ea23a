import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { dateColumn } from '../../shared/dates.ts'
import { type Column, clockOf, table, writable } from '../../shared/excel-sheet.ts'
import { toRupees } from '../../shared/money.ts'
import { type ExportedBooking, readBookings } from '../queries/read-bookings.ts'
import { rangeTitle } from '../rules/range.ts'
import type { ExportJob } from './make-export.ts'
import { summarySheet } from './summary-sheet.ts'

// Twenty-seven bookings a day for five years, the longest range. They need some 500 MB for some seconds.
const maxRows = 50_000

/** A report as an .xlsx: a summary, the bookings made in the range, revenue by day and by room, nights by season. */
export async function excelFile(job: ExportJob): Promise<Uint8Array> {
  const { bookings, more } = await readBookings(job, maxRows)
  return writeXlsx({
    sheets: [
      summarySheet(job, more ? maxRows : undefined),
      table('Bookings', bookingColumns, bookings.map(bookingRow)),
      daySheet(job),
      roomSheet(job),
      ...seasonSheets(job),
    ],
  })
}

const bookingColumns: readonly Column[] = [
  { title: 'Created', width: 18, format: 'moment' },
  { title: 'Reference', width: 11, format: 'text' },
  { title: 'Name', width: 28, format: 'text' },
  { title: 'E-mail', width: 34, format: 'text' },
  { title: 'Mobile', width: 18, format: 'text' },
  { title: 'Room', width: 24, format: 'text' },
  { title: 'Check-in', width: 13, format: 'day' },
  { title: 'Check-out', width: 13, format: 'day' },
  { title: 'Nights', width: 8, format: 'number', total: true },
  { title: 'Guests', width: 8, format: 'number', total: true },
  { title: 'Status', width: 11, format: 'text' },
  { title: 'Amount', width: 15, format: 'rupees', total: true },
  { title: 'Paid', width: 15, format: 'rupees', total: true },
  { title: 'Verified', width: 18, format: 'moment' },
]

function bookingRow({ created_at, verified_at, ...booking }: ExportedBooking): CellValue[] {
  return [
    clockOf(created_at),
    booking.reference,
    writable(booking.full_name),
    writable(booking.email ?? ''),
    writable(booking.phone),
    writable(booking.room_name),
    dateColumn(booking.check_in),
    dateColumn(booking.check_out),
    booking.nights,
    booking.guests,
    booking.status,
    toRupees(booking.total_paise),
    verified_at ? toRupees(booking.total_paise) : 0,
    verified_at && clockOf(verified_at),
  ]
}

function daySheet({ report }: ExportJob): WriteSheet {
  const columns: Column[] = [
    { title: 'Day', width: 14, format: 'day' },
    { title: 'Revenue', width: 18, format: 'rupees', total: true },
  ]
  const rows = report.revenue.map(({ d, rev }) => [dateColumn(d), rev])
  return table('Revenue by day', columns, rows)
}

function roomSheet({ report }: ExportJob): WriteSheet {
  const range = rangeTitle({ from: report.from_date, to: report.to_date }, true)
  const columns: Column[] = [
    { title: `Room ${range}`, width: 34, format: 'text' },
    { title: 'Revenue', width: 18, format: 'rupees', total: true },
    { title: 'Nights', width: 12, format: 'number', total: true },
  ]
  const rows = report.topRooms.map((room) => [
    writable(room.name),
    room.revenue_verified,
    room.nights,
  ])
  return table('Rooms', columns, rows)
}

// The first sheet has the figures of all seasons together, so only the columns of nights have totals.
function seasonSheets({ report }: ExportJob): WriteSheet[] {
  if (report.seasons.length === 0) return []
  const columns: Column[] = [
    { title: 'Season, by today’s seasons', width: 34, format: 'text' },
    { title: 'Nights sold', width: 14, format: 'number', total: true },
    { title: 'Nights available', width: 18, format: 'number', total: true },
    { title: 'Average rate', width: 16, format: 'rupees' },
    { title: 'Per available room', width: 20, format: 'rupees' },
  ]
  const rows = report.seasons.map((season) => [
    writable(season.name ?? 'No season'),
    season.nights_sold,
    season.nights_available,
    season.average_rate,
    season.revenue_per_available_room,
  ])
  return [table('Nights by season', columns, rows)]
}
