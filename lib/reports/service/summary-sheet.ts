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
    ['To', dateColumn(report.to_date), 'day', 'both days included, in India'],
    ['Made', clockOf(new Date(madeAt)), 'moment', ''],
    [
      'Booked',
      totals.revenue,
      'rupees',
      'what bookings added on these days, less cancellations and lower prices, each on the day of the change',
    ],
    ['Bookings paid', totals.bookings_paid, 'number', 'whose payment was verified in the range'],
    ['Value of the nights', totals.nights_value, 'rupees', 'of nights sold in the range'],
    ['Nights sold', totals.nights_sold, 'number', 'nights in the range of bookings that are paid'],
    [
      'Nights available',
      totals.nights_available,
      'number',
      'units × days, by the units of each day',
    ],
    ['Occupancy', totals.occupancy / 100, 'percent', 'nights sold of nights available'],
    ['Average rate', totals.average_rate, 'rupees', `of a night sold${taxed()}`],
    [
      'Per available room',
      totals.revenue_per_available_room,
      'rupees',
      `of a night available${taxed()}`,
    ],
    [
      'Received',
      money.received,
      'rupees',
      'verified payments, on the day on which the money came, as in the day book',
    ],
    ['Refunded', money.refunded, 'rupees', 'on the day on which the money was paid back'],
    ['Still owed', money.owed, 'rupees', 'balances of bookings when this was made'],
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
        'The sheet Bookings lists what was booked in the range; its Paid is of those bookings, whenever they were paid.',
      ],
      [most ? `It has the newest ${most.toLocaleString('en-IN')} of them; there are more.` : null],
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
  return chargesGst() ? ', tax included' : ''
}
