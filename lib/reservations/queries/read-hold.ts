import { prisma } from '../../db/client.ts'
import { termsOf, withTerms } from '../../farm/queries/terms.ts'
import { type Charge, totalOf } from '../../rates/rules/charges.ts'
import { looked, lookOf } from '../../rooms/queries/rooms.ts'
import { dayInIndia, isoDateOf } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isInTime } from '../../stays/rules/late-hold.ts'
import type { HeldStay } from '../schema/holds.ts'

/**
 * Returns a hold's stay and state, for anyone with its token: live, expired, released, or booked. Nothing in it says who the
 * guest is. `hold_not_found`, also once it can no longer become a booking ({@link isInTime}), and of one that is booked once
 * the stay is over.
 */
export async function readHold(token: string, now: Date): Promise<HeldStay> {
  const hold = await prisma().hold.findUnique({ where: { token }, select })
  if (!hold) throw new Refusal('hold_not_found')
  const checkIn = isoDateOf(hold.checkIn)
  const checkOut = isoDateOf(hold.checkOut)
  const booked = hold.booking !== null
  const expiresAt = hold.occupancy?.expiresAt ?? now
  const serves = expiresAt > now || isInTime({ createdAt: hold.createdAt, checkOut }, now)
  if (checkOut < dayInIndia(now) || !(booked || serves)) throw new Refusal('hold_not_found')
  const charges = hold.charges as Charge[]
  const totalPaise = totalOf(charges)
  const { reference, roomName: roomType, guests } = hold
  const stay = { roomType, room: lookOf(hold.room, roomType), checkIn, checkOut, guests }
  const code = hold.code?.code ?? ''
  const terms = termsOf(hold)
  return { ...stay, token, reference, charges, totalPaise, terms, expiresAt, booked, code }
}

const select = {
  reference: true,
  roomName: true,
  checkIn: true,
  checkOut: true,
  guests: true,
  charges: true,
  code: { select: { code: true } },
  occupancy: { select: { expiresAt: true } },
  booking: { select: { id: true } },
  createdAt: true,
  room: looked,
  ...withTerms,
} as const
