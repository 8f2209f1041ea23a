import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { holdsAny } from '../../db/search.ts'
import { filePath } from '../../files/rules.ts'
import { utrDateFits } from '../../payments/rules.ts'
import { type IsoDate, isoDateOf } from '../../shared/dates.ts'

import { parseRupees, toRupees } from '../../shared/money.ts'
import { likePatterns, pagesOf } from '../../shared/search.ts'
import { maxStored } from '../../shared/whole-number.ts'
import type { BookingStatus } from '../rules.ts'
import type {
  BookingFlag,
  BookingPage,
  BookingSearch,
  SearchField,
  StaffBooking,
} from '../schema.ts'

type Row = {
  id: string
  reference: string
  full_name: string
  email: string
  phone: string
  room_name: string
  guests: number
  total_paise: number
  claimed_paise: number | null
  check_in: Date
  check_out: Date
  nights: number
  status: BookingStatus
  status_note: string | null
  utr: string | null
  screenshot_id: string
  created_at: Date
  verified_at: Date | null
  unit: number | null
  cancel_asked_at: Date | null
  same_screenshot: boolean
  similar_screenshot: boolean
  same_utr: boolean
}

// A search that fits more than this says this: nobody turns that many pages, and to count a million
// takes a second.
const countedAtMost = 10_000

/**
 * One page of the bookings that fit, newest first; the last one in place of a page beyond it. The total of a
 * search is 10,000 at most. `by`: only staff may ask.
 */
export async function listBookings(by: Staff, search: BookingSearch): Promise<BookingPage> {
  const [rows, total] = await Promise.all([
    selectBookings(
      Prisma.sql`${whereOf(search)} ORDER BY b.created_at DESC, b.id DESC
        LIMIT ${search.size} OFFSET ${(search.page - 1) * search.size}`,
    ),
    countBookings(search),
  ])
  const pages = pagesOf(total, search.size)
  if (rows.length === 0 && search.page > pages) return listBookings(by, { ...search, page: pages })
  return { rows, total, pages }
}

async function countBookings(search: BookingSearch): Promise<number> {
  const { q, status } = search
  const [{ total }] = q
    ? await prisma().$queryRaw<[{ total: number }]>`
        SELECT count(*)::int AS total
        FROM (SELECT 1 FROM bookings b ${whereOf(search)} LIMIT ${countedAtMost}) AS found`
    : await prisma().$queryRaw<[{ total: number }]>`
        SELECT coalesce(sum(count), 0)::int AS total FROM booking_counts
        WHERE status = coalesce(${status}::booking_status, status)`
  return total
}

/** The bookings with these ids as staff see them, the newest first. */
export function findBookings(_by: Staff, ids: string[]): Promise<StaffBooking[]> {
  return selectBookings(Prisma.sql`WHERE b.id = ANY(${ids}::uuid[])`)
}

/** The newest bookings that should have a unit and have none, of those whose stay is not over on a day. */
export function listRoomless(_by: Staff, today: IsoDate, count: number): Promise<StaffBooking[]> {
  return selectBookings(Prisma.sql`
    JOIN roomless_bookings r ON r.booking_id = b.id WHERE b.check_out > ${today}::date
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${count}`)
}

const words = {
  // The very expression of the index bookings_search.
  any: Prisma.sql`booking_words(b.full_name, b.email, b.phone, b.reference, b.utr)`,
  name: Prisma.sql`folded(b.full_name)`,
  email: Prisma.sql`folded(b.email)`,
  mobile: Prisma.sql`phone_words(b.phone)`,
  reference: Prisma.sql`folded(b.reference || ' ' || replace(b.reference, '-', ''))`,
  utr: Prisma.sql`folded(b.utr)`,
} as const satisfies Record<Exclude<SearchField, 'amount'> | 'any', Prisma.Sql>

function whereOf({ q, field, status }: BookingSearch): Prisma.Sql {
  const parts = [
    ...(status ? [Prisma.sql`b.status = ${status}::booking_status`] : []),
    ...(q ? [searched(q, field)] : []),
  ]
  return parts.length > 0 ? Prisma.sql`WHERE ${Prisma.join(parts, ' AND ')}` : Prisma.empty
}

function searched(q: string, field: SearchField | null): Prisma.Sql {
  const patterns = likePatterns(q)
  const any = holdsAny(words.any, patterns)
  if (field === 'amount') return costs(q)
  // With the index first, whatever the field.
  if (field) return Prisma.sql`${any} AND ${holdsAny(words[field], patterns)}`
  return Prisma.sql`(${any} OR ${costs(q)})`
}

// The amount of a line of the bank, with or without commas and paise, finds what costs exactly as much.
function costs(q: string): Prisma.Sql {
  const paise = parseRupees(q)
  if (paise === null || paise > maxStored) return Prisma.sql`false`
  return Prisma.sql`(b.total_paise = ${paise}
    OR b.claimed_paise = ${paise} AND b.claimed_paise <> b.total_paise)`
}

// The page is chosen first: the flags of bookings that are skipped are nobody's business.
async function selectBookings(rest: Prisma.Sql): Promise<StaffBooking[]> {
  const rows = await prisma().$queryRaw<Row[]>`
    SELECT b.id, b.reference, b.full_name, b.email, b.phone, b.room_name, b.guests,
      b.total_paise, b.claimed_paise, b.check_in, b.check_out, b.nights, b.status, b.status_note,
      b.utr, b.screenshot_id, b.created_at, b.verified_at, b.cancel_asked_at, o.unit,
      EXISTS (SELECT 1 FROM files mine JOIN files f ON f.sha256 = mine.sha256
        JOIN bookings other ON other.screenshot_id = f.id
        WHERE mine.id = b.screenshot_id AND other.id <> b.id) AS same_screenshot,
      EXISTS (SELECT 1 FROM alike_files a JOIN bookings other ON other.screenshot_id = a.other_id
        WHERE a.file_id = b.screenshot_id AND other.id <> b.id)
      OR EXISTS (SELECT 1 FROM alike_files a JOIN bookings other ON other.screenshot_id = a.file_id
        WHERE a.other_id = b.screenshot_id AND other.id <> b.id) AS similar_screenshot,
      EXISTS (SELECT 1 FROM bookings other
        WHERE other.utr = b.utr AND other.id <> b.id) AS same_utr
    FROM (SELECT b.* FROM bookings b ${rest}) AS b
    LEFT JOIN occupancies o ON o.booking_id = b.id
    ORDER BY b.created_at DESC, b.id DESC`
  return rows.map(staffBooking)
}

function staffBooking(row: Row): StaffBooking {
  const claimed = row.claimed_paise
  return {
    id: row.id,
    reference: row.reference,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    room_type: row.room_name,
    unit: row.unit,
    guests: row.guests,
    amount: toRupees(row.total_paise),
    claimed_amount: claimed === null ? null : toRupees(claimed),
    check_in: isoDateOf(row.check_in),
    check_out: isoDateOf(row.check_out),
    nights: row.nights,
    status: row.status,
    status_note: row.status_note,
    utr: row.utr,
    flags: flagsOf(row),
    screenshot_path: filePath(row.screenshot_id),
    created_at: row.created_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
  }
}

function flagsOf(row: Row): BookingFlag[] {
  const claimed = row.claimed_paise
  const found: Record<BookingFlag, boolean> = {
    needs_room: row.unit === null && row.status !== 'rejected',
    amount_differs: claimed !== null && claimed !== row.total_paise,
    cancel_asked: row.cancel_asked_at !== null && row.status !== 'rejected',
    same_screenshot: row.same_screenshot,
    similar_screenshot: row.similar_screenshot,
    same_utr: row.same_utr,
    utr_date: row.utr !== null && !utrDateFits(row.utr, row.created_at),
  }
  return (Object.keys(found) as BookingFlag[]).filter((flag) => found[flag])
}
