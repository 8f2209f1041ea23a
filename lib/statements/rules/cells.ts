import { type IsoDate, isIsoDate } from '../../shared/dates.ts'
import { readFigures } from '../../shared/money.ts'
import { plainLine } from '../../shared/text.ts'

/** The orders of day, month and year in which dates are written. */
export const dayFormats = ['dmy', 'mdy', 'ymd'] as const
export type DayFormat = (typeof dayFormats)[number]

/** A cell of a bank's file: text, a number, or what is not there. */
export type Cell = string | number | undefined
export type Grid = (Cell[] | undefined)[]

// Longer than any narration: what follows costs time and tells nothing.
const maxCell = 1000

/** Returns a cell as text, without what makes Excel leave it alone: `="0123"`, or an apostrophe in front. */
export function bareText(cell: Cell): string {
  if (cell === undefined) return ''
  const text = String(cell).slice(0, maxCell)
  return (/^\s*="([^"]*)"\s*$/.exec(text)?.[1] ?? text).replace(/^\s*'(?!')/, '')
}

export function textOf(cell: Cell): string {
  return plainLine(bareText(cell))
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const numbers = /^(\d{1,4})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{2,4})(?!\d)/
const dayThenMonth = /^(\d{1,2})\s*[-/. ]?\s*([a-z]{3,9})\.?,?\s*[-/. ]?\s*(\d{2,4})(?!\d)/i
const monthThenDay = /^([a-z]{3,9})\.?\s*[-/. ]?\s*(\d{1,2}),?\s*[-/. ]\s*(\d{2,4})(?!\d)/i

/** Returns true for text that begins as a date does. */
export function looksLikeDay(text: string): boolean {
  return numbers.test(text) || dayThenMonth.test(text) || monthThenDay.test(text)
}

/** Returns the three numbers of a date without words, as they were written; null for any other text. */
export function figuresOf(text: string): [string, string, string] | null {
  const found = numbers.exec(text)
  return found && [found[1] ?? '', found[2] ?? '', found[3] ?? '']
}

/**
 * Returns the day that a text begins with, in the order of `format`; null if there is none. A year first is always read as
 * that, and the month after it unless a spreadsheet has swapped the two.
 */
export function parseDay(text: string, format: DayFormat, isSwapped = false): IsoDate | null {
  const figures = figuresOf(text)
  if (figures) {
    const [a, b, c] = figures
    if (a.length === 4) return isSwapped ? dayOf(a, c, b) : dayOf(a, b, c)
    if (format === 'ymd') return dayOf(a, b, c)
    return format === 'mdy' ? dayOf(c, a, b) : dayOf(c, b, a)
  }
  const named = dayThenMonth.exec(text)
  if (named) return dayOf(named[3], monthOf(named[2]), named[1])
  const american = monthThenDay.exec(text)
  return american && dayOf(american[3], monthOf(american[1]), american[2])
}

function monthOf(name = ''): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}

function dayOf(year = '', month = '', day = ''): IsoDate | null {
  const whole = year.length === 2 ? `20${year}` : year
  const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}

// The largest amount that is read: more than any bank moves for a farm, and exact as a number of paise.
const maxRupees = 1e10

/** An amount in paise; negative where the text says so by a minus, brackets or Dr. null for what is none. */
export type Amount = { paise: number; said: 'Cr' | 'Dr' | null }

/**
 * Reads an amount in rupees as banks and spreadsheets write it: `1,23,456.50`, `₹ 500`, `500.00 Cr`, `(500.00)`, `-500`,
 * and `4.720,50` or `4720,50` where Excel speaks a European language. Returns null for what is no amount or may be two,
 * and an amount of 0 for an empty cell, a dash, and zero.
 */
export function parseAmount(cell: Cell): Amount | null {
  if (typeof cell === 'number') return amountOf(cell, null)
  const text = textOf(cell).replace(/^(INR|Rs\.?|₹)\s*/i, '')
  if (text === '' || /^[-–]+$/.test(text)) return { paise: 0, said: null }
  const read = /^([-+(]?)\s*₹?\s*([\d.,\s]*\d[.,]?)\s*\)?\s*[([]?\s*(cr|dr)?\.?\s*[)\]]?$/i.exec(
    text,
  )
  if (!read) return null
  const [, sign = '', figures = '', word] = read
  const rupees = readFigures(figures)
  if (rupees === null) return null
  const said = word ? (word.toLowerCase() === 'cr' ? 'Cr' : 'Dr') : null
  return amountOf(sign === '-' || sign === '(' ? -rupees : rupees, said)
}

function amountOf(rupees: number, said: Amount['said']): Amount | null {
  if (!Number.isFinite(rupees) || Math.abs(rupees) >= maxRupees) return null
  return { paise: Math.round(rupees * 100), said }
}
