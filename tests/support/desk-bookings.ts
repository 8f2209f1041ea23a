import { bookingCalls } from '#calls/bookings.ts'
import { call } from './call.ts'
import { dayAhead, makeRoom } from './guest.ts'
import { routeAt } from './route.ts'
import { signedIn } from './staff.ts'

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

/** A room with so many units, and the call with which staff book it. */
export async function openDesk(units: number) {
  const { cookie, by } = await signedIn()
  const room = await makeRoom(units)
  const book = (changes: object = {}, headers: Record<string, string> = {}) =>
    call(route, 'POST', '/api/desk/bookings', {
      json: { ...kavita, room: room.id, ...changes },
      headers,
      cookie,
    })
  return { cookie, by, room, book }
}
