import type { Cell, CellValue, WriteSheet } from 'hucre/xlsx'
import { chargesGst } from '../../gst/rules/registration.ts'
import { dateColumn } from '../../shared/dates.ts'
import { clockOf, formats, pageSetup } from '../../shared/excel-sheet.ts'
import type { ExportJob } from './make-export.ts'

/**
 * The first sheet: the range, its figures, and what each of them means. `most` is how many bookings the file has, if
 * there are more.
 */
export function summarySheet({ farm, report, madeAt }: ExportJob, most?: number): WriteSheet {
  const { totals, money } = report
  const facts: [string, CellValue, keyof typeof formats, string][] = [
    ['From', dateColumn(report.from_date), 'day', ''],
    ['To', dateColumn(report.to_date), 'day', 'both days included, India time'],
    ['Created', clockOf(new Date(madeAt)), 'moment', ''],
    [
      'Booked',
      totals.revenue,
      'rupees',
      'value of bookings paid on these days, less cancellations and price reductions, each on the day of the change',
    ],
    ['Bookings paid', totals.bookings_paid, 'number', 'payment verified in this period'],
    ['Value of the nights', totals.nights_value, 'rupees', 'of nights sold in this period'],
    ['Nights sold', totals.nights_sold, 'number', 'nights of paid bookings in this period'],
    [
      'Nights available',
      totals.nights_available,
      'number',
      'units × days, by the number of units on each day',
    ],
    ['Occupancy', totals.occupancy / 100, 'percent', 'nights sold of available nights'],
    ['Average rate', totals.average_rate, 'rupees', `per night sold${taxed()}`],
    [
      'Per available room',
      totals.revenue_per_available_room,
      'rupees',
      `per night available${taxed()}`,
    ],
    ['Received', money.received, 'rupees', 'verified payments, by payment date'],
    ['Refunded', money.refunded, 'rupees', 'by refund date'],
    ['Still owed', money.owed, 'rupees', 'booking balances at that time'],
  ]
  const above = 2
  return {
    name: 'Summary',
    columns: [34, 20, 60].map((width) => ({ width, style: { numFmt: formats.text } })),
    rows: [
      [`${farm}: report`],
      [],
      ...facts.map(([name, value, , meaning]) => [name, value, meaning]),
      [],
      [
        'The Bookings sheet lists what was booked in this period; its Paid column shows what has been paid for those bookings, at any time.',
      ],
      [
        most
          ? `The Bookings sheet has the newest ${most.toLocaleString('en-IN')} bookings; there are more.`
          : null,
      ],
    ],
    cells: new Map<string, Partial<Cell>>([
      ['0,0', { style: { font: { name: 'Calibri', size: 16, bold: true } } }],
      ...facts.map(
        ([, , format], at) => [`${above + at},1`, { style: { numFmt: formats[format] } }] as const,
      ),
    ]),
    pageSetup,
  }
}

function taxed(): string {
  return chargesGst() ? ', including tax' : ''
}
