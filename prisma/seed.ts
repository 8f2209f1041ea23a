import { prisma } from '../lib/db/client.ts'
import { transaction } from '../lib/db/transaction.ts'
import { env } from '../lib/env.ts'
import { changeSite, putPublication } from '../lib/farm/commands/put-publication.ts'
import { newestPublication } from '../lib/farm/queries/site.ts'
import { farm } from '../lib/farm/rules/farm.ts'
import { factsSchema } from '../lib/farm/schema/facts.ts'
import { property } from '../lib/property.ts'
import rooms from './sample-rooms.json' with { type: 'json' }

/**
 * Publishes the facts of `lib/property.ts`, unless they are published already or staff have published others. Throws an Error that
 * names the fact that breaks its rule.
 */
export async function seedFacts(): Promise<void> {
  const { data: facts, error } = factsSchema.safeParse(property)
  if (!facts) {
    const [{ path = [], message } = {}] = error.issues
    throw new Error(`In lib/property.ts, ${path.join('.')} is wrong. ${message}`)
  }
  await changeSite(async (tx) => {
    const { number, by, held } = await newestPublication(tx)
    if (by !== null) return
    // The migration left the first one empty.
    const filled = await tx.publication.updateMany({
      where: { number, facts: { equals: {} } },
      data: { facts },
    })
    if (filled.count === 0) await putPublication(tx, 'system', { ...held, facts })
  })
}

/** Puts the sample's rooms into a database that has never had one, whoever starts first. */
export async function seedRooms(): Promise<void> {
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('seed'))::text`
    if ((await tx.room.count()) > 0) return
    for (const [at, { words, pictures, ...room }] of rooms.entries()) {
      const {
        id: roomId,
        name,
        description,
      } = await tx.room.create({
        data: { ...room, gstPercent: farm().gstPercent, position: at + 1 },
      })
      await tx.roomWords.createMany({
        data: Object.entries(words).map(([locale, own]) => {
          return { roomId, locale, ...own, englishName: name, englishDescription: description }
        }),
      })
      await tx.roomPicture.createMany({ data: pictures.map((picture) => ({ roomId, ...picture })) })
    }
  })
}

/**
 * Adds everybody in STAFF_EMAILS whom the database has never known. Nobody else changes: people who were added
 * or removed by `npm run staff` stay so, also if STAFF_EMAILS says otherwise.
 */
export async function seedStaff(): Promise<void> {
  const data = env().STAFF_EMAILS.map((email) => ({ email: email.toLowerCase(), role: 'owner' }))
  await prisma().staff.createMany({ data, skipDuplicates: true })
}
