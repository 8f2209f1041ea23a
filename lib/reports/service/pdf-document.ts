import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { formatInstant } from '../../shared/dates.ts'
import { formatRupees, toPaise } from '../../shared/money.ts'
import type { PdfFonts } from '../../shared/pdf-fonts.ts'
import type { ExportedBooking } from '../queries/read-bookings.ts'
import { rangeTitle, shortDay } from '../rules/range.ts'
import type { ExportJob } from './make-export.ts'
import { chartOf } from './pdf-chart.ts'
import { look } from './pdf-look.ts'

export type PdfContent = Pick<ExportJob, 'farm' | 'report' | 'madeAt'> & {
  bookings: ExportedBooking[]
  /** There are more than are shown. */
  more: boolean
}

const rowsOfPage = 40

/**
 * The report on pages of A4: figures, chart and rooms on the first, then 40 bookings a page. It calls `createElement`
 * because Node runs the thread's files directly: type stripping doesn't transform JSX.
 */
export function documentOf(content: PdfContent, fonts: PdfFonts): ReactElement<DocumentProps> {
  const { farm, bookings } = content
  const slices = Array.from({ length: Math.ceil(bookings.length / rowsOfPage) }, (_, at) =>
    bookings.slice(at * rowsOfPage, (at + 1) * rowsOfPage),
  )
  const count = slices.length + 1
  const page = (number: number, ...children: ReactElement[]) =>
    h(
      Page,
      { key: number, size: 'A4', style: { ...look.page, fontFamily: fonts.families } },
      ...children,
      h(
        View,
        { key: 'foot', style: look.foot },
        h(Text, {}, `${farm}, ${madeAt(content)}`),
        h(Text, {}, `Page ${number} of ${count}`),
      ),
    )
  return h(
    Document,
    {
      title: `${farm}: revenue ${titleOf(content)}`,
      author: farm,
      language: 'en-IN',
      creationDate: new Date(content.madeAt),
    },
    page(1, ...firstPage(content, fonts.families)),
    ...slices.map((rows, at) => page(at + 2, ...bookingPage(content, fonts, rows, at === 0))),
  )
}

/** Every letter that the document may need. */
export function textOf(content: PdfContent): string {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
  const names = content.bookings.map(
    ({ full_name, email, room_name }) => full_name + (email ?? '') + room_name,
  )
  const rooms = content.report.topRooms.map(({ name }) => name)
  return `${ascii}₹…×’${content.farm}${rooms.join('')}${names.join('')}`
}

function titleOf({ report }: PdfContent): string {
  return rangeTitle({ from: report.from_date, to: report.to_date }, true)
}

function madeAt({ madeAt: at }: PdfContent): string {
  const day = formatInstant(at, 'en', { day: 'numeric', month: 'short', year: 'numeric' })
  return `created on ${day}`
}

function rupees(amount: number): string {
  return formatRupees(toPaise(amount))
}

function firstPage(content: PdfContent, fonts: string[]): ReactElement[] {
  const { farm, report } = content
  const { totals, money } = report
  const figures = [
    [
      'Booked',
      rupees(totals.revenue),
      `${totals.bookings_paid} bookings paid, less cancellations and price reductions`,
    ],
    ['Value of the nights', rupees(totals.nights_value), 'nights in this period'],
    ['Nights sold', String(totals.nights_sold), `of ${totals.nights_available}`],
    ['Occupancy', `${totals.occupancy}%`, 'of available nights'],
    ['Average rate', rupees(Math.round(totals.average_rate)), 'per night sold'],
    ['Per available room', rupees(Math.round(totals.revenue_per_available_room)), 'per night'],
  ]
  const moneyFigures = [
    ['Received', rupees(money.received), 'verified payments, by payment date'],
    ['Refunded', rupees(money.refunded), 'by refund date'],
    ['Still owed', rupees(money.owed), 'when this report was created'],
  ]
  return [
    h(Text, { key: 'farm', style: look.farm }, farm),
    h(Text, { key: 'title', style: look.title }, `Report ${titleOf(content)}`),
    figureRow('figures', figures),
    figureRow('money', moneyFigures),
    h(Text, { key: 'chart-title', style: look.heading }, `Revenue ${titleOf(content)}`),
    chartOf(report.revenue, fonts),
    h(Text, { key: 'rooms-title', style: look.heading }, 'Top Rooms, verified revenue'),
    roomTable(content),
  ]
}

function figureRow(key: string, figures: string[][]): ReactElement {
  return h(
    View,
    { key, style: look.figures },
    ...figures.map(([name, value, help]) =>
      h(
        View,
        { key: name, style: look.figure },
        h(Text, { style: look.quiet }, name),
        h(Text, { style: look.large }, value),
        h(Text, { style: look.quiet }, help),
      ),
    ),
  )
}

function roomTable({ report }: PdfContent): ReactElement {
  const { topRooms } = report
  const widths = [220, 110, 80]
  if (topRooms.length === 0) return h(Text, { key: 'rooms', style: look.quiet }, 'No data')
  return h(
    View,
    { key: 'rooms' },
    tableRow('head', widths, ['Room', 'Revenue', 'Nights'], [1, 2]),
    ...topRooms.map((room) =>
      tableRow(
        room.id,
        widths,
        [room.name, rupees(room.revenue_verified), String(room.nights)],
        [1, 2],
      ),
    ),
  )
}

const bookingWidths = [74, 112, 80, 96, 76, 54, 47]
const bookingNames = ['When', 'Name', 'Mobile', 'Room', 'Stay', 'Amount', 'Status']
const amountColumn = [5]

function bookingPage(
  { more }: PdfContent,
  fonts: PdfFonts,
  rows: ExportedBooking[],
  first: boolean,
): ReactElement[] {
  const title = more ? 'Bookings, newest 1,000 (the Excel export has all)' : 'Bookings'
  return [
    h(
      Text,
      { key: 'title', style: { ...look.heading, marginTop: 0 } },
      first ? title : 'Bookings, continued',
    ),
    tableRow('head', bookingWidths, bookingNames, amountColumn),
    ...rows.map((booking) =>
      tableRow(
        booking.reference,
        bookingWidths,
        [
          formatInstant(booking.created_at, 'en', whenOptions),
          // Guests whose name is in a script that no font here covers are shown by e-mail address, or else by reference.
          fonts.have(booking.full_name) ? booking.full_name : (booking.email ?? booking.reference),
          booking.phone,
          booking.room_name,
          `${shortDay(booking.check_in)} to ${shortDay(booking.check_out)}`,
          formatRupees(booking.total_paise),
          booking.status,
        ],
        amountColumn,
      ),
    ),
  ]
}

const whenOptions = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const

function tableRow(
  key: string | number,
  widths: readonly number[],
  texts: readonly string[],
  ends: readonly number[],
): ReactElement {
  return h(
    View,
    { key, style: key === 'head' ? look.head : look.row },
    ...texts.map((text, at) =>
      h(
        Text,
        {
          key: at,
          style: [look.cell, ends.includes(at) ? look.end : {}, { width: widths[at] ?? 'auto' }],
        },
        text,
      ),
    ),
  )
}
