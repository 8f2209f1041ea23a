import { stayCalls } from '#calls/stays.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { call } from './call.ts'
import { booked } from './changed-stays.ts'
import { daysPass } from './days-pass.ts'
import { routeAt } from './route.ts'

const progressRoute = routeAt(stayCalls, 'desk/stays/[id]/progress')

/** A booking that begins today, or so many days from it, with its reference. */
export async function expected(wanted: Parameters<typeof booked>[0] = {}) {
  const stay = await booked({ from: 0, ...wanted })
  const { reference } = await prisma().booking.findUniqueOrThrow({ where: { id: stay.id } })
  return { ...stay, reference }
}

/** The call that changes the progress of a stay, asked with a Cookie header, or by nobody. */
export const progressCalls = (cookie?: string) => ({
  move: (stay: string, json: object) =>
    call(progressRoute, 'POST', '/api/desk/stays/x/progress', {
      cookie,
      json,
      params: { id: stay },
    }),
})

/** Since when the unit of a booking is to be cleaned; null if it is made up. */
export async function uncleaned(id: string): Promise<Date | null> {
  const { rows } = await pool().query(
    `SELECT u.uncleaned_since FROM occupancies o
     JOIN units u ON u.room_id = o.room_id AND u.number = o.unit WHERE o.booking_id = $1`,
    [id],
  )
  return rows[0]?.uncleaned_since ?? null
}

/** Moves what happened to a stay and what it is made of some days back, as if they had passed since. */
export async function letDaysPass(id: string, days: number): Promise<void> {
  await pool().query(daysPass(days), [id])
}
