import type { IsoDate } from '../../shared/dates.ts'
import { isReversed, proofOf } from './balances.ts'
import { type Cell, type DayFormat, looksLikeDay, parseAmount, textOf } from './cells.ts'
import { dayReadingOf } from './days.ts'
import { type Places, plainRow } from './layouts.ts'
import { balanceOf, sideOf, sumOf } from './read-rows.ts'

export type Guess = Record<keyof Places, number | null>

type Rows = (Cell[] | undefined)[]
type Column = { at: number; name: string; cells: string[] }

const out = /debit|withdraw|paidout|moneyout|^dr$/
const codes = /utr|ref|chq|cheque/
const into = /credit|deposit|paidin|moneyin|^cr$/

/**
 * Returns what the columns of an unknown header may be, and how the dates of its rows are written; null for what is not
 * to be seen. A column has one meaning at most: its heading must say so and its cells must not speak against it, and where
 * a balance shows that money in and money out are the other way round, they are.
 */
export function guessesOf(
  header: Cell[],
  rows: Rows,
  today: IsoDate,
): Guess & { dayFormat: DayFormat | null } {
  const left = columnsOf(header, rows)
  // Each takes its column away from those below it.
  const take = (...tests: ((column: Column) => boolean)[]): number | null => {
    for (const test of tests) {
      const at = left.findIndex(test)
      if (at >= 0) return left.splice(at, 1)[0]?.at ?? null
    }
    return null
  }
  const named = (words: RegExp, not?: RegExp) => (column: Column) =>
    words.test(column.name) && !not?.test(column.name)
  const both =
    (...tests: ((column: Column) => boolean)[]) =>
    (column: Column) =>
      tests.every((test) => test(column))
  const date = take(
    both(named(/date|dt$/, /^val/), areDays),
    both(named(/^val/), areDays),
    both(areDays, areNotSums),
  )
  const balance = take(both(named(/bal/), areSums))
  const side = take(areSides)
  const debit = take(both(named(out, into), areSums))
  const credit = take(
    both(named(into, out), areSums),
    both(named(/amount|amt|sum$/, out), areSums),
    both(named(into), areSums),
  )
  const narration = take(
    named(/narration|description|particulars|details|remarks|text/),
    both(areWords, (column) => !codes.test(column.name)),
  )
  const reference = take(named(codes))
  const guess = {
    date,
    narration,
    reference,
    credit,
    debit,
    side: debit === null ? side : null,
    balance,
  }
  const days = date === null ? [] : rows.map((cells) => textOf(cells?.[date]))
  const reading = dayReadingOf(days, 'dmy', today)
  const isYearFirst = days.length > 0 && days.every((day) => /^\d{4}/.test(day))
  const dayFormat =
    days.some(looksLikeDay) && reading ? (isYearFirst ? 'ymd' : reading.format) : null
  return { ...rightWayRound(guess, rows), dayFormat }
}

function columnsOf(header: Cell[], rows: Rows): Column[] {
  return plainRow(header).map((name, at) => ({
    at,
    name,
    cells: rows
      .slice(0, 200)
      .map((cells) => textOf(cells?.[at]))
      .filter(Boolean),
  }))
}

const areDays = ({ cells }: Column) => cells.length > 0 && cells.every(looksLikeDay)
const areSums = ({ cells }: Column) => cells.every((cell) => parseAmount(cell) !== null)
const areNotSums = (column: Column) => !areSums(column)
const areSides = ({ cells }: Column) =>
  cells.length > 0 && cells.every((cell) => sideOf(cell) !== null)
const areWords = ({ cells }: Column) => cells.some((cell) => /\p{L}{3}/u.test(cell))

function rightWayRound(guess: Guess, rows: Rows): Guess {
  const { credit, debit, balance, side } = guess
  if (credit === null || debit === null || balance === null) return guess
  const lines = rows.map((cells = []) => ({
    paise: sumOf(cells, { credit, debit, side }) ?? 0,
    balance: balanceOf(cells, balance),
  }))
  return isReversed(proofOf(lines)) ? { ...guess, credit: debit, debit: credit } : guess
}
