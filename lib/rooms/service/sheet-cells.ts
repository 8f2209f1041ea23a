import { type CellObject, SSF } from '@e965/xlsx'
import { parseCsv } from 'hucre/csv'
import { cellsOf, NotASpreadsheet, openSpreadsheet } from '../../shared/open-spreadsheet.ts'
import type { SheetCell } from '../rules/sheet.ts'

/** Cells by row and column, both from 0; what is empty is missing. */
export type Grid = SheetCell[][]

type DateOf = (cell: CellObject, value: number) => string

/**
 * The sheets of a file. What kind of file it is, its content decides, not its name. A date is the text that Excel
 * shows or, with `isoDates`, that day as `YYYY-MM-DD`.
 */
export function sheetsOf(bytes: Buffer, isoDates = false): Grid[] {
  const opened = openSpreadsheet(bytes)
  if (typeof opened === 'string') return [rowsOf(opened)]
  const date1904 = opened.Workbook?.WBProps?.date1904 ?? false
  const dateOf: DateOf = isoDates ? (_, value) => isoOf(value, date1904) : shown
  return opened.SheetNames.map((name) =>
    cellsOf(opened.Sheets[name], (cell) => cellOf(cell, dateOf)),
  )
}

function shown({ w }: CellObject, value: number): string {
  return w ?? String(value)
}

function isoOf(value: number, date1904: boolean): string {
  const { y, m, d } = SSF.parse_date_code(value, { date1904 })
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}

const noResult = 'This formula has no result. Open the file, save it and import it again.'

// A formula counts as what it came to when the file was saved.
function cellOf(cell: CellObject, dateOf: DateOf): SheetCell | undefined {
  if (cell.t === 'z' || cell.v === undefined) {
    return cell.f === undefined ? undefined : { problem: noResult }
  }
  if (cell.t === 'e') return { problem: `The cell has an error, ${cell.w ?? 'such as #REF!'}.` }
  if (typeof cell.v === 'number') return numberOf(cell, cell.v, dateOf)
  return cell.t === 's' ? String(cell.v) : (cell.w ?? String(cell.v))
}

// What Excel shows as a date is the text of a date here, not its count of days.
function numberOf(cell: CellObject, value: number, dateOf: DateOf): SheetCell {
  const format = String(cell.z ?? '')
  if (SSF.is_date(format)) return dateOf(cell, value)
  return format.includes('%') ? value * 100 : value
}

// Commas, semicolons or tabs, whichever part the text; a first line such as `sep=;` says it, and counts as a row.
function rowsOf(text: string): string[][] {
  // No table begins like a page or a script.
  if (/^\s*[<{%]/.test(text)) throw new NotASpreadsheet()
  const [said = '', delimiter] = /^sep=([,;\t])\r?\n/.exec(text) ?? []
  const rows = parseCsv(text.slice(said.length), delimiter ? { delimiter } : {})
  return [...(said ? [[]] : []), ...rows.map((row) => row.map(String))]
}
