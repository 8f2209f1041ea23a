import type { Staff } from '../../auth/schema.ts'
import { waitsOfBookings } from '../../booking/queries/waiting-bookings.ts'
import type { Wait, WaitKind } from '../../booking/schema/waits.ts'
import { prisma } from '../../db/client.ts'
import { termsOf, withTerms } from '../../farm/queries/terms.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { cancelFacts } from './cancel-offer.ts'

type Row = {
  kind: WaitKind
  count: number
  paise: number | null
  id: string
  reference: string | null
  full_name: string
  payment: string | null
  check_in: Date | null
  check_out: Date | null
  since: Date
  words: string | null
}

/** Returns what waits for a person, by its kind, the worst first. `_by`: only staff may ask. */
export async function readWaits(_by: Staff, now: Date): Promise<Wait[]> {
  const [bookings, chats] = await Promise.all([ofBookings(now), ofChats()])
  return Promise.all([...bookings, ...chats].map((row) => withRefund(waitOf(row), now)))
}

function waitOf({ kind, count, paise, check_in, check_out, since, ...row }: Row): Wait {
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

// The button already shows what a single guest gets back by the terms.
async function withRefund(wait: Wait, now: Date): Promise<Wait> {
  if (wait.kind !== 'asks_to_cancel') return wait
  const booking = await prisma().booking.findUnique({
    where: { id: wait.first.id },
    include: withTerms,
  })
  if (!booking) return wait
  const { byTerms } = await cancelFacts(prisma(), { ...booking, terms: termsOf(booking) }, now)
  return { ...wait, amount: toRupees(byTerms('cancelled_by_guest')) }
}

function ofBookings(now: Date): Promise<Row[]> {
  return prisma().$queryRaw`
    SELECT kind, count::int, sum AS paise, b.id::text, b.reference, b.full_name, payment::text, w.check_in, w.check_out, since, words FROM (
      SELECT DISTINCT ON (place) waits.*, count(*) OVER kinds AS count, sum(paise) OVER kinds AS sum
      FROM (${waitsOfBookings(now)}) AS waits
      WINDOW kinds AS (PARTITION BY place) ORDER BY place, due, booking_id) AS w
    JOIN bookings b ON b.id = w.booking_id ORDER BY place`
}

function ofChats(): Promise<Row[]> {
  return prisma().$queryRaw`
    SELECT 'chats' AS kind, count(*) OVER ()::int AS count, NULL::float8 AS paise, c.id::text, NULL AS reference,
      c.name AS full_name, NULL AS payment, NULL::date AS check_in, NULL::date AS check_out, m.created_at AS since, m.body AS words
    FROM chats c CROSS JOIN LATERAL (
      SELECT m.created_at, m.body FROM chat_messages m
      WHERE m.chat_id = c.id AND m.seq > c.staff_seen_seq AND NOT m.is_admin ORDER BY m.seq DESC LIMIT 1) AS m
    WHERE c.last_seq > c.staff_seen_seq ORDER BY m.created_at LIMIT 1`
}
