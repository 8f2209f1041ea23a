import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { dayInIndia, type IsoDate, isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import type { Wait, WaitKind } from '../schema/waits.ts'
import { isToTakePlace } from './by-status.ts'
import { cancelFacts } from './cancel-offer.ts'

type Row = {
  count: number
  paise: number | null
  id: string
  reference: string | null
  full_name: string
  check_in: Date | null
  check_out: Date | null
  since: Date
  words: string | null
}

const stay = Prisma.sql`b.id::text, b.reference, b.full_name, b.check_in, b.check_out`
const toTakePlace = Prisma.raw(isToTakePlace)

/**
 * Returns what waits for a person, by its kind, the worst first. Each kind is read from what is kept of it, so that it costs
 * the same whatever the number of bookings. `_by`: only staff may ask.
 */
export async function readWaits(_by: Staff, now: Date): Promise<Wait[]> {
  const today = dayInIndia(now)
  const kinds: [WaitKind, Prisma.Sql][] = [
    ['needs_room', roomless(today)],
    ['asks_to_cancel', asking],
    ['asks_dates', wishing],
    ['unpaid', unpaid(now)],
    ['payments', money('received')],
    ['refunds', money('refunded')],
    ['chats', chats],
  ]
  const found = await Promise.all(
    kinds.map(async ([kind, sql]) => {
      const [row] = await prisma().$queryRaw<Row[]>(sql)
      return row ? [waitOf(kind, row)] : []
    }),
  )
  return Promise.all(found.flat().map((wait) => withTerms(wait, now)))
}

function waitOf(kind: WaitKind, { count, paise, check_in, check_out, since, ...row }: Row): Wait {
  return {
    kind,
    count,
    amount: paise === null ? null : toRupees(paise),
    first: {
      ...row,
      check_in: check_in && isoDateOf(check_in),
      check_out: check_out && isoDateOf(check_out),
      since: since.toISOString(),
    },
  }
}

// The sum that a single guest gets back by the terms stands on the button already.
async function withTerms(wait: Wait, now: Date): Promise<Wait> {
  if (wait.kind !== 'asks_to_cancel') return wait
  const booking = await prisma().booking.findUnique({ where: { id: wait.first.id } })
  if (!booking) return wait
  const { byTerms } = await cancelFacts(prisma(), booking, now)
  return { ...wait, amount: toRupees(byTerms('cancelled_by_guest')) }
}

const roomless = (today: IsoDate) => Prisma.sql`
  SELECT count(*) OVER ()::int AS count, b.total_paise::float8 AS paise, ${stay}, b.created_at AS since, NULL AS words
  FROM roomless_bookings r JOIN bookings b ON b.id = r.booking_id
  WHERE b.check_out > ${today}::date ORDER BY b.check_in, b.id LIMIT 1`

const asking = Prisma.sql`
  SELECT count(*) OVER ()::int AS count, NULL::float8 AS paise, ${stay}, b.cancel_asked_at AS since, NULL AS words
  FROM bookings b WHERE b.cancel_asked_at IS NOT NULL AND ${toTakePlace} ORDER BY b.check_in, b.id LIMIT 1`

const wishing = Prisma.sql`
  SELECT count(*) OVER ()::int AS count, NULL::float8 AS paise, b.id::text, b.reference, b.full_name,
    w.check_in, w.check_out, w.asked_at AS since, w.words
  FROM stay_wishes w JOIN bookings b ON b.id = w.booking_id
  WHERE ${toTakePlace} ORDER BY b.check_in, b.id LIMIT 1`

const unpaid = (now: Date) => Prisma.sql`
  SELECT count(*) OVER ()::int AS count, sum(b.total_paise) OVER ()::float8 AS paise, ${stay}, b.pay_by AS since,
    NULL AS words
  FROM bookings b WHERE b.status = 'pending' AND b.pay_by IS NOT NULL AND b.pay_by <= ${now}
    AND NOT EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.direction = 'received' AND p.state <> 'void')
  ORDER BY b.pay_by, b.id LIMIT 1`

const money = (direction: 'received' | 'refunded') => Prisma.sql`
  SELECT count(*) OVER ()::int AS count, sum(p.paise) OVER ()::float8 AS paise, ${stay}, p.created_at AS since, NULL AS words
  FROM payments_to_check t JOIN payments p ON p.id = t.payment_id JOIN bookings b ON b.id = p.booking_id
  WHERE p.direction = ${direction} ORDER BY p.created_at, p.id LIMIT 1`

const chats = Prisma.sql`
  SELECT count(*) OVER ()::int AS count, NULL::float8 AS paise, c.id::text, NULL AS reference, c.name AS full_name,
    NULL::date AS check_in, NULL::date AS check_out, m.created_at AS since, m.body AS words
  FROM chats c CROSS JOIN LATERAL (
    SELECT m.created_at, m.body FROM chat_messages m
    WHERE m.chat_id = c.id AND m.seq > c.staff_seen_seq AND NOT m.is_admin ORDER BY m.seq DESC LIMIT 1) AS m
  WHERE c.last_seq > c.staff_seen_seq ORDER BY m.created_at LIMIT 1`
