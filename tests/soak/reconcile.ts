import type pg from 'pg'
import sharp from 'sharp'
import { statuses } from '#lib/booking/rules/statuses.ts'
import type { Ledger } from './ledger.ts'

/** A line of the reconciliation: what should be, what is, and whether that will do. */
export type Row = { what: string; due: string | number; found: string | number; ok: boolean }

const equal = (what: string, due: number, found: number): Row => ({
  what,
  due,
  found,
  ok: due === found,
})

/** Compares what was acknowledged with what the database holds. */
export async function reconcileRows(client: pg.Client, ledger: Ledger): Promise<Row[]> {
  const bookings = await bookingsOf(client)
  const messages = await messagesOf(client)
  const own = [...ledger.bookings]
  const named = new Map(bookings.map((booking) => [booking.reference, booking]))
  const kept = own.filter(([reference, { id }]) => named.get(reference)?.id === id)
  const pictures = own.filter(([reference, { sha256 }]) => named.get(reference)?.sha256 === sha256)
  const texts = [...ledger.messages].filter(([id, { chat, body }]) => {
    const stored = messages.get(id)
    return stored?.chat === chat && stored.body === body
  })
  const files = [...ledger.files].filter(([id, { chat, sha256 }]) => {
    const stored = messages.get(id)
    return stored?.chat === chat && stored.stored === sha256
  })
  const decided = [...ledger.statuses].filter(
    ([id, status]) => bookings.find((booking) => booking.id === id)?.status === status,
  )
  return [
    equal('bookings acknowledged, and stored', own.length, kept.length),
    equal('their pictures', own.length, pictures.length),
    equal('guests booked twice', 0, bookings.length - new Set(bookings.map((b) => b.email)).size),
    equal('decisions acknowledged, and stored', ledger.statuses.size, decided.length),
    equal('messages acknowledged, and stored', ledger.messages.size, texts.length),
    equal('documents acknowledged, and stored byte for byte', ledger.files.size, files.length),
    ...(await wholeness(client)),
  ]
}

type Stored = { id: string; reference: string; email: string; status: string; sha256: string }

async function bookingsOf(client: pg.Client): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(`
    SELECT b.id, b.reference, b.email, b.status, encode(f.sha256, 'hex') AS sha256
    FROM bookings b JOIN payments p ON p.booking_id = b.id AND p.recorded_by = 'guest' AND p.state <> 'void'
    JOIN files f ON f.id = p.proof_id`)
  return rows
}

async function messagesOf(client: pg.Client) {
  const { rows } = await client.query<{ id: string; chat: string; body: string; stored: string }>(`
    SELECT m.client_message_id AS id, m.chat_id AS chat, m.body,
      encode(sha256(f.bytes), 'hex') AS stored
    FROM chat_messages m LEFT JOIN files f ON f.id = m.file_id
    WHERE m.client_message_id IS NOT NULL`)
  return new Map(rows.map((row) => [row.id, row]))
}

// Each counts what must not be.
const wrongs = {
  'overlaps of a unit': `
    SELECT count(*) FROM occupancies a JOIN occupancies b ON a.id < b.id AND a.room_id = b.room_id
      AND a.unit = b.unit AND daterange(a.check_in, a.check_out) && daterange(b.check_in, b.check_out)`,
  'stays without a unit that nobody is told of': `
    SELECT count(*) FROM bookings b WHERE status <> 'rejected'
      AND NOT EXISTS (SELECT FROM occupancies o WHERE o.booking_id = b.id)
      AND NOT EXISTS (SELECT FROM roomless_bookings r WHERE r.booking_id = b.id)`,
  'rejected bookings with a unit': `
    SELECT count(*) FROM bookings b JOIN occupancies o ON o.booking_id = b.id
    WHERE b.status = 'rejected'`,
  'nights of a stay between two of its units': `
    SELECT count(*) FROM bookings b JOIN occupancies o ON o.booking_id = b.id
    WHERE b.check_out - b.check_in <> (SELECT sum(p.check_out - p.check_in) FROM occupancies p
      WHERE p.booking_id = b.id OR p.slept_by = b.id)`,
  'bookings whose total is not the sum of their charges': `
    SELECT count(*) FROM bookings b
    WHERE total_paise IS DISTINCT FROM (SELECT sum(paise) FROM charges c WHERE c.booking_id = b.id)`,
  'paid bookings whose payment is not verified': `
    SELECT count(*) FROM bookings b WHERE (status IN ('verified', 'confirmed')) AND NOT EXISTS (
      SELECT FROM payments p WHERE p.booking_id = b.id AND p.state = 'verified')`,
  'conversations with a gap': `
    SELECT count(*) FROM chats c
    WHERE last_seq <> (SELECT count(*) FROM chat_messages m WHERE m.chat_id = c.id)`,
  'files cut short, or of nothing': `
    SELECT count(*) FROM files f WHERE size <> octet_length(bytes)
      OR NOT EXISTS (SELECT FROM payments p WHERE p.proof_id = f.id)
        AND NOT EXISTS (SELECT FROM chat_messages m WHERE m.file_id = f.id)
        AND NOT EXISTS (SELECT FROM room_pictures r WHERE r.file_id = f.id)`,
  'statuses counted wrongly': `
    SELECT count(*) FROM (SELECT status, sum(count) FROM booking_counts GROUP BY 1 HAVING sum(count) <> 0) kept
      FULL JOIN (SELECT status, count(*) FROM bookings GROUP BY 1) made USING (status)
    WHERE kept.sum IS DISTINCT FROM made.count`,
}

async function wholeness(client: pg.Client): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, sql] of Object.entries(wrongs)) {
    const { rows: found } = await client.query<{ count: string }>(sql)
    rows.push(equal(what, 0, Number(found[0]?.count)))
  }
  const { rows: pictures } = await client.query<{ bytes: Buffer }>(
    'SELECT bytes FROM files JOIN payments p ON p.proof_id = files.id ORDER BY random() LIMIT 50',
  )
  const broken = pictures.map(({ bytes }) => sharp(bytes, { failOn: 'error' }).stats())
  const failed = (await Promise.allSettled(broken)).filter(({ status }) => status === 'rejected')
  return [...rows, equal('pictures that cannot be read, of fifty', 0, failed.length)]
}

/** The Message-IDs, without their host, of the mails that still wait in the queue and will be sent. */
export async function waitingMails(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`
    SELECT 'chat.' || c.id || '.' || (payload->>'seq') AS id
    FROM graphile_worker._private_jobs JOIN chats c ON c.id::text = payload->>'chatId'
    WHERE c.staff_seen_seq < (payload->>'seq')::int`)
  return rows.map(({ id }) => id)
}

/**
 * Compares the mails that are due with those that the mail server took: two of each booking and the one of its last
 * decision, besides those of `waiting`. One that was given up is as good if staff have been told.
 */
export async function reconcileMails(
  client: pg.Client,
  taken: Map<string, number>,
  waiting: string[],
): Promise<Row[]> {
  const { rows: bookings } = await client.query<{ id: string }>('SELECT id FROM bookings')
  const { rows: entries } = await client.query<Entry>(`
    SELECT id, booking_id, action, after->>'mail' AS lost FROM audit_entries
    WHERE booking_id IS NOT NULL ORDER BY id`)
  const told = entries.flatMap(({ booking_id, lost }) =>
    lost ? [`${lost.replaceAll('_', '-')}.${booking_id}`] : [],
  )
  const { last, undone } = decisions(entries)
  const due = [
    ...bookings.flatMap(({ id }) => [`received.${id}`, `staff-new-booking.${id}`]),
    ...last,
    ...waiting,
  ]
  const missing = due.filter((id) => !taken.has(id) && !told.some((lost) => id.startsWith(lost)))
  const { rows: left } = await client.query<{ count: string }>(
    'SELECT count(*) FROM graphile_worker._private_jobs WHERE attempts < max_attempts',
  )
  const first = missing.length > 0 ? ` (${missing.slice(0, 3).join(', ')})` : ''
  return [
    equal(
      `mails due, and taken or told to staff as lost${first}`,
      due.length,
      due.length - missing.length,
    ),
    equal('mails of what staff took back', 0, undone.filter((id) => taken.has(id)).length),
    equal('jobs that still wait', 0, Number(left[0]?.count)),
  ]
}

type Entry = { id: string; booking_id: string; action: string; lost: string | null }

/** Returns the mails of the decisions that hold, and of those that were taken back. */
function decisions(entries: Entry[]) {
  const last = new Map<string, string>()
  const undone: string[] = []
  for (const { id, booking_id, action } of entries) {
    const status = action.replace('booking_', '') as keyof typeof statuses
    if (action === 'change_undone') {
      const mail = last.get(booking_id)
      if (mail) undone.push(mail)
      last.delete(booking_id)
    } else if (status in statuses) {
      const { mail } = statuses[status]
      if (mail) last.set(booking_id, `${mail}.${booking_id}.${id}`)
      else last.delete(booking_id)
    }
  }
  return { last: [...last.values()], undone }
}
