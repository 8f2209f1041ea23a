import type { Staff } from '../../auth/schema.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { agreedCharges } from '../../booking/rules/agreed-price.ts'
import { invoiceFirst } from '../../booking/rules/cancel.ts'
import { progressOf } from '../../booking/rules/progress.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import { prisma } from '../../db/client.ts'
import { type Booking, Prisma } from '../../db/generated/client.ts'
import { type Charge, totalOf } from '../../rates/rules/charges.ts'
import { wirePriced } from '../../rates/schema/priced.ts'
import { nightRange, overlaps } from '../../rooms/queries/occupancy.ts'
import { findTaken } from '../../rooms/queries/taken.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { nightsToHouse, sleptProblems } from '../rules/slept.ts'
import { changedCharges, changeProblems, firstNightAtDesk } from '../rules/stay-change.ts'
import { isSameStay } from '../rules/wish.ts'
import type { StayOffer, StayPrice, StayQuestion } from '../schema/stay-change.ts'
import { freeUnits, housedOf, type Placed, placed, pricedStay, rateBookOf } from './changed-stay.ts'

/** Returns what a change of a stay would cost, and which units are free for it; nothing is changed or kept. `not_found`, `room_not_found`. */
export async function stayOffer(
  _by: Staff,
  id: string,
  { room: roomId, guests, unit, price, ...days }: StayQuestion,
  now: Date,
): Promise<StayOffer> {
  const booking = await prisma().booking.findUnique({ where: { id }, include: placed })
  if (!booking) throw new Refusal('not_found')
  const book = await rateBookOf(prisma(), roomId, days.check_in)
  const was = { ...datesOf(booking), progress: progressOf(booking) }
  const stay = { checkIn: days.check_in, checkOut: days.check_out }
  const today = dayInIndia(now)
  const housed = housedOf(booking)
  const errors = {
    ...sleptProblems(housed, stay),
    ...changeProblems(was, { ...stay, guests }, book.room, today, firstNightAtDesk(now)),
  }
  const priced = await pricedStay(prisma(), booking)
  const isShort = errors.check_in === undefined && errors.check_out === undefined
  const will = isShort ? changedCharges(priced, { ...stay, guests }, book, today) : priced.charges
  const nights = nightsToHouse(housed, stay, today)
  const free = isShort ? await freeUnits(roomId, nights, id, now) : []
  const isTaken = isShort && unit !== undefined && !free.includes(unit)
  const charged = agreedCharges(will, price ?? totalOf(will), book.room.gstPercent === null)
  const taker = isTaken ? await takerOf(roomId, unit, { ...nights, own: id }, now) : null
  return {
    was: stayPrice(priced.charges),
    will: {
      ...stayPrice(charged),
      charges: charged.map(wirePriced),
      quoted: toRupees(totalOf(will)),
      unit: unit ?? firstOf(free, booking, { roomId, ...stay }),
    },
    from: nights.checkIn > stay.checkIn ? nights.checkIn : null,
    free,
    errors: { ...errors, ...(taker && { unit: taker }) },
    problem: await problemOf(booking),
  }
}

// As the change itself does: the stay's own unit comes first, and a stay that waits for one goes on waiting where it is.
function firstOf(
  free: number[],
  booking: Placed,
  { roomId, ...stay }: StayDates & { roomId: number },
): number | null {
  const own = booking.occupancy?.unit
  const waits = own === undefined && roomId === booking.roomId
  if (waits && isSameStay(datesOf(booking), stay)) return null
  return own !== undefined && free.includes(own) ? own : (free[0] ?? null)
}

function stayPrice(charges: readonly Charge[]): StayPrice {
  const nights = charges.filter(({ kind }) => kind === 'night')
  const others = charges.filter(({ kind }) => kind !== 'night')
  return {
    nights: nights.length,
    total: toRupees(totalOf(charges)),
    rates: nights.reduce<StayPrice['rates']>(withNight, []),
    others: others.map(({ words, paise }) => ({ words, amount: toRupees(paise) })),
  }
}

function withNight(rates: StayPrice['rates'], { paise }: Charge): StayPrice['rates'] {
  const rate = toRupees(paise)
  const last = rates.at(-1)
  if (last?.rate !== rate) return [...rates, { nights: 1, rate }]
  return rates.with(-1, { nights: last.nights + 1, rate })
}

// The same refuses the change itself.
async function problemOf({ id, status }: Booking): Promise<string | null> {
  if (!takesPlace(status)) return 'This booking is rejected or cancelled.'
  return (await openInvoice(prisma(), id)) ? invoiceFirst : null
}

type OthersNights = { checkIn: string; checkOut: string; own: string }

async function takerOf(roomId: number, unit: number, { own, ...stay }: OthersNights, now: Date) {
  const isWanted = Prisma.sql`o.unit = ${unit} AND ${overlaps(nightRange(stay))}`
  const taken = await findTaken(prisma(), roomId, isWanted, now, { booking: own })
  return taken?.sentence ?? 'This unit doesn’t exist.'
}
