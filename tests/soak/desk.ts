import { randomInt, randomUUID } from 'node:crypto'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { answered, once, unexpected, type Wire } from './wire.ts'

/**
 * A turn of the one member of staff: decides a booking or two, takes one decision in five back, and answers a
 * visitor. One at a time, so that what was told last of a booking is what holds.
 */
export async function deskTurn(wire: Wire, cookie: string): Promise<void> {
  for (const status of ['pending', 'verified'] as const) {
    const path = `/api/bookings_list.php?status=${status}&size=5`
    const list = await answered(wire, 'GET', path, { cookie })
    const id: string | undefined = list?.body.rows?.at(0)?.id
    if (id) await decide(wire, cookie, { id, status })
  }
  await reply(wire, cookie)
}

async function decide(
  wire: Wire,
  cookie: string,
  { id, status }: { id: string; status: 'pending' | 'verified' },
): Promise<void> {
  const { statuses } = wire.ledger
  const to: BookingStatus =
    randomInt(4) === 0 ? 'rejected' : status === 'pending' ? 'verified' : 'confirmed'
  const form = { id, status: to }
  const changed = await answered(wire, 'POST', '/api/booking_update_status.php', { cookie, form })
  // A guest whose hold ran out waits without a unit, and there may be none.
  if (changed?.status === 409 && changed.body.code === 'room_not_available') return
  if (changed?.status !== 200) return unexpected(wire, `${status} to ${to}`, changed)
  statuses.set(id, to)
  if (randomInt(5) > 0) return
  // Sent once: it does not bear being repeated.
  const path = `/api/desk/undo/${changed.body.undo?.entries ?? 0}`
  const undone = await once(wire, 'POST', path, { cookie })
  if (undone?.status === 200) statuses.set(id, status)
  else if (!undone || undone.status >= 500) statuses.delete(id)
}

async function reply(wire: Wire, cookie: string): Promise<void> {
  const list = await answered(wire, 'GET', '/api/admin_chat_list.php', { cookie })
  const waiting: { id: string; unread_count: number; last_seq: number }[] = list?.body.chats ?? []
  const chat = waiting.find(({ unread_count }) => unread_count > 0)
  if (!chat) return
  const seen = { seq: chat.last_seq, seen: true, is_admin: true }
  await answered(wire, 'POST', `/api/chats/${chat.id}/seen`, { cookie, json: seen })
  const client_message_id = randomUUID()
  const body = 'Twenty minutes on foot.'
  const json = { chat_id: chat.id, message: body, is_admin: true, client_message_id }
  const sent = await answered(wire, 'POST', '/api/chat_send.php', { cookie, json })
  if (sent?.status === 201) wire.ledger.messages.set(client_message_id, { chat: chat.id, body })
  else unexpected(wire, 'reply', sent)
}
