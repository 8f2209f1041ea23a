import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { toRupees } from '../../shared/money.ts'
import type { Progress } from '../rules/progress.ts'
import { cancelledBecause } from '../rules/rejection.ts'
import { type Said, saidColumns } from '../rules/said.ts'
import type { Source } from '../rules/sources.ts'
import type { BookingLine } from '../schema/booking-line.ts'

/** The columns of a line of a list, of a booking `b`. */
export const lineColumns = Prisma.sql`b.id::text, b.reference, b.full_name, b.room_name AS room_type, b.check_in::text,
  b.check_out::text, b.status, b.total_paise, b.rejected_because`

/** A row of {@link lineColumns}, among other things. */
export type LineRow = Omit<BookingLine, 'amount' | 'cancelled_because'> & {
  total_paise: number
  rejected_because: string | null
}

/** Returns a line of a list, and whatever else its row has. */
export function bookingLine<Row extends LineRow>({ total_paise, rejected_because, ...row }: Row) {
  return {
    ...row,
    amount: toRupees(total_paise),
    cancelled_because: cancelledBecause(rejected_because),
  }
}

/** Returns the lines of some bookings `b`, by what follows their table in SQL. */
export async function readLines(db: Tx, rest: Prisma.Sql): Promise<BookingLine[]> {
  const rows = await db.$queryRaw<LineRow[]>`SELECT ${lineColumns} FROM bookings b ${rest}`
  return rows.map(bookingLine)
}

/** The progress of a booking `b` in SQL, as `progressOf` has it. */
export const progressColumn = Prisma.sql`CASE WHEN b.checked_out_at IS NOT NULL THEN 'left'
  WHEN b.checked_in_at IS NOT NULL THEN 'in_house' WHEN b.no_show_at IS NOT NULL THEN 'no_show' ELSE 'expected' END`

/** The columns of a booking `b` with its stay, where {@link stayUnit} is joined. */
export const stayColumns = Prisma.sql`${lineColumns}, b.phone, b.guests, b.nights, b.source, ${progressColumn} AS progress,
  b.created_at, o.unit, u.name AS unit_name, ${Prisma.raw(saidColumns.map((column) => `b.${column}`).join(', '))}`

/** Joins the unit of a booking `b`: its occupancy `o` and the unit `u`. */
export const stayUnit = Prisma.sql`LEFT JOIN occupancies o ON o.booking_id = b.id
  LEFT JOIN units u ON u.room_id = o.room_id AND u.number = o.unit`

/** A row of {@link stayColumns}, among other things; an instant is a text where the row came as JSON. */
export type StayRow = LineRow &
  Said & {
    phone: string
    guests: number
    nights: number
    source: Source
    progress: Progress
    created_at: Date | string
    unit: number | null
    unit_name: string | null
  }

/** Returns a booking with its stay, and whatever else its row has. */
export function bookingStay<Row extends StayRow>(row: Row) {
  return { ...bookingLine(row), created_at: new Date(row.created_at).toISOString() }
}
