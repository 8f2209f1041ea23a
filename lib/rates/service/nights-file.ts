import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { dateColumn, formatDay } from '../../shared/dates.ts'
import { type Column, table, writable } from '../../shared/excel-sheet.ts'
import { toRupees } from '../../shared/money.ts'
import type { Night } from '../rules/night.ts'

const columns: Column[] = [
  { title: 'Date', width: 13, format: 'day' },
  { title: 'Weekday', width: 12, format: 'text' },
  { title: 'Guest pays', width: 14, format: 'rupees' },
  { title: 'Set by', width: 24, format: 'text' },
  { title: 'Minimum nights', width: 15, format: 'number' },
  { title: 'Closed', width: 10, format: 'text' },
  { title: 'No check-in', width: 12, format: 'text' },
  { title: 'No check-out', width: 14, format: 'text' },
]

const setBy = { usual: 'Usual price', weekday: 'Weekday', season: 'Season', day: 'Custom price' }

/** Returns the nights of a room as a spreadsheet, a row a night, that can be changed and read back. */
export async function nightsFile(nights: Night[]): Promise<Uint8Array<ArrayBuffer>> {
  const rows = nights.map((night): CellValue[] => [
    dateColumn(night.date),
    formatDay(night.date, 'en', { weekday: 'long' }),
    toRupees(night.paise),
    writable(night.because.name ?? setBy[night.because.kind]),
    night.minimumNights,
    yes(night.closed),
    yes(!night.arrival),
    yes(!night.departure),
  ])
  return Uint8Array.from(await writeXlsx({ sheets: [table('Rates', columns, rows)] }))
}

function yes(is: boolean): string | null {
  return is ? 'yes' : null
}
