import { staffWords } from '#lib/i18n/staff-words.ts'
import { isReversed, proofOf } from '#lib/statements/rules/balances.ts'
import { type DayFormat, parseDay } from '#lib/statements/rules/cells.ts'
import { balanceOf, sumOf } from '#lib/statements/rules/read-rows.ts'
import type { Columns } from '#lib/statements/schema/files.ts'
import { count, rupeesAndPaise } from '../kit/words.ts'
import { statementDays } from './match-words.ts'

const t = staffWords('statement')

/** A fact about the rows of a file that shows if its columns are named rightly. */
export type Fact = { text: string; isRight: boolean }

type Places = Pick<Columns, 'date' | 'credit' | 'debit' | 'side' | 'balance'>

/** Returns what is read of rows of a file that have a day and an amount: their dates, what came in, and what went out and is not kept. */
export function columnFacts(
  rows: readonly string[][],
  { date, balance, ...places }: Places,
  format: DayFormat,
): Fact[] {
  const days = rows.flatMap((row) => parseDay(row[date] ?? '', format) ?? []).sort()
  const sums = rows.map((row) => sumOf(row, places))
  const came = sums.flatMap((paise) => (paise !== null && paise > 0 ? [paise] : []))
  const left = sums.filter((paise) => paise !== null && paise < 0).length
  const [from, to] = [days[0], days.at(-1)]
  const read = { read: days.length, count: rows.length }
  const total = came.reduce((sum, paise) => sum + paise, 0)
  return [
    {
      text:
        from && to
          ? t('facts.datesFrom', { ...read, days: statementDays({ from, to }, true) })
          : t('facts.dates', { ...read }),
      isRight: days.length === rows.length,
    },
    {
      text: `${count(came.length, 'credit')}, ${rupeesAndPaise(total)}`,
      isRight: !sums.includes(null),
    },
    { text: t('facts.debits', { count: left }), isRight: !sums.includes(null) },
    ...balanceFact(
      rows.map((row, at) => ({ paise: sums[at] ?? 0, balance: balanceOf(row, balance) })),
    ),
  ]
}

// An overdraft's balance may rise by what is spent; such a column is left out.
function balanceFact(lines: Parameters<typeof proofOf>[0]): Fact[] {
  const proof = proofOf(lines)
  if (isReversed(proof)) {
    return [{ text: t('facts.reversed'), isRight: false }]
  }
  if (proof.oppose > 0) {
    return [{ text: t('facts.opposed', { count: proof.oppose }), isRight: false }]
  }
  return proof.agree > 0 ? [{ text: t('facts.agrees'), isRight: true }] : []
}
