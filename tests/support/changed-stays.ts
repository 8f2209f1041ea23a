import { beforeAll } from 'vitest'
import { stayCalls as declaredStayCalls } from '#calls/stays.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { daysBetween, isoDateOf } from '#lib/shared/dates.ts'
import { call } from './call.ts'
import { book, dayAhead, makeRoom } from './guest.ts'
import { routeAt } from './route.ts'
import { signedIn } from './staff.ts'
import { entryOf, undoCall } from './undo.ts'

const stays = routeAt(declaredStayCalls, 'desk/stays/[id]')

let count = 0
type Room = Awaited<ReturnType<typeof makeRoom>>
type Booked = { units?: number; from?: number; room?: Room }

/** A booking of two nights, from the tenth day ahead, in a room of its own kind with some units. */
export async function booked({ units = 2, from = 10, room }: Booked = {}) {
  const own = room ?? (await makeRoom(units))
  const phone = `+91 90000 ${String(20000 + ++count)}`
  const stay = { checkIn: dayAhead(from), checkOut: dayAhead(from + 2) }
  const { body } = await book(own.name, { ...stay, phone, email: `stay${count}@example.com` })
  return { id: body.booking_id as string, room: own }
}

/** What is kept of a stay, with its unit and the lines of its price. */
export async function stayOfBooking(id: string) {
  const row = await prisma().booking.findUniqueOrThrow({
    where: { id },
    include: { occupancy: true, charges: { orderBy: { position: 'asc' } } },
  })
  return {
    check_in: isoDateOf(row.checkIn),
    check_out: isoDateOf(row.checkOut),
    room: row.roomId,
    unit: row.occupancy?.unit ?? null,
    guests: row.guests,
    amount: row.totalPaise / 100,
    lines: row.charges.map(({ kind, paise }) => `${kind} ${paise}`),
  }
}
type Stay = Awaited<ReturnType<typeof stayOfBooking>>

/** Where a booking's guest slept and sleeps: the unit with its nights, counted from today. */
export async function unitsOf(id: string): Promise<string[]> {
  const { rows } = await pool().query(
    `SELECT kind, unit, check_in::text AS from, check_out::text AS until FROM occupancies
     WHERE booking_id = $1 OR slept_by = $1 ORDER BY check_in`,
    [id],
  )
  const from = (day: string) => daysBetween(dayAhead(0), day)
  return rows.map((row) => `${row.kind} ${row.unit}: ${from(row.from)} to ${from(row.until)}`)
}

/** The input of a change by somebody who saw the stay like this. */
export const changeOf = ({ lines: _, room, ...seen }: Stay, changes: object) => ({
  check_in: seen.check_in,
  check_out: seen.check_out,
  room,
  guests: seen.guests,
  unit: null,
  reason: '',
  tell: false,
  seen,
  ...changes,
})

/** The calls about a stay, asked with a Cookie header, or by nobody. */
export const stayCalls = (cookie?: string) => ({
  send: (id: string, json: object) =>
    call(stays, 'POST', '/api/desk/stays/x', { cookie, json, params: { id } }),
  async change(id: string, changes: object) {
    return this.send(id, changeOf(await stayOfBooking(id), changes))
  },
  offer: (id: string, wish: Record<string, string>) =>
    call(stays, 'GET', `/api/desk/stays/x?${new URLSearchParams(wish)}`, {
      cookie,
      params: { id },
    }),
  undo: async (id: string) => undoCall(cookie, [await entryOf(id, ['stay_changed'])]),
})

/** Signs staff in before the tests of a file: their authority, their Cookie header, and the calls about a stay as they make them. */
export function useStayDesk() {
  const desk = {} as Awaited<ReturnType<typeof signedIn>> & ReturnType<typeof stayCalls>
  beforeAll(async () => {
    const staff = await signedIn()
    Object.assign(desk, staff, stayCalls(staff.cookie))
  })
  return desk
}
