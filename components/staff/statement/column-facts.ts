import { formatDay } from '#lib/shared/dates.ts'
import { parseAmount, parseDay } from '#lib/statements/rules/cells.ts'
import type { DayFormat } from '#lib/statements/rules.ts'
import type { Columns } from '#lib/statements/schema.ts'
import { count, rupeesAndPaise } from '../words.ts'
import { statementDays } from './match-words.ts'

/** A fact about rows of a file that shows if its columns are named rightly. */
export type Fact = { text: string; isRight: boolean }

type Places = Pick<Columns, 'date' | 'credit' | 'debit'>

/** Returns what is read of some rows of a file: their dates, what came in, and what went out and is not kept. */
export function factsOf(
  rows: readonly string[][],
  { date, credit, debit }: Places,
  format: DayFormat,
): Fact[] {
  const days = rows.flatMap((row) => parseDay(row[date] ?? '', format) ?? []).sort()
  const sums = rows.map((row) => sumOf(row, credit, debit))
  const came = sums.flatMap((paise) => (paise !== null && paise > 0 ? [paise] : []))
  const left = sums.filter((paise) => paise !== null && paise < 0).length
  const [from, to] = [days[0], days.at(-1)]
  const range =
    from && to ? `, ${statementDays({ from, to })} ${formatDay(to, 'en', { year: 'numeric' })}` : ''
  const total = came.reduce((sum, paise) => sum + paise, 0)
  return [
    {
      text: `${days.length} of ${count(rows.length, 'date')} read${range}`,
      isRight: days.length === rows.length,
    },
    {
      text: `${count(came.length, 'credit')}, ${rupeesAndPaise(total)}`,
      isRight: !sums.includes(null),
    },
    { text: `${count(left, 'debit')}: not kept`, isRight: !sums.includes(null) },
  ]
}

// Positive for what came in; null for what is no amount.
function sumOf(row: string[], credit: number, debit: number | null): number | null {
  const came = parseAmount(row[credit])
  if (!came) return null
  if (debit === null) return came.said === 'Dr' ? -Math.abs(came.paise) : came.paise
  const left = parseAmount(row[debit])
  return left && came.paise - left.paise
}
