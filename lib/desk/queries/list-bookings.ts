import type { Staff } from '../../auth/schema.ts'
import {
  bookingStay,
  type StayRow,
  stayColumns,
  stayUnit,
} from '../../booking/queries/booking-line.ts'
import { isOpenInvoice } from '../../booking/queries/open-invoice.ts'
import { waitsOfBookings } from '../../booking/queries/waiting-bookings.ts'
import { isPromised } from '../../booking/rules/moves.ts'
import { isToPay } from '../../booking/rules/pay-by.ts'
import { statuses, takesPlace } from '../../booking/rules/statuses.ts'
import type { BookingFlag } from '../../booking/schema/flags.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import type { BookingWait } from '../../booking/schema/waits.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { termsOfBooking } from '../../farm/queries/terms.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { filePath } from '../../files/rules.ts'
import { isAwaited, ownPayment } from '../../payments/queries/own-payment.ts'
import { sumsOfPayments } from '../../payments/queries/sums.ts'
import { type Paying, splitOf } from '../../payments/rules/deposit.ts'
import { utrDateFits } from '../../payments/rules/utr.ts'
import type { Ledger, PaymentState } from '../../payments/schema/payment.ts'
import { doorName } from '../../rooms/rules/units.ts'
import { toRupees } from '../../shared/money.ts'
import { pagesOf } from '../../shared/search.ts'
import type { BookingPage, BookingSearch } from '../schema/search.ts'
import { newestFirst, orderOf, whereOf } from './booking-search.ts'

type Alike = { id: string; reference: string; full_name: string; screenshot_id: string }

type Row = StayRow & {
  created_at: Date
  email: string | null
  claimed_paise: number | null
  paying: Paying
  terms: Terms
  pay_by: Date | null
  paid_paise: number
  checking_paise: number
  ledger: Ledger
  late_paise: number | null
  status_note: string | null
  utr: string | null
  screenshot_id: string | null
  awaited: boolean | null
  own_state: PaymentState | null
  invoiced: boolean
  verified_at: Date | null
  slept: { room: string; name: string; until: string }[] | null
  waits: BookingWait[]
  same_screenshot: boolean
  alike: Alike | null
  same_utr: boolean
}

// The most that a search reports: no one turns that many pages, and counting a million takes a second.
const countedAtMost = 10_000

/**
 * One page of the bookings that fit; a page beyond the end returns the last one. The total of a search is 10,000 at most.
 * The newest come first, but those that need attention are in the order in which to do them, see {@link orderOf}. `by`: only
 * staff may ask.
 */
export async function listBookings(
  by: Staff,
  search: BookingSearch,
  now: Date,
): Promise<BookingPage> {
  const where = whereOf(search, now)
  const [rows, total] = await Promise.all([
    selectBookings(
      now,
      Prisma.sql`${where} ORDER BY ${orderOf(search, now)}
        LIMIT ${search.size} OFFSET ${(search.page - 1) * search.size}`,
      orderOf(search, now),
    ),
    countBookings(search, where),
  ])
  const pages = pagesOf(total, search.size)
  if (rows.length === 0 && search.page > pages)
    return listBookings(by, { ...search, page: pages }, now)
  return { rows, total, pages }
}

async function countBookings(
  { q, status, stay }: BookingSearch,
  where: Prisma.Sql,
): Promise<number> {
  const [{ total }] =
    q || stay || status === 'attention'
      ? await prisma().$queryRaw<[{ total: number }]>`
        SELECT count(*)::int AS total
        FROM (SELECT 1 FROM bookings b ${where} LIMIT ${countedAtMost}) AS found`
      : await prisma().$queryRaw<[{ total: number }]>`
        SELECT coalesce(sum(count), 0)::int AS total FROM booking_counts
        WHERE status = coalesce(${status}::booking_status, status)`
  return total
}

/** The bookings with these ids as staff see them, the newest first. */
export function findBookings(_by: Staff, ids: string[]): Promise<StaffBooking[]> {
  return selectBookings(new Date(), Prisma.sql`WHERE b.id = ANY(${ids}::uuid[])`)
}

/** One booking as staff see it; null if none has this reference. */
export async function findBooking(_by: Staff, reference: string): Promise<StaffBooking | null> {
  const [booking] = await selectBookings(new Date(), Prisma.sql`WHERE b.reference = ${reference}`)
  return booking ?? null
}

// The page is chosen first: the flags of skipped bookings aren't needed.
async function selectBookings(
  now: Date,
  rest: Prisma.Sql,
  order = newestFirst,
): Promise<StaffBooking[]> {
  const rows = await prisma().$queryRaw<Row[]>`
    SELECT ${stayColumns}, b.email, b.paying, ${termsOfBooking} AS terms, b.pay_by, s.paid AS paid_paise, s.checking AS checking_paise, s.ledger, p.paise AS claimed_paise,
      b.late_paise, b.status_note, p.utr, p.proof_id AS screenshot_id, ${isAwaited} AS awaited, p.state AS own_state, b.verified_at,
      (SELECT jsonb_agg(jsonb_build_object('room', r.name, 'name', d.name, 'until', x.check_out) ORDER BY x.check_in)
        FROM occupancies x JOIN rooms r ON r.id = x.room_id JOIN units d ON d.room_id = x.room_id AND d.number = x.unit
        WHERE x.slept_by = b.id) AS slept,
      EXISTS (SELECT 1 FROM files mine JOIN files f ON f.sha256 = mine.sha256
        JOIN payments other ON other.proof_id = f.id
        WHERE mine.id = p.proof_id AND other.booking_id <> b.id) AS same_screenshot,
      CASE WHEN b.status = 'pending' THEN (
        SELECT jsonb_build_object('id', other.id, 'reference', other.reference,
          'full_name', other.full_name, 'screenshot_id', theirs.proof_id)
        FROM alike_files a JOIN payments theirs ON theirs.proof_id =
          CASE WHEN a.file_id = p.proof_id THEN a.other_id ELSE a.file_id END
        JOIN bookings other ON other.id = theirs.booking_id
        WHERE (a.file_id = p.proof_id OR a.other_id = p.proof_id)
          AND a.dismissed_at IS NULL AND other.id <> b.id
          AND (theirs.utr = p.utr) IS NOT FALSE
        ORDER BY other.created_at, other.id LIMIT 1) END AS alike,
      EXISTS (SELECT 1 FROM payments other
        WHERE other.utr = p.utr AND other.booking_id <> b.id) AS same_utr,
      EXISTS (SELECT FROM documents d WHERE d.booking_id = b.id AND ${isOpenInvoice}) AS invoiced,
      ARRAY(SELECT kind FROM (${waitsOfBookings(now, marked)}) AS w WHERE w.booking_id = b.id) AS waits
    FROM (SELECT b.* FROM bookings b ${rest}) AS b
    LEFT JOIN LATERAL (${ownPayment}) AS p ON true
    CROSS JOIN LATERAL (${sumsOfPayments}) AS s
    ${stayUnit}
    ORDER BY ${order}`
  return rows.map(staffBooking)
}

/** The waits by which a booking is marked. */
const marked = ['needs_room', 'asks_to_cancel', 'asks_dates'] as const

function staffBooking(row: Row): StaffBooking {
  const {
    pay_by: payBy,
    paid_paise,
    checking_paise,
    claimed_paise,
    late_paise,
    invoiced,
    ...rest
  } = row
  const { slept, awaited, own_state, waits, same_screenshot, same_utr, screenshot_id, ...stay } =
    rest
  const { total_paise: total, paying, terms, status, source, alike, verified_at: verifiedAt } = stay
  return {
    ...bookingStay(stay),
    slept: (slept ?? []).map(({ room, name, until }) => ({ door: doorName(room, name), until })),
    claimed_amount: claimed_paise === null ? null : toRupees(claimed_paise),
    to_pay: toRupees(splitOf(total, paying, terms).nowPaise),
    pay_by: payByOf(row),
    paid: toRupees(paid_paise),
    checking: toRupees(checking_paise),
    balance: toRupees(total - paid_paise),
    late_amount: late_paise === null ? null : toRupees(late_paise),
    is_invoiced: invoiced,
    is_promised: isPromised({ source, payBy }),
    flags: flagsOf(row),
    alike: alike && alikeOf(alike),
    screenshot_path: screenshot_id && filePath(screenshot_id),
    verified_at: (statuses[status].paid && verifiedAt?.toISOString()) || null,
  }
}

function payByOf({ status, pay_by: payBy, ledger }: Row): string | null {
  return payBy && isToPay({ status, payBy, ledger }) ? payBy.toISOString() : null
}

function alikeOf({ screenshot_id, ...other }: Alike): StaffBooking['alike'] {
  return { ...other, screenshot_path: filePath(screenshot_id) }
}

function flagsOf(row: Row): BookingFlag[] {
  const toPay = splitOf(row.total_paise, row.paying, row.terms).nowPaise
  const found: Record<BookingFlag, boolean> = {
    needs_room: row.waits.includes('needs_room'),
    awaits_transfer: row.awaited === true && takesPlace(row.status),
    // Once it is verified it is what the bank received, and the balance tells the rest.
    amount_differs: row.own_state === 'claimed' && row.claimed_paise !== toPay,
    late_hold: row.late_paise !== null,
    cancel_asked: row.waits.includes('asks_to_cancel'),
    wish_asked: row.waits.includes('asks_dates'),
    same_screenshot: row.same_screenshot,
    similar_screenshot: row.alike !== null,
    same_utr: row.same_utr,
    utr_date: row.utr !== null && !utrDateFits(row.utr, row.created_at),
  }
  return (Object.keys(found) as BookingFlag[]).filter((flag) => found[flag])
}
