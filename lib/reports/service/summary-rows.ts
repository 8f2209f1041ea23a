import { indiaOffsetMs } from '../../shared/dates.ts'
import { type Cell, dayNumber, momentNumber } from './sheet-xml.ts'
import type { ExportJob } from './start-export.ts'

/** The first sheet: the range, its figures, and what each of them means. */
export function summaryRows({ farm, report, madeAt }: ExportJob): Cell[][] {
  const { totals } = report
  const rupees = (value: number): Cell => ({ value, style: 'rupees' })
  const number = (value: number): Cell => ({ value, style: 'number' })
  const facts: [string, Cell, string][] = [
    ['From', { value: dayNumber(report.from_date), style: 'day' }, ''],
    ['To', { value: dayNumber(report.to_date), style: 'day' }, 'both days included, in India'],
    ['Made', { value: momentNumber(new Date(madeAt), indiaOffsetMs), style: 'moment' }, ''],
    [
      'Revenue',
      rupees(totals.revenue),
      'bookings verified or confirmed now, on the day of verification',
    ],
    ['Bookings paid', number(totals.bookings_paid), 'whose payment was verified in the range'],
    ['Nights sold', number(totals.nights_sold), 'nights in the range of bookings that are paid'],
    ['Nights available', number(totals.nights_available), 'units × days, by the units of each day'],
    [
      'Occupancy',
      { value: totals.occupancy / 100, style: 'percent' },
      'nights sold of nights available',
    ],
    ['Average rate', rupees(totals.average_rate), 'of a night sold, tax included'],
    [
      'Per available room',
      rupees(totals.revenue_per_available_room),
      'of a night available, tax included',
    ],
  ]
  return [
    [{ text: `${farm}: report`, style: 'title' }],
    [],
    ...facts.map(([name, value, meaning]): Cell[] => [{ text: name }, value, { text: meaning }]),
    [],
    [
      {
        text: 'The sheet Bookings lists what was booked in the range; its Paid is of those bookings, whenever they were paid.',
      },
    ],
  ]
}
