import { prisma } from '../lib/db/client.ts'
import { transaction } from '../lib/db/transaction.ts'
import { env } from '../lib/env.ts'
import { property } from '../lib/property.ts'

// The price of a night before GST, in paise.
const rooms = [
  {
    name: 'Maratha Wada Room',
    slug: 'maratha-wada-room',
    description:
      'A room on the courtyard of the wada, the old house. A carved teak bed and godhadi quilts, which are saris sewn in layers. Breakfast is included. So is the rooster.',
    basePaise: 400_000,
    gstPercent: property.gstPercent,
    units: 3,
    sleeps: 2,
  },
  {
    name: 'Valley-View Cottage',
    slug: 'valley-view-cottage',
    description:
      'A cottage on the slope, with its own verandah over the lake. It sleeps four. Breakfast is included. The path up is short and honest about it.',
    basePaise: 550_000,
    gstPercent: property.gstPercent,
    units: 2,
    sleeps: 4,
  },
]

/** Puts the farm's rooms into a database that has never had one, whoever starts first. */
export async function seedRooms(): Promise<void> {
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('seed'))::text`
    if ((await tx.room.count()) === 0) await tx.room.createMany({ data: rooms })
  })
}

/**
 * Adds everybody in STAFF_EMAILS whom the database has never known. Nobody else changes: people who were added
 * or removed by `npm run staff` stay so, also if STAFF_EMAILS says otherwise.
 */
export async function seedStaff(): Promise<void> {
  const data = env().STAFF_EMAILS.map((email) => ({ email: email.toLowerCase() }))
  await prisma().staff.createMany({ data, skipDuplicates: true })
}
