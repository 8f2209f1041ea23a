import { type CellObject, CFB, read as parse, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { inflateZip } from './inflate-zip.ts'

/** The error of a file that is no spreadsheet that we read, with a reason if there is one. */
export class NotASpreadsheet extends Error {}

/** The error of a spreadsheet that opens with a password only. */
export class LockedSpreadsheet extends Error {}

// Dense, because a sheet may claim a million rows and hold three; the cells that are there are all we walk.
const options = {
  dense: true,
  cellNF: true,
  cellFormula: true,
  cellHTML: false,
  cellText: true,
  sheetStubs: true,
} as const

/** Returns the workbook in a file or, of one that is neither .xlsx nor .xls, its text: its content decides, not its name. */
export function openSpreadsheet(bytes: Buffer): WorkBook | string {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return readXlsx(bytes)
  if (bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) return readXls(bytes)
  const text = decode(bytes)
  // No table has such characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\x08\x0e-\x1f]/.test(text)) throw new NotASpreadsheet()
  return text
}

/** Returns the cells of a sheet by row and column, both from 0, as `read` makes them; what is empty is missing. */
export function cellsOf<Value>(
  sheet: WorkSheet | undefined,
  read: (cell: CellObject) => Value | undefined,
): Value[][] {
  const data: (CellObject[] | undefined)[] = sheet?.['!data'] ?? []
  const grid: Value[][] = []
  data.forEach((cells, row) => {
    cells?.forEach((cell, column) => {
      const value = cell && read(cell)
      if (value === undefined || value === '') return
      grid[row] ??= []
      grid[row][column] = value
    })
  })
  return grid
}

function readXlsx(bytes: Buffer): WorkBook {
  const parts = inflateZip(bytes, (name) => /\.(xml|rels)$/i.test(name))
  if (!parts.has('[Content_Types].xml') || !parts.has('xl/workbook.xml'))
    throw new NotASpreadsheet()
  // The parts that were inflated within limits, and nothing else, are what the parser sees.
  const folder = CFB.utils.cfb_new()
  for (const [name, content] of parts) CFB.utils.cfb_add(folder, `/${name}`, content)
  const within = CFB.write(folder, { type: 'buffer', fileType: 'zip' })
  return parse(within, { type: 'buffer', ...options })
}

function readXls(bytes: Buffer): WorkBook {
  try {
    return parse(bytes, { type: 'buffer', ...options })
  } catch (error) {
    const locked = /password|encrypt/i.test((error as Error).message)
    throw locked ? new LockedSpreadsheet() : error
  }
}

// UTF-8, or UTF-16 with its mark, as Excel writes "Unicode text"; else the code page of Western Windows.
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
