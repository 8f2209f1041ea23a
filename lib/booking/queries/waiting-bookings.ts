import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { firstPayment, sumsOfPayments } from '../../payments/queries/sums.ts'
import { maxNights } from '../../rooms/rules/stay.ts'
import { addDays, dayInIndia, timeInIndia } from '../../shared/dates.ts'
import type { BookingWait } from '../schema/waits.ts'

/** The facts of one thing that waits, as the columns of a query over `bookings` (`b`). */
type Facts = {
  payment?: string
  paise?: string
  since: string
  due?: string
  dates?: string
  words?: string
}

function facts({ payment, paise, since, due = since, dates = 'b', words }: Facts): Prisma.Sql {
  return Prisma.raw(`b.id AS booking_id, ${payment ?? 'NULL'}::uuid AS payment, ${paise ?? 'NULL'}::float8 AS paise, ${since} AS since,
    ${due}::timestamptz AS due, ${dates}.check_in, ${dates}.check_out, ${words ?? 'NULL'} AS words`)
}

const arrivalFirst = { due: 'b.check_in' }

/**
 * What waits for a person because of a booking, by its kind and the worst first. This is the only definition: the lines of the
 * dashboard, the counts of the sidebar, the list of what needs attention, its order and the marks of a booking are read from it.
 * Each kind reads a small summary table or index, so that it costs the same whatever the number of bookings.
 */
const kinds: Record<BookingWait, (now: Date) => Prisma.Sql> = {
  needs_room: (now) => Prisma.sql`
    SELECT ${facts({ paise: 'b.total_paise', since: 'b.created_at', ...arrivalFirst })}
    FROM roomless_bookings r JOIN bookings b ON b.id = r.booking_id
    WHERE b.check_out > ${dayInIndia(now)}::date`,
  asks_to_cancel: () => Prisma.sql`
    SELECT ${facts({ since: 'b.cancel_asked_at', ...arrivalFirst })}
    FROM bookings b WHERE b.cancel_asked_at IS NOT NULL AND takes_place(b.status)`,
  // An answer is due as long as there is a stay to change.
  asks_dates: (now) => Prisma.sql`
    SELECT ${facts({ since: 'w.asked_at', ...arrivalFirst, dates: 'w', words: 'w.words' })}
    FROM stay_wishes w JOIN bookings b ON b.id = w.booking_id
    WHERE b.check_out >= ${dayInIndia(now)}::date AND takes_place(b.status)`,
  unpaid: (now) => Prisma.sql`
    SELECT ${facts({ paise: 'b.total_paise', since: 'coalesce(b.pay_by, b.created_at)' })}
    FROM bookings b CROSS JOIN LATERAL (${sumsOfPayments}) AS s
    WHERE b.status = 'pending' AND s.ledger = 'none' AND (b.pay_by IS NULL OR b.pay_by <= ${now})`,
  // A payment that is still being checked may be the rest.
  paid_short: (now) => Prisma.sql`
    SELECT ${facts({ paise: 'short.paise', since: 'coalesce(b.verified_at, b.created_at)', ...arrivalFirst })}
    FROM bookings b CROSS JOIN LATERAL (${sumsOfPayments}) AS s
      CROSS JOIN LATERAL (SELECT ${firstPayment} - s.paid AS paise) AS short
    WHERE ${isUndecided(now)} AND short.paise > 0 AND s.checking = 0`,
  not_come: neverCame,
  payments: () => toCheck('received'),
  // What isReadyToConfirm asks.
  to_confirm: (now) => Prisma.sql`
    SELECT ${facts({ paise: 'b.total_paise', since: 'coalesce(b.verified_at, b.created_at)', ...arrivalFirst })}
    FROM bookings b CROSS JOIN LATERAL (${sumsOfPayments}) AS s
    WHERE ${isUndecided(now)} AND s.paid >= ${firstPayment}`,
  refunds: () => toCheck('refunded'),
}

/** True in SQL of a verified booking `b` that has a unit, and whose guest may still come. */
const isUndecided = (now: Date) => Prisma.sql`
  b.status = 'verified' AND b.check_out > ${dayInIndia(now)}::date AND b.cancel_asked_at IS NULL AND b.no_show_at IS NULL
    AND EXISTS (SELECT FROM occupancies o WHERE o.booking_id = b.id)`

// From 9 pm staff are asked about guests who haven't checked in. A month after the stay it's too late to ask.
const askedFrom = '21:00'
const askedDays = 31

function neverCame(now: Date): Prisma.Sql {
  const today = dayInIndia(now)
  const isEvening = now >= timeInIndia(today, askedFrom)
  return Prisma.sql`
    SELECT ${facts({ since: 'b.check_in::timestamptz' })}
    FROM bookings b WHERE takes_place(b.status) AND b.checked_in_at IS NULL AND b.no_show_at IS NULL
      AND b.check_in BETWEEN ${today}::date - ${askedDays + maxNights}::int AND ${isEvening ? today : addDays(today, -1)}::date
      AND b.check_out >= ${today}::date - ${askedDays}::int
      AND EXISTS (SELECT FROM occupancies o WHERE o.booking_id = b.id)`
}

/** Selects in SQL the ids of bookings whose guest should have arrived but isn't marked as arrived or no-show. */
export function unsaidBookings(now: Date): Prisma.Sql {
  return Prisma.sql`SELECT booking_id FROM (${neverCame(now)}) AS unsaid`
}

const toCheck = (direction: 'received' | 'refunded') => Prisma.sql`
  SELECT ${facts({ payment: 'p.id', paise: 'p.paise', since: 'p.created_at' })}
  FROM payments_to_check t JOIN payments p ON p.id = t.payment_id JOIN bookings b ON b.id = p.booking_id
  WHERE p.direction = ${direction}`

/**
 * Selects in SQL all that waits for a person because of a booking at an instant, or of some kinds only: its `kind`, the `place` of the kind from the
 * worst on, `booking_id`, `payment`, `paise`, `since`, the order within its kind (`due`), the dates that it is about, and `words`.
 */
export function waitsOfBookings(now: Date, wanted?: readonly BookingWait[]): Prisma.Sql {
  const all = Object.keys(kinds) as BookingWait[]
  const each = (wanted ?? all).map(
    (kind) =>
      Prisma.sql`SELECT ${kind} AS kind, ${all.indexOf(kind)}::int AS place, k.* FROM (${kinds[kind](now)}) AS k`,
  )
  return Prisma.join(each, ' UNION ALL ')
}

/** What waits under Money: payments to find in the bank, and refunds to pay out. */
const ofMoney: readonly BookingWait[] = ['payments', 'refunds']

/** The bookings that wait, what is to be checked under Money, and the bookings that wait for anything besides. */
type Counted = { bookings: number; to_check: number; other_bookings: number }

/** Counts what waits for staff because of bookings at an instant. */
export async function countWaits(now: Date): Promise<Counted> {
  const isMoney = Prisma.sql`kind = ANY(${ofMoney})`
  const [counted] = await prisma().$queryRaw<[Counted]>`
    SELECT count(DISTINCT booking_id)::int AS bookings,
      count(*) FILTER (WHERE ${isMoney})::int AS to_check,
      count(DISTINCT booking_id) FILTER (WHERE NOT ${isMoney})::int AS other_bookings
    FROM (${waitsOfBookings(now)}) AS waits`
  return counted
}

/** Returns the ids of the first bookings that are paid for and wait to be confirmed, so many at most. */
export async function bookingsToConfirm(tx: Tx, now: Date, most: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT booking_id::text AS id FROM (${kinds.to_confirm(now)}) AS waits ORDER BY due, booking_id LIMIT ${most}`
  return rows.map(({ id }) => id)
}
