import { parseRupees } from '../../shared/money.ts'
import { plainLine, plainLines } from '../../shared/text.ts'
import type { SheetCell } from '../rules.ts'

/** Hears what is wrong with a cell. */
export type Say = (message: string) => void

/** Returns a cell as one line of text. */
export function readText(cell: SheetCell | undefined, say: Say): string {
  return plainLine(readLines(cell, say).replaceAll('\n', ' '))
}

/** Returns a cell as text. */
export function readLines(cell: SheetCell | undefined, say: Say): string {
  if (typeof cell === 'object') say(cell.problem)
  return cell === undefined || typeof cell === 'object' ? '' : plainLines(String(cell))
}

/** Returns an amount in paise, as people and spreadsheets write it; null if it is none, and says so. */
export function readPaise(cell: SheetCell | undefined, say: Say): number | null {
  if (typeof cell === 'object') {
    say(cell.problem)
    return null
  }
  if (typeof cell === 'number') {
    if (cell >= 0 && cell < 1e9) return Math.round(cell * 100)
    say(cell < 0 ? 'Below zero.' : 'Too large.')
    return null
  }
  const paise = parseRupees(fromDecimalComma(bareAmount(cell ?? '')))
  if (paise === null) say(notANumber(cell ?? ''))
  return paise
}

const behind =
  /(?:\s*(?:\/[-=]|inr|rs\.?|only|\+\s*(?:gst|tax(?:es)?)|(?:per|\/)\s*(?:night|day)))+\s*$/i

// "Rs. 4,500/-" and "4500 + GST per night", as tariff cards have it.
function bareAmount(text: string): string {
  return text.replace(/^\s*(rs\.?|inr)\s*/i, '').replace(behind, '')
}

// "1.234,50" and "4000,5", as spreadsheets of other countries write them: no grouping ends in one or two digits.
function fromDecimalComma(text: string): string {
  const plain = text.trim()
  if (!/^₹?\s*(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(plain)) return plain
  return plain.replaceAll('.', '').replace(',', '.')
}

/** Returns the sentence about a cell that is no number. */
export function notANumber(cell: string | number): string {
  return `“${String(cell).slice(0, 40)}” is not a number.`
}

/** Returns true for a cell with nothing in it. */
export function isEmpty(cell: SheetCell | undefined): cell is undefined | '' {
  return cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** Returns a number with two decimals at most. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
