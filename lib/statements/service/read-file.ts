import { createHash } from 'node:crypto'
import type { IsoDate } from '../../shared/dates.ts'
import { plainLine } from '../../shared/text.ts'
import { isReversed, proofOf } from '../rules/balances.ts'
import { type Cell, type DayFormat, type Grid, textOf } from '../rules/cells.ts'
import { type DayReading, dayReadingOf } from '../rules/days.ts'
import { guessesOf } from '../rules/guesses.ts'
import { isLine, knownHeader, likelyHeader, type Places, plainRow } from '../rules/layouts.ts'
import { codesOf, narrationWords, utrOf } from '../rules/narration.ts'
import { maxRows, type Read, readRows, type UnreadRow } from '../rules/read-rows.ts'
import type { AskedBecause } from '../schema/files.ts'
import type { KeptColumns, ReadAnswer, ReadFile } from './read-statement.ts'

type Given = {
  columns: KeptColumns | null
  layouts: Record<string, KeptColumns>
  today: IsoDate
}
type Header = { grid: Grid; row: number; known: { bank: string; places: Places } | null }

/** Returns what the sheets of a bank's file say, or why that cannot be told. */
export function readFile(grids: Grid[], given: Given): ReadAnswer {
  const header = headerOf(grids)
  if (!header) return { refusal: ['not_a_statement', noTable, { rows: firstRows(grids) }] }
  const fingerprint = sha256([plainRow(header.grid[header.row])])
  // What a person has named comes before what we know: they may have put a known layout right.
  const columns = given.columns ?? given.layouts[fingerprint] ?? null
  const places = columns ?? header.known?.places
  if (!places) return asked(header, given, 'header')
  return readBy(header, { places, columns, fingerprint }, given)
}

type Named = { places: Places; columns: KeptColumns | null; fingerprint: string }

function readBy(header: Header, { places, columns, fingerprint }: Named, given: Given): ReadAnswer {
  const { grid, row, known } = header
  const days = daysOf(header, places, columns?.dayFormat ?? 'dmy', given)
  if (!days) return asked(header, given, 'days')
  if (grid.length > maxRows + 200) return { refusal: ['too_large', tooMany] }
  const { lines, unread } = readRows(grid, row, { places, days, today: given.today })
  if (lines.length === 0) {
    const message = unread.length > 0 ? noneReadable(unread) : noLines
    return { refusal: ['not_a_statement', message, { rows: firstRows([grid.slice(row)]) }] }
  }
  const doubt = given.columns ? null : doubtOf(lines, unread)
  if (doubt) return asked(header, given, doubt)
  const bank = known?.bank ?? null
  const number = accountNumber(grid, row)
  const headings = headingsOf(header)
  const account = columns?.account ?? nameOf(bank ?? '', number)
  return { file: fileOf(lines, { account, bank, number, header: fingerprint, headings, unread }) }
}

function doubtOf(lines: Read[], unread: UnreadRow[]): AskedBecause | null {
  if (unread.length > lines.length) return 'rows'
  return isReversed(proofOf(lines)) ? 'balance' : null
}

// A month of most accounts; what is sent back stays below a megabyte.
const maxAskedRows = 2000

const noTable =
  'We found no table of dates and amounts in that file. Please download the account’s statement from the bank as Excel or CSV, and send that file as it is.'
const noLines =
  'No row of that file has a date and an amount that we can read. Please send the file as you downloaded it, not one saved again in Excel.'
const tooMany = `A statement can have up to ${maxRows} lines.`

function noneReadable([first]: UnreadRow[]): string {
  const [what, hint] =
    first?.why === 'date'
      ? ['a date', 'Please choose another date format']
      : ['an amount', 'Please choose another column for the amounts']
  return `Row ${first?.row} has ${what} that we can’t read: “${first?.text}”. ${hint}, or send the file as the bank gave it.`
}

function headerOf(grids: Grid[]): Header | null {
  for (const grid of grids) {
    const found = knownHeader(grid)
    if (found) return { grid, row: found.row, known: found }
  }
  for (const grid of grids) {
    const row = likelyHeader(grid)
    if (row !== null) return { grid, row, known: null }
  }
  return null
}

// We trust the order a person chose, but still undo what a spreadsheet swapped.
function daysOf(
  { grid, row }: Header,
  { date }: Places,
  format: DayFormat,
  given: Given,
): DayReading | null {
  const written = grid.slice(row + 1).map((cells) => textOf(cells?.[date]))
  const read = dayReadingOf(written, format, given.today)
  if (!given.columns) return read
  return read?.isSwapped ? read : { format, isSwapped: false }
}

function asked({ grid, row, known }: Header, { today }: Given, because: AskedBecause): ReadAnswer {
  const header = headingsOf({ grid, row })
  const end = row + 1 + maxAskedRows
  const lines = grid.slice(row + 1, end).filter(isLine)
  // The first are shown; of the others days and amounts are read.
  const cellOf = (cell: Cell, line: number) => textOf(cell).slice(0, line < 4 ? 200 : 40)
  const rows = lines.map((cells, line) => header.map((_, at) => cellOf(cells?.[at], line)))
  const guesses = guessesOf(grid[row] ?? [], lines, today)
  const account = known ? nameOf(known.bank, accountNumber(grid, row)) : ''
  const data = { header, rows, more: grid.length > end, guesses, because, account }
  return { refusal: ['unknown_columns', '', data] }
}

function headingsOf({ grid, row }: Pick<Header, 'grid' | 'row'>): string[] {
  return Array.from(grid[row] ?? [], (cell) => textOf(cell).slice(0, 100)).slice(0, 100)
}

// Enough to see what kind of file it is.
function firstRows(grids: Grid[]): string[][] {
  const rows = grids
    .flatMap((grid) => grid.slice(0, 30))
    .map((cells) => Array.from(cells ?? [], textOf))
  return rows
    .filter((cells) => cells.some(Boolean))
    .slice(0, 6)
    .map((cells) => cells.slice(0, 8).map((text) => text.slice(0, 60)))
}

function nameOf(bank: string, number: string | null): string {
  return number ? `${bank} ··${number.slice(-4)}` : bank
}

const accountWords = /(?:account|a\/c)\s*(?:no|number)\b[^\dx*]{0,12}([\dx*]{6,24})/i

// The number above the lines, digits only; of a partly hidden number, the visible ones.
function accountNumber(grid: Grid, header: number): string | null {
  for (const cells of grid.slice(0, header)) {
    const text = plainLine(Array.from(cells ?? [], textOf).join(' '))
    const digits = accountWords.exec(text)?.[1]?.replace(/\D/g, '') ?? ''
    if (digits.length >= 4) return digits
  }
  return null
}

type About = {
  account: string
  bank: string | null
  number: string | null
  header: string
  headings: string[]
  unread: UnreadRow[]
}

function fileOf(read: Read[], { number, unread, ...about }: About): ReadFile {
  const lines = linesOf(read, about.account, number)
  const credits = lines.filter(({ came }) => came)
  const days = lines.map(({ on }) => on).sort()
  return {
    ...about,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    credits: credits.length,
    paise: credits.reduce((sum, { paise }) => sum + paise, 0),
    lines: portionsOf(credits),
    debits: JSON.stringify(lines.filter(({ came }) => !came)),
    unread: unread.slice(0, maxUnread),
    unreadCount: unread.length,
  }
}

function linesOf(read: Read[], account: string, number: string | null) {
  const keyOf = numbered()
  const keyBefore = numbered()
  return read.map((each, position) => {
    const { on, paise, narration: written, balance } = each
    const narration =
      number && number.length >= 8 ? written.replaceAll(number, `··${number.slice(-4)}`) : written
    const words = narrationWords(narration)
    const codes = codesOf(narration, words)
    const line = {
      position,
      on,
      paise: Math.abs(paise),
      narration,
      codes,
      utr: utrOf(narration, words, on),
    }
    return {
      ...line,
      came: paise > 0,
      // However its bank writes narration and balance in a .csv and in an .xlsx.
      sha256: keyOf([account, on, paise, written.replace(/[^\p{L}\p{N}]/gu, ''), balance]),
      // By what lines were known before.
      was: keyBefore([account, on, paise, each.firstRow, each.writtenBalance]),
    }
  })
}

// Equal lines are told apart by their number among equals.
function numbered(): (facts: unknown[]) => string {
  const seen = new Map<string, number>()
  return (facts) => {
    const key = JSON.stringify(facts)
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return sha256([...facts, count])
  }
}

// Rows listed at most; beyond that, open the file.
const maxUnread = 50

const portion = 1_000

function portionsOf(lines: unknown[]): string[] {
  const starts = Array.from({ length: Math.ceil(lines.length / portion) }, (_, at) => at * portion)
  return starts.map((start) => JSON.stringify(lines.slice(start, start + portion)))
}

function sha256(facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
