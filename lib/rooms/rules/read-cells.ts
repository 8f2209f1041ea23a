import { mayBeTwo, readFigures, toPaise } from '../../shared/money.ts'
import { plainLine, plainLines } from '../../shared/text.ts'
import type { SheetCell } from './sheet.ts'

/** Hears what is wrong with a cell. */
export type Say = (message: string) => void

/** Returns a cell as one line of text. */
export function readText(cell: SheetCell | undefined, say: Say): string {
  return plainLine(readLines(cell, say).replaceAll('\n', ' '))
}

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
  if (typeof cell === 'number') return paiseOf(cell, say)
  const figures = bareAmount(cell ?? '')
  const rupees = readFigures(figures)
  if (rupees !== null) return paiseOf(rupees, say)
  say(mayBeTwo(figures) ? twoNumbers(figures) : notANumber(cell ?? ''))
  return null
}

function paiseOf(rupees: number, say: Say): number | null {
  if (rupees >= 0 && rupees < 1e9) return toPaise(rupees)
  say(rupees < 0 ? 'This is below zero.' : 'This is too large.')
  return null
}

const before = /^(?:\s*(?:₹|rs\.?|inr))+\s*/i
const behind =
  /(?:\s*(?:₹|\/[-=]|inr|rs\.?|only|\+\s*(?:gst|tax(?:es)?)|(?:per|\/)\s*(?:night|day)))+\s*$/i

// "Rs. 4,500/-" and "4500 + GST per night", as tariff cards have it.
function bareAmount(text: string): string {
  return text.replace(before, '').replace(behind, '').trim()
}

function twoNumbers(figures: string): string {
  return `“${figures}” can be read in two ways. Please write thousands without a point.`
}

/** Returns the sentence about a cell that is no number. */
export function notANumber(cell: string | number): string {
  return `“${String(cell).slice(0, 40)}” isn’t a number.`
}

/** Returns true for a cell with nothing in it. */
export function isEmpty(cell: SheetCell | undefined): cell is undefined | '' {
  return cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** Returns a number with two decimals at most. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
