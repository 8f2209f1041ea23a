import { createHash } from 'node:crypto'
import { plainLine } from '../../shared/text.ts'
import { textOf } from '../rules/cells.ts'
import { guessesOf, isLine, knownHeader, likelyHeader, plainRow } from '../rules/layouts.ts'
import { codesOf, utrOf, wordsOf } from '../rules/narration.ts'
import { type Read, readRows, UnreadableRow } from '../rules/read-rows.ts'
import { type Cell, type Grid, maxRows } from '../rules.ts'
import type { KeptColumns, ReadAnswer, ReadFile } from './read-statement.ts'

type Given = { columns: KeptColumns | null; layouts: Record<string, KeptColumns> }
type Layout = Parameters<typeof readRows>[2]
type Header = { grid: Grid; row: number }

/** Returns what the sheets of a bank's file say, or why that cannot be told. */
export function readFile(grids: Grid[], given: Given): ReadAnswer {
  const known = knownOf(grids)
  if (known && !given.columns)
    return linesOf(known, { ...known, dayFormat: 'dmy' }, known.bank, null)
  const header = known ?? likelyOf(grids)
  if (!header) return { refusal: ['not_a_statement', noTable] }
  const names = header.grid[header.row] ?? []
  const fingerprint = sha256([plainRow(names)])
  const columns = given.columns ?? given.layouts[fingerprint]
  if (!columns) return { refusal: ['unknown_columns', '', askedOf(header)] }
  const layout = { places: columns, dayFormat: columns.dayFormat }
  return linesOf(header, layout, null, { columns, fingerprint })
}

// A month of most accounts; what is sent back stays below a megabyte.
const maxAskedRows = 2000

const noTable = 'No table of dates and amounts is in that file.'
const noLines = 'No row of that file has a date and an amount that we can read.'
const tooMany = `A statement can have ${maxRows} lines at most.`

function knownOf(grids: Grid[]) {
  for (const grid of grids) {
    const found = knownHeader(grid)
    if (found) return { grid, ...found }
  }
  return null
}

function likelyOf(grids: Grid[]): Header | null {
  for (const grid of grids) {
    const row = likelyHeader(grid)
    if (row !== null) return { grid, row }
  }
  return null
}

function askedOf({ grid, row }: Header) {
  const header = Array.from(grid[row] ?? [], textOf).slice(0, 100)
  const end = row + 1 + maxAskedRows
  const lines = grid.slice(row + 1, end).filter(isLine)
  // The first are shown; of the others days and amounts are read.
  const cellOf = (cell: Cell, line: number) => textOf(cell).slice(0, line < 4 ? 200 : 40)
  const rows = lines.map((cells, line) => header.map((_, at) => cellOf(cells?.[at], line)))
  return { header, rows, more: grid.length > end, guesses: guessesOf(grid[row] ?? [], lines) }
}

type Named = { columns: KeptColumns; fingerprint: string } | null

function linesOf(
  { grid, row }: Header,
  layout: Layout,
  bank: string | null,
  named: Named,
): ReadAnswer {
  if (grid.length > maxRows + 200) return { refusal: ['too_large', tooMany] }
  try {
    const read = readRows(grid, row, layout)
    if (read.length === 0) return { refusal: ['not_a_statement', noLines] }
    const number = accountNumber(grid, row)
    const account = named?.columns.account ?? nameOf(bank ?? '', number)
    return { file: fileOf(read, { account, bank, number, header: named?.fingerprint ?? null }) }
  } catch (error) {
    if (error instanceof UnreadableRow) return { refusal: ['not_a_statement', error.message] }
    throw error
  }
}

function nameOf(bank: string, number: string | null): string {
  return number ? `${bank} ··${number.slice(-4)}` : bank
}

const accountWords = /(?:account|a\/c)\s*(?:no|number)\b[^\dx*]{0,12}([\dx*]{6,24})/i

// The number that stands above the lines; digits alone, of a number that is partly hidden those that are seen.
function accountNumber(grid: Grid, header: number): string | null {
  for (const cells of grid.slice(0, header)) {
    const text = plainLine(Array.from(cells ?? [], textOf).join(' '))
    const digits = accountWords.exec(text)?.[1]?.replace(/\D/g, '') ?? ''
    if (digits.length >= 4) return digits
  }
  return null
}

type About = { account: string; bank: string | null; number: string | null; header: string | null }

function fileOf(read: Read[], { account, bank, number, header }: About): ReadFile {
  const seen = new Map<string, number>()
  const lines = read.map(({ on, paise, narration: written, balance }, position) => {
    const narration =
      number && number.length >= 8 ? written.replaceAll(number, `··${number.slice(-4)}`) : written
    const facts = [account, on, paise, written, balance]
    const key = JSON.stringify(facts)
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    const words = wordsOf(narration)
    const codes = codesOf(narration, words)
    const line = {
      position,
      on,
      paise: Math.abs(paise),
      narration,
      codes,
      utr: utrOf(narration, words, on),
    }
    return { ...line, came: paise > 0, sha256: sha256([...facts, count]) }
  })
  const credits = lines.filter(({ came }) => came)
  const days = lines.map(({ on }) => on).sort()
  return {
    account,
    bank,
    header,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    credits: credits.length,
    paise: credits.reduce((sum, { paise }) => sum + paise, 0),
    lines: portionsOf(credits),
    debits: JSON.stringify(lines.filter(({ came }) => !came)),
  }
}

const portion = 1_000

function portionsOf(lines: unknown[]): string[] {
  const starts = Array.from({ length: Math.ceil(lines.length / portion) }, (_, at) => at * portion)
  return starts.map((start) => JSON.stringify(lines.slice(start, start + portion)))
}

function sha256(facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
