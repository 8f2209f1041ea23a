import type { IsoDate } from '../../shared/dates.ts'
import { plainLine } from '../../shared/text.ts'
import {
  bareText,
  type Cell,
  type Grid,
  looksLikeDay,
  parseAmount,
  parseDay,
  textOf,
} from './cells.ts'
import { canBeDay, type DayReading } from './days.ts'
import type { Places } from './layouts.ts'
import { joinWrapped } from './narration.ts'

/** The lines of a file, at most. */
export const maxRows = 20_000

/** Characters of a narration that are kept, at most. */
const maxNarration = 500

/** A row of a bank's file, counted from 1, that has a day or an amount that we cannot read, and what is written there. */
export type UnreadRow = { row: number; why: 'date' | 'amount'; text: string }

/** A line of a statement as the bank wrote it: paise, negative for money that left, and what only tells lines apart. */
export type Read = {
  on: IsoDate
  paise: number
  narration: string
  /** The balance in paise, and as it is written. */
  balance: number | null
  writtenBalance: string
  /** The narration's first row alone, as lines were told apart by before wrapped ones were joined. */
  firstRow: string
}

type Layout = { places: Places; days: DayReading; today: IsoDate }

/**
 * Returns the lines below the header in `row`: those with a day and an amount; and the rows with a day or an amount that
 * cannot be read, so that no money is left out unseen. Others are headings, sums and opening balances, and rows with nothing
 * but words where the narration is, which belong to the line above them.
 */
export function readRows(
  grid: Grid,
  row: number,
  layout: Layout,
): { lines: Read[]; unread: UnreadRow[] } {
  const { places } = layout
  const width = grid[row]?.length ?? 0
  const lines: Read[] = []
  const unread: UnreadRow[] = []
  let above: Read | null = null
  for (let at = row + 1; at < grid.length; at++) {
    const cells = withinWidth(grid[at] ?? [], width, places)
    if (!looksLikeDay(textOf(cells[places.date]))) {
      above = withWrapped(above, cells, places)
      continue
    }
    const { line = null, fault } = lineOf(cells, layout)
    above = line
    if (line) lines.push(line)
    if (fault) unread.push({ row: at + 1, ...fault })
  }
  return { lines, unread }
}

// Adds a row to the line above it, if it has nothing but more of the narration; null for any other row.
function withWrapped(above: Read | null, cells: Cell[], { narration }: Places): Read | null {
  const hasOthers = cells.some((cell, at) => at !== narration && textOf(cell) !== '')
  const more = textOf(cells[narration])
  if (!above || hasOthers || more === '') return null
  above.narration = narrationOf(joinWrapped(above.narration, more))
  return above
}

// Neither where nothing moved.
function lineOf(
  cells: Cell[],
  { places, days, today }: Layout,
): { line?: Read; fault?: Omit<UnreadRow, 'row'> } {
  const written = textOf(cells[places.date])
  const paise = sumOf(cells, places)
  if (paise === null) return { fault: { why: 'amount', text: writtenSum(cells, places) } }
  if (paise === 0) return {}
  const on = parseDay(written, days.format, days.isSwapped)
  if (on === null || !canBeDay(on, today)) {
    return { fault: { why: 'date', text: written.slice(0, 40) } }
  }
  const first = withReference(plainLine(bareText(cells[places.narration])), cells, places)
  const parts = bareText(cells[places.narration]).split(/\r?\n/).map(plainLine)
  const narration = withReference(parts.reduce(joinWrapped), cells, places)
  const writtenBalance = places.balance === null ? '' : textOf(cells[places.balance])
  const balance = balanceOf(cells, places.balance)
  return { line: { on, paise, narration, balance, writtenBalance, firstRow: first } }
}

function writtenSum(cells: Cell[], { credit, debit }: Places): string {
  const places = debit === null ? [credit] : [credit, debit]
  return places
    .map((at) => textOf(cells[at]))
    .filter(Boolean)
    .join(', ')
    .slice(0, 40)
}

// Text without quotes has a cell too many for each comma in a narration.
function withinWidth(cells: Cell[], width: number, { narration }: Places): Cell[] {
  const last = cells.findLastIndex((cell) => textOf(cell) !== '')
  const extra = last + 1 - width
  if (extra <= 0) return cells
  const joined = cells
    .slice(narration, narration + extra + 1)
    .map((cell) => bareText(cell))
    .join(',')
  return [...cells.slice(0, narration), joined, ...cells.slice(narration + extra + 1)]
}

// What the bank keeps in a column of its own, a UPI number above all, belongs to the words of the line. Excel may have left
// only 6.33212E+11 of it.
function withReference(text: string, cells: Cell[], { reference }: Places): string {
  const written = reference === null ? '' : textOf(cells[reference])
  const number = /^([-0]+|\d\.\d+E\+\d+)$/.test(written) ? '' : written
  const isThere = text.includes(number.replace(/^0+/, ''))
  return narrationOf(isThere ? text : `${text} ${number}`)
}

function narrationOf(text: string): string {
  return text.slice(0, maxNarration)
}

type Sums = Pick<Places, 'credit' | 'debit' | 'side'>

/**
 * Returns the amount of a line in paise, positive for what came in; null for what is no amount, or one that says Dr where
 * money comes in. A sign that a bank sets before a sum turns it: a credit taken back is money that left.
 */
export function sumOf(cells: Cell[], { credit, debit, side }: Sums): number | null {
  const came = parseAmount(cells[credit])
  if (!came) return null
  if (debit !== null) {
    const left = parseAmount(cells[debit])
    if (!left || (came.paise && came.said === 'Dr') || (left.paise && left.said === 'Cr'))
      return null
    return came.paise - left.paise
  }
  const said = came.said ?? (side === null ? null : sideOf(cells[side]))
  return said === 'Dr' ? -Math.abs(came.paise) : came.paise
}

/** Returns the side that a cell names; null if it names none. */
export function sideOf(cell: Cell): 'Cr' | 'Dr' | null {
  const text = textOf(cell)
  if (/^(dr|debit|d)\.?$/i.test(text)) return 'Dr'
  return /^(cr|credit|c)\.?$/i.test(text) ? 'Cr' : null
}

/** Returns a balance in paise, negative for what the bank has lent; null if there is none to be read. */
export function balanceOf(cells: Cell[], at: number | null): number | null {
  if (at === null || textOf(cells[at]) === '') return null
  const read = parseAmount(cells[at])
  return read && (read.said === 'Dr' ? -Math.abs(read.paise) : read.paise)
}
