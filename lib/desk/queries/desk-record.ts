import type { Staff } from '../../auth/schema.ts'
import { readLines } from '../../booking/queries/booking-line.ts'
import { prisma } from '../../db/client.ts'
import { type Booking, type Letter, Prisma } from '../../db/generated/client.ts'
import { Refusal } from '../../shared/refusal.ts'
import { canSendAgain } from '../rules/letters.ts'
import type { DeskRecord } from '../schema/desk-record.ts'

const listed = 20

/** Returns everything about a booking that only its record shows. `not_found`. */
export async function deskRecord(_by: Staff, reference: string): Promise<DeskRecord> {
  const booking = await prisma().booking.findUnique({ where: { reference } })
  if (!booking) throw new Refusal('not_found')
  const { id, customerId, locale } = booking
  const [letters, others, note, chat, opened] = await Promise.all([
    prisma().letter.findMany({ where: { bookingId: id }, orderBy: { id: 'desc' }, take: listed }),
    readLines(
      prisma(),
      Prisma.sql`WHERE b.customer_id = ${customerId}::uuid AND b.id <> ${id}::uuid
        ORDER BY b.check_in DESC, b.id DESC LIMIT ${listed}`,
    ),
    noteOf(booking),
    chatOf(booking.phone),
    prisma().auditEntry.findMany({
      where: { bookingId: id, action: 'whatsapp_opened' },
      orderBy: { id: 'desc' },
      take: listed,
    }),
  ])
  const sent = letters.map((letter) => sentLetter(letter, booking))
  const whatsapp = opened.map(({ actor, createdAt }) => ({
    at: createdAt.toISOString(),
    by: actor,
  }))
  return { note, letters: sent, whatsapp, locale, others, chat }
}

async function noteOf({ id, staffNote }: Booking): Promise<DeskRecord['note']> {
  if (staffNote === null) return null
  const entry = await prisma().auditEntry.findFirst({
    where: { bookingId: id, action: 'note_written' },
    orderBy: { id: 'desc' },
  })
  return { text: staffNote, by: entry?.actor ?? null, at: entry?.createdAt.toISOString() ?? null }
}

async function chatOf(phone: string): Promise<DeskRecord['chat']> {
  const [chat] = await prisma().$queryRaw<NonNullable<DeskRecord['chat']>[]>`
    SELECT c.id::text, c.name, coalesce(m.body, '') AS last_message, m.type::text AS last_message_type,
      coalesce(m.is_admin, false) AS last_is_admin, c.last_activity AS at
    FROM chats c LEFT JOIN chat_messages m ON m.chat_id = c.id AND m.seq = c.last_seq
    WHERE phone_digits(c.mobile) = phone_digits(${phone})
    ORDER BY c.last_activity DESC LIMIT 1`
  return chat ? { ...chat, at: new Date(chat.at).toISOString() } : null
}

function sentLetter({ id, sentAt, recipient, ...letter }: Letter, booking: Booking) {
  const { kind, locale, subject, body } = letter
  return {
    id: String(id),
    kind,
    to: recipient,
    locale,
    subject,
    body,
    sent_at: sentAt.toISOString(),
    again: booking.email !== null && canSendAgain(kind, booking.status),
  }
}
