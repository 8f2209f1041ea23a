import { type CellObject, SSF } from '@e965/xlsx'
import { parseCsv } from 'hucre/csv'
import { cellsOf, NotASpreadsheet, openSpreadsheet } from '../../shared/open-spreadsheet.ts'
import type { SheetCell } from '../rules.ts'

/** Cells by row and column, both from 0; what is empty is missing. */
export type Grid = SheetCell[][]

/** The sheets of a file. What kind of file it is, its content decides, not its name. */
export function sheetsOf(bytes: Buffer): Grid[] {
  const opened = openSpreadsheet(bytes)
  if (typeof opened === 'string') return [rowsOf(opened)]
  return opened.SheetNames.map((name) => cellsOf(opened.Sheets[name], cellOf))
}

const noResult = 'A formula without a result. Open the file, save it, and import it again.'

// A formula counts as what it came to when the file was saved.
function cellOf(cell: CellObject): SheetCell | undefined {
  if (cell.t === 'z' || cell.v === undefined) {
    return cell.f === undefined ? undefined : { problem: noResult }
  }
  if (cell.t === 'e') return { problem: `The cell holds an error, ${cell.w ?? 'such as #REF!'}.` }
  if (typeof cell.v === 'number') return numberOf(cell, cell.v)
  return cell.t === 's' ? String(cell.v) : (cell.w ?? String(cell.v))
}

// What Excel shows as a date is the text of that date here, not its count of days.
function numberOf(cell: CellObject, value: number): SheetCell {
  const format = String(cell.z ?? '')
  if (SSF.is_date(format)) return cell.w ?? String(value)
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
