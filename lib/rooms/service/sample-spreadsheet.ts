import { utils, write } from '@e965/xlsx'
import { importColumns } from '../rules.ts'

const rooms = [
  ['Courtyard Room', 'Ground floor, two beds, opens on the courtyard.', 4000, 18, 4720],
  ['Lakeside Tent', 'Canvas and a real bed. Breakfast is included.', 2400.5, 18, 2832.59],
] as const

/** An .xlsx with the columns of the import and two rooms, whose totals Excel works out. */
export function sampleSpreadsheet(): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet([[...importColumns], ...rooms.map((room) => [...room])])
  rooms.forEach(([, , base, gst, total], at) => {
    const row = at + 2
    sheet[`C${row}`] = { t: 'n', v: base, z: money }
    sheet[`D${row}`] = { t: 'n', v: gst }
    sheet[`E${row}`] = { t: 'n', v: total, z: money, f: `C${row}+ROUND(C${row}*D${row}/100,2)` }
  })
  sheet['!cols'] = [24, 48, 14, 12, 14].map((wch) => ({ wch }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Rooms')
  return Uint8Array.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }))
}

const money = '"₹"#,##0.00'
