import { bookingCalls } from '#calls/bookings.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { call } from './call.ts'
import { dayAhead, makeRoom } from './guest.ts'
import { routeAt } from './route.ts'
import { signedIn } from './staff.ts'
import { entryOf, undoCall } from './undo.ts'

const route = routeAt(bookingCalls, 'desk/bookings')

/** What staff type for a guest on the telephone, without the room. */
export const kavita = {
  check_in: dayAhead(3),
  check_out: dayAhead(5),
  guests: 2,
  name: 'Kavita Joshi',
  phone: '+91 99301 55208',
  source: 'phone',
  payment: { kind: 'none' } as object,
}

/** A room with so many units, the call with which staff book it, and the one that takes such a booking back. */
export async function openDesk(units: number) {
  const { cookie, by } = await signedIn()
  const room = await makeRoom(units)
  const book = (changes: object = {}, headers: Record<string, string> = {}) =>
    call(route, 'POST', '/api/desk/bookings', {
      json: { ...kavita, room: room.id, ...changes },
      headers,
      cookie,
    })
  const undo = async (reference: string) => {
    const booking = await prisma().booking.findUnique({ where: { reference } })
    return undoCall(cookie, [booking ? await entryOf(booking.id, ['booked_at_desk']) : 0])
  }
  return { cookie, by, room, book, undo }
}

/** A booking as the database has it: its unit, what is charged, how many payments count, and the mails that are owed. */
export async function storedBooking(id: string) {
  const { rows } = await pool().query(
    `SELECT b.status, b.total_paise, b.pay_by, b.email, b.verified_at, b.paying, o.unit,
       (SELECT sum(paise)::int FROM charges WHERE booking_id = b.id) AS charged,
       (SELECT count(*)::int FROM payments WHERE booking_id = b.id AND state = 'verified') AS payments,
       (SELECT array_agg(j.payload->>'kind') FROM graphile_worker._private_jobs j
         WHERE j.payload->>'bookingId' = b.id::text) AS mails
     FROM bookings b LEFT JOIN occupancies o ON o.booking_id = b.id WHERE b.id = $1`,
    [id],
  )
  return rows[0]
}
