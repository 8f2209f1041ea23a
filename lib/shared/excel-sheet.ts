import { type Cell, type CellStyle, type CellValue, colToLetter, type WriteSheet } from 'hucre/xlsx'
import { indiaOffsetMs } from './dates.ts'

/** Number formats. What has the format `text` is never a formula to Excel, also after somebody has edited it. */
export const formats = {
  text: '@',
  moment: 'd\\ mmm\\ yyyy\\ hh:mm',
  day: 'd\\ mmm\\ yyyy',
  number: '#,##0',
  percent: '0%',
  // Lakhs and crores: two conditions are all that a number format may have.
  rupees: '[>=10000000]"₹"##\\,##\\,##\\,##0.00;[>=100000]"₹"##\\,##\\,##0.00;"₹"##,##0.00',
}

export const pageSetup = { paperSize: 'a4', orientation: 'landscape' } as const

const bold = { name: 'Calibri', size: 11, bold: true }
const line = { style: 'thin', color: { rgb: '1F5C5A' } } as const
const head: CellStyle = {
  font: bold,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'DDEAE3' } },
  border: { bottom: line },
}

/** `width` in characters; `total` adds its sum at the end. */
export type Column = {
  title: string
  width: number
  format: keyof typeof formats
  total?: true
}

/** A sheet of rows below a header that stays in sight, with the sums of its columns at the end if one has any. */
export function table(name: string, columns: readonly Column[], rows: CellValue[][]): WriteSheet {
  const cells = new Map<string, Partial<Cell>>()
  const hasSums = columns.some(({ total }) => total)
  for (const [at, { title, format, total }] of columns.entries()) {
    cells.set(`0,${at}`, { value: title, style: head })
    if (!hasSums) continue
    const style: CellStyle = { font: bold, border: { top: line } }
    cells.set(`${rows.length + 1},${at}`, {
      value: at === 0 ? 'Total' : null,
      style: total ? { ...style, numFmt: formats[format] } : style,
      ...(total && sumOf(rows, at)),
    })
  }
  return {
    name,
    columns: columns.map(({ width, format }) => ({ width, style: { numFmt: formats[format] } })),
    rows: [[], ...rows],
    cells,
    freezePane: { rows: 1 },
    pageSetup,
  }
}

// A formula says what it comes to: Excel calculates nothing in a file that it has just downloaded.
function sumOf(rows: CellValue[][], at: number): Partial<Cell> {
  if (rows.length === 0) return { value: 0 }
  const sum = rows.reduce((before, row) => before + Number(row[at]), 0)
  const letter = colToLetter(at)
  return {
    formula: `SUM(${letter}2:${letter}${rows.length + 1})`,
    formulaResult: Math.round(sum * 100) / 100,
  }
}

/** An instant as a sheet shows it, which has no zones: by the clock in India. */
export function clockOf(at: Date): Date {
  return new Date(at.getTime() + indiaOffsetMs)
}

// Whatever XML 1.0 has no place for, and halves of characters.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

// In a text of a sheet _x003D_ stands for "=", and _x005F_ for an underscore (ECMA-376, part 1, 22.9.2.19).
const encoded = /_(?=x[0-9a-f]{4}_)/gi

/** A text as a sheet keeps it: as it was typed, without the characters that would spoil the sheet. */
export function writable(text: string): string {
  return text.replace(unwritable, '').replace(encoded, '_x005F_')
}
