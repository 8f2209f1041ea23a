import type { IsoDate } from '../../shared/dates.ts'
import { type Cell, type DayFormat, type Grid, maxNarration } from '../rules.ts'
import { looksLikeDay, parseAmount, parseDay, textOf } from './cells.ts'
import type { Places } from './layouts.ts'

/** A line of a statement as the bank wrote it: paise, negative for money that left, and what only tells lines apart. */
export type Read = { on: IsoDate; paise: number; narration: string; balance: string }

/** The error of a row with a day whose amount cannot be read, or the other way round; told as it stands. */
export class UnreadableRow extends Error {}

/**
 * Returns the lines below the header in `row`: those with a day and an amount. Others are headings, sums and opening
 * balances. Throws UnreadableRow where a day or an amount stands that cannot be read, so that no money is left out.
 */
export function readRows(
  grid: Grid,
  row: number,
  { places, dayFormat }: { places: Places; dayFormat: DayFormat },
): Read[] {
  const lines: Read[] = []
  for (let at = row + 1; at < grid.length; at++) {
    const cells = grid[at]
    const written = textOf(cells?.[places.date])
    if (!cells || !looksLikeDay(written)) continue
    const fail = (what: string) =>
      new UnreadableRow(`Row ${at + 1} has ${what} that we cannot read.`)
    const on = parseDay(written, dayFormat)
    const paise = sumOf(cells, places)
    if (paise === null) throw fail('an amount')
    if (paise === 0) continue
    if (on === null) throw fail('a date')
    const balance = textOf(places.balance === null ? '' : cells[places.balance])
    lines.push({ on, paise, narration: narrationOf(cells, places), balance })
  }
  return lines
}

// What the bank keeps in a column of its own, a UPI number above all, belongs to the words of the line.
function narrationOf(cells: Cell[], { narration, reference }: Places): string {
  const text = textOf(cells[narration])
  const number = reference === null ? '' : textOf(cells[reference]).replace(/^[-0]+$/, '')
  const isThere = text.includes(number.replace(/^0+/, ''))
  return (isThere ? text : `${text} ${number}`).slice(0, maxNarration)
}

type Sums = Pick<Places, 'credit' | 'debit' | 'side'>

/**
 * Returns the amount of a line in paise, positive for what came in; null for what is no amount. A sign that a bank sets
 * before a sum turns it: a credit taken back is money that left.
 */
export function sumOf(cells: Cell[], { credit, debit, side }: Sums): number | null {
  const came = parseAmount(cells[credit])
  if (!came) return null
  if (debit !== null) {
    const left = parseAmount(cells[debit])
    return left && came.paise - left.paise
  }
  const said = came.said ?? (side === null ? '' : textOf(cells[side]))
  return /^(dr|debit|d)\b/i.test(said) ? -Math.abs(came.paise) : came.paise
}
