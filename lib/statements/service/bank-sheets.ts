import { type CellObject, SSF, type WorkBook } from '@e965/xlsx'
import { parseCsv } from 'hucre/csv'
import { cellsOf, NotASpreadsheet, openSpreadsheet } from '../../shared/open-spreadsheet.ts'
import type { Cell, Grid } from '../rules/cells.ts'

/**
 * Returns the sheets of a bank's file: .xlsx, .xls, text with any separator, or what some banks call .xls: a page with a
 * table, or Excel's XML of 2003.
 */
export function bankSheets(bytes: Buffer): Grid[] {
  const opened = openSpreadsheet(bytes)
  if (typeof opened !== 'string') return sheetsOf(opened)
  if (!/^\s*</.test(opened)) return [rowsOf(opened)]
  const isXml = opened.slice(0, 2_000).includes('urn:schemas-microsoft-com:office:spreadsheet')
  return [tableOf(opened, isXml ? xmlTable : htmlTable)]
}

function sheetsOf(book: WorkBook): Grid[] {
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false
  return book.SheetNames.map((name) => cellsOf(book.Sheets[name], (cell) => cellOf(cell, date1904)))
}

// A formula is what it came to when the file was saved; nothing is worked out.
function cellOf({ t: type, v: value, z: format }: CellObject, date1904: boolean): Cell {
  if (type === 'z' || type === 'e' || value === undefined) return undefined
  if (typeof value !== 'number') return String(value)
  return SSF.is_date(String(format ?? '')) ? dayOf(value, date1904) : value
}

function dayOf(serial: number, date1904: boolean): Cell {
  const date = SSF.parse_date_code(serial, { date1904 })
  if (!date) return serial
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${date.y}-${two(date.m)}-${two(date.d)}`
}

// A cell as ="0123", which Excel shall leave alone, is quoted like any other without the sign of equality.
function rowsOf(text: string): string[][] {
  const delimiter = delimiterOf(text)
  const plain = text.replace(/(^|[,;\t|\r\n])="/g, '$1"')
  return parseCsv(plain, { delimiter }).map((row) => row.map(String))
}

const delimiters = ['\t', ',', ';', '|']

// The one that most lines have the same number of: a file with tabs has commas in some narrations and amounts.
function delimiterOf(text: string): string {
  const lines = text.slice(0, 200_000).split(/\r\n?|\n/, 300)
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, '')).filter((line) => line !== '')
  let best = { delimiter: ',', lines: 0 }
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>()
    for (const line of bare) {
      const count = line.split(delimiter).length - 1
      if (count >= 2) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    const most = Math.max(0, ...counts.values())
    if (most > best.lines) best = { delimiter, lines: most }
  }
  return best.delimiter
}

type Table = { row: RegExp; cell: RegExp; end: RegExp }
const htmlTable = {
  row: /<tr(?:\s[^>]*)?>/i,
  cell: /<t[dh](?:\s[^>]*)?>/i,
  end: /<\/t[dhr]>/i,
}
const xmlTable = {
  row: /<(?:ss:)?Row(?:\s[^>]*)?>/,
  cell: /<(?:ss:)?Cell(?=[\s/>])/,
  end: /<\/(?:ss:)?(?:Cell|Row)>/,
}

function tableOf(page: string, { row, cell, end }: Table): string[][] {
  const rows = page.split(row).slice(1)
  if (rows.length === 0) throw new NotASpreadsheet()
  return rows.map((text) => {
    const cells: string[] = []
    for (const piece of text.split(cell).slice(1)) {
      const place = Number(/^[^>]*\sss:Index="(\d{1,3})"/.exec(piece)?.[1] ?? 0)
      while (cells.length < place - 1) cells.push('')
      const inner = cell === xmlTable.cell ? piece.replace(/^[^>]*>/, '') : piece
      cells.push(plainText(inner.split(end, 1)[0] ?? ''))
    }
    return cells
  })
}

const entities: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (all, code, name) =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities[name] ?? all),
    )
}
