import { type CellObject, CFB, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { parseCsv } from 'hucre/csv'
import type { SheetCell } from '../rules.ts'
import { inflateZip } from './inflate-zip.ts'

/** Cells by row and column, both from 0; what is empty is missing. */
export type Grid = SheetCell[][]

/** The error of a file that is no spreadsheet that we read, with a reason if there is one. */
export class NotASpreadsheet extends Error {}

// Dense, because a sheet may claim a million rows and hold three; the cells that are there are all we walk.
const options = {
  dense: true,
  cellNF: true,
  cellFormula: true,
  cellHTML: false,
  cellText: true,
  sheetStubs: true,
} as const

/** The sheets of a file. What kind of file it is, its content decides, not its name. */
export function sheetsOf(bytes: Buffer): Grid[] {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')))
    return gridsOf(readXlsx(bytes))
  if (bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')))
    return gridsOf(readXls(bytes))
  return [rowsOf(textOf(bytes))]
}

function readXlsx(bytes: Buffer): WorkBook {
  const parts = inflateZip(bytes, (name) => /\.(xml|rels)$/i.test(name))
  if (!parts.has('[Content_Types].xml') || !parts.has('xl/workbook.xml'))
    throw new NotASpreadsheet()
  // The parts that were inflated within limits, and nothing else, are what the parser sees.
  const folder = CFB.utils.cfb_new()
  for (const [name, content] of parts) CFB.utils.cfb_add(folder, `/${name}`, content)
  const within = CFB.write(folder, { type: 'buffer', fileType: 'zip' })
  return read(within, { type: 'buffer', ...options })
}

function readXls(bytes: Buffer): WorkBook {
  try {
    return read(bytes, { type: 'buffer', ...options })
  } catch (error) {
    const locked = /password|encrypt/i.test((error as Error).message)
    if (locked) throw new NotASpreadsheet('This file has a password. Save it without one.')
    throw error
  }
}

function gridsOf(book: WorkBook): Grid[] {
  return book.SheetNames.map((name) => gridOf(book.Sheets[name]))
}

function gridOf(sheet: WorkSheet | undefined): Grid {
  const data: (CellObject[] | undefined)[] = sheet?.['!data'] ?? []
  const grid: Grid = []
  data.forEach((cells, row) => {
    cells?.forEach((cell, column) => {
      const value = cell && cellOf(cell)
      if (value === undefined || value === '') return
      grid[row] ??= []
      grid[row][column] = value
    })
  })
  return grid
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
  const [said = '', delimiter] = /^sep=([,;\t])\r?\n/.exec(text) ?? []
  const rows = parseCsv(text.slice(said.length), delimiter ? { delimiter } : {})
  return [...(said ? [[]] : []), ...rows.map((row) => row.map(String))]
}

function textOf(bytes: Buffer): string {
  const text = decode(bytes)
  // No table has such characters, and no table begins like a page or a script.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\x08\x0e-\x1f]/.test(text) || /^\s*[<{%]/.test(text)) throw new NotASpreadsheet()
  return text
}

// UTF-8, or UTF-16 with its mark, as Excel writes "Unicode text"; else the code page of Western Windows.
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
