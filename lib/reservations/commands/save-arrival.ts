import type { Staff } from '../../auth/schema.ts'
import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import { type Arrival, diets, type ToldArrival } from '../../booking/rules/told.ts'
import { prisma } from '../../db/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { arrivalOf, toldOf } from '../queries/read-arrival.ts'
import { bringsTooMany, countsTooMany, mayNote, mayTell } from '../rules/arrival.ts'
import type { ArrivalInput } from '../schema/arrival.ts'

/**
 * Keeps what is said before a stay, by its guest or by staff for them, and returns all of it as it is now. What the input
 * leaves out doesn't change, so that two open pages don't undo each other. `not_found`; `illegal_transition` before the
 * confirmation and after the day of arrival (for staff: for a stay that does not take place or is over); `validation_failed`
 * where food is counted for more guests than come, or for more dogs than the booking's terms allow.
 */
export async function saveArrival(
  by: Staff | 'guest',
  id: string,
  input: ArrivalInput,
  now: Date,
): Promise<ToldArrival> {
  return transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    const stay = { ...booking, ...datesOf(booking) }
    const may = by === 'guest' ? mayTell : mayNote
    if (!may(stay, dayInIndia(now))) {
      throw new Refusal('illegal_transition', { message: by === 'guest' ? notNow : notForStaff })
    }
    const before = await arrivalOf(tx, id)
    const after: ToldArrival = Object.assign({}, before, input)
    requireNoErrors(arrivalErrors(before, after, booking))
    if (JSON.stringify(after) === JSON.stringify(before)) return before
    await note(tx, by, booking, now)
    return toldOf(await tx.arrival.upsert(rowOf(id, after, now)))
  })
}

/** The same for the guest who holds this secret. */
export async function saveArrivalBySecret(
  secret: string,
  input: ArrivalInput,
  now: Date,
): Promise<ToldArrival> {
  const id = await bookingIdBySecret(prisma(), secret)
  if (!id) throw new Refusal('not_found')
  return saveArrival('guest', id, input, now)
}

const notNow =
  'Arrival details can be saved once the booking is confirmed, until the day of arrival.'
const notForStaff = 'This stay is over, or its booking is rejected or cancelled.'

type Limits = Pick<LockedBooking, 'guests' | 'terms'>

function arrivalErrors(
  before: Arrival,
  after: Arrival,
  { guests, terms }: Limits,
): Record<string, string> {
  const { maxDogs } = terms
  const changed = diets.filter((diet) => after[diet] !== before[diet])
  const food = `Enter up to ${guests} in total, the number of guests.`
  const dogs =
    maxDogs > 0 ? `Enter a number from 0 to ${maxDogs}.` : 'Dogs can’t come with this booking.'
  return {
    ...(countsTooMany(before, after, guests) &&
      Object.fromEntries(changed.map((diet) => [diet, food]))),
    ...(bringsTooMany(before, after, terms) && { dogs }),
  }
}

function rowOf(bookingId: string, told: Arrival, now: Date) {
  const { arrives_at, veg, vegan, jain, meat, allergies, dogs, words } = told
  const data = {
    arrivesAt: arrives_at || null,
    veg,
    vegan,
    jain,
    meat,
    allergies: allergies || null,
    dogs,
    words: words || null,
    updatedAt: now,
  }
  return { where: { bookingId }, create: { bookingId, ...data }, update: data }
}

const minutesOfOneEntry = 10

// A page that saves by itself would fill the history: what its guest says within some minutes is one entry. The staff's
// screens hear of each.
async function note(
  tx: Tx,
  by: Staff | 'guest',
  booking: { id: string },
  now: Date,
): Promise<void> {
  const action = 'arrival_told' as const
  const last = await tx.auditEntry.findFirst({
    where: { bookingId: booking.id },
    orderBy: { id: 'desc' },
  })
  const since = now.getTime() - minutesOfOneEntry * 60_000
  const isSame =
    last?.action === action && last.actor === 'guest' && last.createdAt.getTime() > since
  if (by !== 'guest' || !isSame) {
    await record(tx, by, { action, booking })
    return
  }
  const news = JSON.stringify({ action, booking_id: booking.id })
  await tx.$executeRaw`SELECT pg_notify('staff', ${news})`
}
