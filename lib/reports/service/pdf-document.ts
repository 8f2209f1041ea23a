import { Document, type DocumentProps, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { formatInstant } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import type { ExportedBooking } from '../queries/read-bookings.ts'
import { rangeTitle, shortDay } from '../rules.ts'
import { chartOf } from './pdf-chart.ts'
import type { ExportJob } from './start-export.ts'

export type PdfContent = Pick<ExportJob, 'farm' | 'report' | 'madeAt'> & {
  bookings: ExportedBooking[]
  /** There are more than are shown. */
  more: boolean
}

const rowsOfPage = 40
const quiet = '#4a5a53'
const line = '#e2d8c1'
const fontSize = 8
// The letters of some scripts would make their lines higher. It counts from the size beside it, not from one
// that is inherited.
const lineHeight = 1.25

const look = StyleSheet.create({
  page: {
    paddingTop: 36,
    paddingBottom: 42,
    paddingHorizontal: 28,
    fontSize,
    color: '#16302c',
  },
  farm: { fontSize: 20, fontWeight: 600, lineHeight },
  title: { fontSize: 12, marginTop: 2, color: quiet, lineHeight },
  figures: {
    flexDirection: 'row',
    marginTop: 18,
    borderTop: 1,
    borderBottom: 1,
    borderColor: line,
  },
  figure: { flex: 1, paddingVertical: 9 },
  large: { fontSize: 14, fontWeight: 600, marginVertical: 2, lineHeight },
  quiet: { fontSize, color: quiet, lineHeight },
  heading: { fontSize: 12, fontWeight: 600, marginTop: 20, marginBottom: 6 },
  head: {
    flexDirection: 'row',
    backgroundColor: '#f8f2e2',
    borderBottom: 1,
    borderColor: line,
    fontWeight: 600,
  },
  row: {
    flexDirection: 'row',
    height: 17,
    overflow: 'hidden',
    borderBottom: 0.5,
    borderColor: line,
  },
  cell: {
    fontSize,
    paddingVertical: 3.4,
    paddingHorizontal: 4,
    maxLines: 1,
    textOverflow: 'ellipsis',
    lineHeight,
  },
  end: { textAlign: 'right' },
  foot: {
    position: 'absolute',
    bottom: 20,
    left: 28,
    right: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: quiet,
  },
})

/** The report on pages of A4: figures, chart and rooms on the first, then 40 bookings a page. */
export function documentOf(content: PdfContent, fonts: string[]): ReactElement<DocumentProps> {
  const { farm, bookings } = content
  const slices = Array.from({ length: Math.ceil(bookings.length / rowsOfPage) }, (_, at) =>
    bookings.slice(at * rowsOfPage, (at + 1) * rowsOfPage),
  )
  const count = slices.length + 1
  const page = (number: number, ...children: ReactElement[]) =>
    h(
      Page,
      { key: number, size: 'A4', style: { ...look.page, fontFamily: fonts } },
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
    page(1, ...firstPage(content, fonts)),
    ...slices.map((rows, at) => page(at + 2, ...bookingPage(content, rows, at === 0))),
  )
}

/** Every letter that the document may need. */
export function textOf(content: PdfContent): string {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
  const names = content.bookings.map(({ full_name, room_name }) => full_name + room_name)
  const rooms = content.report.topRooms.map(({ name }) => name)
  return `${ascii}₹…×’${content.farm}${rooms.join('')}${names.join('')}`
}

function titleOf({ report }: PdfContent): string {
  return rangeTitle({ from: report.from_date, to: report.to_date }, true)
}

function madeAt({ madeAt: at }: PdfContent): string {
  const day = formatInstant(at, 'en', { day: 'numeric', month: 'short', year: 'numeric' })
  return `made on ${day}`
}

function rupees(amount: number): string {
  return formatRupees(Math.round(amount * 100))
}

function firstPage(content: PdfContent, fonts: string[]): ReactElement[] {
  const { farm, report } = content
  const { totals } = report
  const figures = [
    ['Revenue', rupees(totals.revenue), `${totals.bookings_paid} bookings paid`],
    ['Nights sold', String(totals.nights_sold), `of ${totals.nights_available}`],
    ['Occupancy', `${totals.occupancy}%`, 'of the nights available'],
    ['Average rate', rupees(Math.round(totals.average_rate)), 'a night sold'],
    ['Per available room', rupees(Math.round(totals.revenue_per_available_room)), 'a night'],
  ]
  return [
    h(Text, { key: 'farm', style: look.farm }, farm),
    h(Text, { key: 'title', style: look.title }, `Report ${titleOf(content)}`),
    h(
      View,
      { key: 'figures', style: look.figures },
      ...figures.map(([name, value, help]) =>
        h(
          View,
          { key: name, style: look.figure },
          h(Text, { style: look.quiet }, name),
          h(Text, { style: look.large }, value),
          h(Text, { style: look.quiet }, help),
        ),
      ),
    ),
    h(Text, { key: 'chart-title', style: look.heading }, `Revenue ${titleOf(content)}`),
    chartOf(report.revenue, fonts),
    h(Text, { key: 'rooms-title', style: look.heading }, 'Top Rooms, verified revenue'),
    roomTable(content),
  ]
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

function bookingPage(content: PdfContent, rows: ExportedBooking[], first: boolean): ReactElement[] {
  const { more } = content
  const title = more ? 'Bookings, the newest 1,000 (the spreadsheet has all)' : 'Bookings'
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
          booking.full_name,
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
