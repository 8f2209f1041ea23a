import type { Tx } from '../../db/transaction.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { requireNoErrors } from '../../shared/refusal.ts'
import { nightsToHouse, sleptProblems } from '../rules/slept.ts'

/** Nights that a booking’s guest slept in another unit than the one that they have now. */
export type SleptNights = { room: number; unit: number; check_in: IsoDate; check_out: IsoDate }

/** Returns the nights that a booking’s guest slept in other units, the first of them first. */
export function sleptOf(tx: Tx, bookingId: string): Promise<SleptNights[]> {
  return tx.$queryRaw<SleptNights[]>`
    SELECT room_id AS room, unit, check_in::text, check_out::text FROM occupancies
    WHERE slept_by = ${bookingId}::uuid ORDER BY check_in`
}

// The day on which the nights that were slept in other units end; null without any.
function sleptUntil(slept: readonly SleptNights[]): IsoDate | null {
  return slept.at(-1)?.check_out ?? null
}

/** Returns the nights of a stay for which its booking needs a unit: those after the nights that its guest slept in others. */
export async function nightsAhead(tx: Tx, bookingId: string, stay: StayDates): Promise<StayDates> {
  const until = sleptUntil(await sleptOf(tx, bookingId))
  return { checkIn: until ?? stay.checkIn, checkOut: stay.checkOut }
}

type Housed = StayDates & { id: string; hasUnit: boolean; slept: readonly SleptNights[] }

/**
 * Leaves the nights of a stay that its guest keeps in their unit where they are, and returns those for which it needs a unit if
 * it is to be another; see {@link nightsToHouse}. The caller has locked the room, and gives back what the stay has from then on.
 */
export async function leaveSlept(
  tx: Tx,
  { id, slept, ...stay }: Housed,
  wanted: StayDates,
  now: Date,
): Promise<StayDates> {
  const was = { ...stay, sleptUntil: sleptUntil(slept) }
  requireNoErrors(sleptProblems(was, wanted))
  const nights = nightsToHouse(was, wanted, dayInIndia(now))
  if (wanted.checkIn < nights.checkIn) await keepSlept(tx, id, nights.checkIn)
  return nights
}

async function keepSlept(tx: Tx, bookingId: string, until: IsoDate): Promise<void> {
  await tx.$executeRaw`
    UPDATE occupancies
    SET kind = 'slept', slept_by = booking_id, booking_id = NULL, check_out = least(check_out, ${until}::date)
    WHERE booking_id = ${bookingId}::uuid AND check_in < ${until}::date`
}

/** Puts what a booking’s guest slept in other units back as it was, and gives its own unit back. */
export async function putBackSlept(
  tx: Tx,
  bookingId: string,
  slept: readonly SleptNights[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM occupancies WHERE booking_id = ${bookingId}::uuid OR slept_by = ${bookingId}::uuid`
  for (const { room, unit, check_in, check_out } of slept) {
    await tx.$executeRaw`
      INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, slept_by)
      VALUES (${room}, ${unit}, ${check_in}::date, ${check_out}::date, 'slept', ${bookingId}::uuid)`
  }
}

/** Makes one row of the nights of a guest who is in the unit again that they slept in last. */
export async function mergeSlept(
  tx: Tx,
  bookingId: string,
  { room, unit, check_in }: SleptNights,
): Promise<void> {
  const [own] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM occupancies
    WHERE booking_id = ${bookingId}::uuid AND room_id = ${room} AND unit = ${unit}`
  if (!own) return
  await tx.$executeRaw`
    DELETE FROM occupancies WHERE slept_by = ${bookingId}::uuid AND check_in = ${check_in}::date`
  await tx.$executeRaw`
    UPDATE occupancies SET check_in = ${check_in}::date WHERE id = ${own.id}::uuid`
}
