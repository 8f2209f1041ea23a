import { writeXlsx } from 'hucre/xlsx'
import { methods, ways } from '../../payments/rules/methods.ts'
import type { CashDeposit } from '../../payments/schema/cash.ts'
import { dateColumn } from '../../shared/dates.ts'
import { type Column, clockOf, table, writable } from '../../shared/excel-sheet.ts'
import type { BookEntry, DayBook, Owing } from '../schema/day-book.ts'

/** A day book as an .xlsx: the days, the payments, the cash that was taken to the bank, the balances. */
export async function dayBookFile(book: DayBook): Promise<Uint8Array<ArrayBuffer>> {
  const entries = book.days.flatMap((day) => day.entries)
  const bytes = await writeXlsx({
    sheets: [
      table('Days', dayColumns, book.days.map(dayRow)),
      table('Payments', entryColumns, entries.map(entryRow)),
      table('Cash to the bank', cashColumns, book.cash.taken.map(cashRow)),
      table('Balances', owingColumns, [...book.owed, ...book.owed_back].map(owingRow)),
    ],
  })
  return Uint8Array.from(bytes)
}

const rupees = (title: string) =>
  ({ title, width: 15, format: 'rupees', total: true }) as const satisfies Column

const dayColumns: readonly Column[] = [
  { title: 'Day', width: 14, format: 'day' },
  ...methods.map((method) => rupees(ways[method].name)),
  rupees('Received'),
  rupees('Refunded'),
]

function dayRow({ day, by, received, refunded }: DayBook['days'][number]) {
  return [dateColumn(day), ...methods.map((method) => by[method]), received, refunded]
}

const entryColumns: readonly Column[] = [
  { title: 'Day', width: 14, format: 'day' },
  { title: 'Method', width: 10, format: 'text' },
  { title: 'Name', width: 28, format: 'text' },
  { title: 'Reference', width: 11, format: 'text' },
  { title: 'UTR or number', width: 24, format: 'text' },
  rupees('Received'),
  rupees('Refunded'),
  { title: 'Verified', width: 18, format: 'moment' },
  { title: 'By', width: 30, format: 'text' },
  { title: 'In the bank', width: 20, format: 'text' },
]

// Empty where no statement tells of the day, and for what no bank has.
function bankWord({ statement_id, covered }: BookEntry): string | null {
  if (statement_id) return 'yes'
  return covered ? 'not in the statement' : null
}

function entryRow(entry: BookEntry) {
  const { day, direction, method, amount } = entry
  return [
    dateColumn(day),
    ways[method].name,
    writable(entry.full_name),
    entry.reference,
    entry.number === null ? null : writable(entry.number),
    direction === 'received' ? amount : 0,
    direction === 'refunded' ? amount : 0,
    clockOf(new Date(entry.verified_at)),
    writable(entry.verified_by),
    bankWord(entry),
  ]
}

const cashColumns: readonly Column[] = [
  { title: 'Day', width: 14, format: 'day' },
  rupees('Taken'),
  { title: 'By', width: 30, format: 'text' },
  { title: 'Void, by', width: 30, format: 'text' },
]

function cashRow({ on, amount, recorded_by, voided_by }: CashDeposit) {
  // What was a mistake stays in the list and adds nothing.
  const words = [writable(recorded_by), voided_by === null ? null : writable(voided_by)]
  return [dateColumn(on), voided_by === null ? amount : 0, ...words]
}

const owingColumns: readonly Column[] = [
  { title: 'Check-out', width: 14, format: 'day' },
  { title: 'Name', width: 28, format: 'text' },
  { title: 'Reference', width: 11, format: 'text' },
  { title: 'Status', width: 11, format: 'text' },
  rupees('Balance'),
]

function owingRow({ check_out, full_name, reference, balance, ...row }: Owing) {
  const status = row.cancelled_because ? 'cancelled' : row.status
  return [dateColumn(check_out), writable(full_name), reference, status, balance]
}
