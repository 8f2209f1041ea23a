import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { prisma } from '#lib/db/client.ts'
import { addDays, dateColumn, type IsoDate } from '#lib/shared/dates.ts'

type Wanted = {
  status?: BookingStatus
  fullName?: string
  email?: string
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

/** Puts a booking of the first room into the database, three nights, past all rules. */
export async function insertBooking(wanted: Wanted) {
  const { status = 'pending', email = 'guest@example.com', utr = null } = wanted
  const { checkIn = '2027-03-01' } = wanted
  const room = await prisma().room.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const dates = { checkIn: dateColumn(checkIn), checkOut: dateColumn(addDays(checkIn, 3)) }
  const customer = await prisma().customer.upsert({
    where: { email },
    create: { email, fullName: 'Guest', phone: '1' },
    update: {},
  })
  const paid = status === 'verified' || status === 'confirmed'
  const booking = await prisma().booking.create({
    data: {
      reference: wanted.reference ?? randomBytes(4).toString('hex').toUpperCase(),
      secret: randomBytes(16).toString('hex'),
      customerId: customer.id,
      fullName: wanted.fullName ?? 'Asha Patil',
      email,
      phone: wanted.phone ?? '+91 98765 43210',
      roomId: room.id,
      roomName: room.name,
      ...dates,
      nights: 3,
      guests: 2,
      ratePaise: 472_000,
      gstPercent: 18,
      totalPaise: 1_416_000,
      claimedPaise: wanted.claimedPaise ?? null,
      utr,
      screenshotId: await insertScreenshot(wanted.screenshotOf),
      status,
      verifiedAt: paid ? new Date() : null,
      cancelAskedAt: wanted.cancelAskedAt ?? null,
      createdAt: wanted.createdAt ?? new Date(),
    },
  })
  if (status !== 'rejected' && wanted.unit !== null) {
    const taken = await prisma().occupancy.count({ where: { roomId: room.id } })
    await prisma().occupancy.create({
      data: { roomId: room.id, unit: taken + 1, ...dates, kind: 'booking', bookingId: booking.id },
    })
  }
  return booking
}

async function insertScreenshot(sameAs: string | undefined): Promise<string> {
  const other = sameAs
    ? await prisma().booking.findUniqueOrThrow({
        where: { id: sameAs },
        include: { screenshot: true },
      })
    : null
  const bytes = other ? other.screenshot.bytes : Uint8Array.from(Buffer.from(randomUUID()))
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
