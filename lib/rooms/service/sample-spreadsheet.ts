import { utils, type WorkSheet, write } from '@e965/xlsx'
import { farm } from '../../farm/rules/farm.ts'
import { chargesGst } from '../../gst/rules/registration.ts'
import { toRupees } from '../../shared/money.ts'
import { ratePerNight } from '../rules/rate.ts'
import { importColumns } from '../rules/sheet.ts'

const rooms = [
  ['Courtyard Room', 'Ground floor, two beds, opens on the courtyard.', 400_000, 2, 3],
  ['Lakeside Tent', 'Canvas and a real bed. Breakfast is included.', 240_050, 3, 1],
] as const

/** An .xlsx with the columns of the import and two rooms, whose totals Excel works out; without those of GST for a farm that charges none. */
export function sampleSpreadsheet(): Uint8Array<ArrayBuffer> {
  if (!chargesGst()) return withoutGst()
  const { gstPercent } = farm()
  const rows = rooms.map(([name, description, base, sleeps, units]) => {
    const total = ratePerNight(base, gstPercent)
    return [name, description, toRupees(base), gstPercent, toRupees(total), sleeps, units]
  })
  const sheet = utils.aoa_to_sheet([[...importColumns], ...rows])
  for (const at of rows.keys()) {
    const row = at + 2
    Object.assign(sheet[`C${row}`], { z: money })
    Object.assign(sheet[`E${row}`], { z: money, f: `C${row}+ROUND(C${row}*D${row}/100,2)` })
  }
  sheet['!cols'] = [24, 48, 14, 12, 14, 10, 10].map((wch) => ({ wch }))
  return bytesOf(sheet)
}

function withoutGst(): Uint8Array<ArrayBuffer> {
  const heads = importColumns.filter((name) => name !== 'GST Rate' && name !== 'Total Rate')
  const rows = rooms.map(([name, description, base, sleeps, units]) => {
    return [name, description, toRupees(base), sleeps, units]
  })
  return bytesOf(utils.aoa_to_sheet([[...heads], ...rows]))
}

function bytesOf(sheet: WorkSheet): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Rooms')
  return Uint8Array.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }))
}

const money = '"₹"#,##0.00'
