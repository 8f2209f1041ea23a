import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { chargesOf } from '#lib/rates/rules/charges.ts'
import { findOrAddCustomer } from '#lib/reservations/commands/find-or-add-customer.ts'
import { addDays, dateColumn, dayInIndia, type IsoDate } from '#lib/shared/dates.ts'
import { chargeRows } from '#lib/stays/commands/write-stay.ts'

type Wanted = {
  status?: BookingStatus
  fullName?: string
  /** null: a guest who gave none. */
  email?: string | null
  phone?: string
  reference?: string
  utr?: string
  claimedPaise?: number
  createdAt?: Date
  /** The first of its three nights; 2027-03-01 by default. */
  checkIn?: IsoDate
  cancelAskedAt?: Date
  /** null: a booking that has no unit. By default a live booking takes the lowest that is free. */
  unit?: null
  /** Uses the same screenshot bytes as this booking. */
  screenshotOf?: string
}

/** Puts a booking of the first room into the database, three nights, with what its guest claims to have paid, past all rules. */
export async function insertBooking(wanted: Wanted) {
  const { status = 'pending', email = 'guest@example.com', utr = null } = wanted
  const { checkIn = '2027-03-01' } = wanted
  const room = await prisma().room.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const dates = { checkIn: dateColumn(checkIn), checkOut: dateColumn(addDays(checkIn, 3)) }
  const phone = wanted.phone ?? '+91 98765 43210'
  const customerId = await findOrAddCustomer(prisma(), { email, fullName: 'Guest', phone })
  const paid = status === 'verified' || status === 'confirmed'
  const createdAt = wanted.createdAt ?? new Date()
  const price = { nights: 3, ratePaise: 472_000, gstPercent: 18 }
  const charges = chargesOf({ ...price, checkIn, roomId: room.id, roomName: room.name })
  const screenshotId = await insertScreenshot(wanted.screenshotOf)
  const booking = await prisma().booking.create({
    data: {
      reference: wanted.reference ?? randomBytes(4).toString('hex').toUpperCase(),
      secret: randomBytes(16).toString('hex'),
      customerId,
      fullName: wanted.fullName ?? 'Asha Patil',
      email,
      phone,
      roomId: room.id,
      roomName: room.name,
      ...dates,
      guests: 2,
      ...price,
      totalPaise: 1_416_000,
      charges: { create: chargeRows(charges) },
      payments: {
        create: {
          direction: 'received',
          method: 'upi',
          paise: wanted.claimedPaise ?? 1_416_000,
          utr,
          onDay: dateColumn(dayInIndia(createdAt)),
          proofId: screenshotId,
          recordedBy: 'guest',
          createdAt,
          ...(paid
            ? { state: 'verified', verifiedAt: new Date(), verifiedBy: 'staff@example.com' }
            : { state: 'claimed' }),
        },
      },
      status,
      verifiedAt: paid ? new Date() : null,
      cancelAskedAt: wanted.cancelAskedAt ?? null,
      createdAt,
    },
  })
  if (status !== 'rejected' && wanted.unit !== null) {
    const taken = await prisma().occupancy.count({ where: { roomId: room.id } })
    const unit = { roomId: room.id, number: taken + 1 }
    await prisma().unit.upsert({
      where: { roomId_number: unit },
      create: { ...unit, name: String(unit.number) },
      update: {},
    })
    await prisma().occupancy.create({
      data: {
        roomId: room.id,
        unit: unit.number,
        ...dates,
        kind: 'booking',
        bookingId: booking.id,
      },
    })
  }
  return { ...booking, screenshotId, utr }
}

/** Takes bookings that are only claimed to be paid out of the database, by a condition in SQL on `b`. */
export async function removeBookings(condition: string): Promise<void> {
  const ids = `SELECT id FROM bookings b WHERE ${condition}`
  await pool().query(`WITH charges AS (DELETE FROM charges WHERE booking_id IN (${ids})),
    payments AS (DELETE FROM payments WHERE booking_id IN (${ids})),
    units AS (DELETE FROM occupancies WHERE booking_id IN (${ids}))
    DELETE FROM bookings b WHERE ${condition}`)
}

/** Returns the payment with which a booking came, and its screenshot. */
export function claimOf(bookingId: string) {
  const first = { where: { bookingId }, orderBy: { createdAt: 'asc' } } as const
  return prisma().payment.findFirstOrThrow({ ...first, include: { proof: true } })
}

async function insertScreenshot(sameAs: string | undefined): Promise<string> {
  const other = sameAs ? await claimOf(sameAs) : null
  const bytes = other?.proof ? other.proof.bytes : Uint8Array.from(Buffer.from(randomUUID()))
  const { id } = await prisma().file.create({
    data: {
      sha256: Uint8Array.from(createHash('sha256').update(bytes).digest()),
      mime: 'image/jpeg',
      size: bytes.length,
      name: 'receipt.jpg',
      bytes,
    },
  })
  return id
}

/** Returns the status that a booking has now. */
export async function bookingStatus(id: string) {
  return (await prisma().booking.findUniqueOrThrow({ where: { id } })).status
}
