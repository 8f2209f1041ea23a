import { listTeam } from '../auth/queries.ts'
import type { Owner, Person } from '../auth/schema.ts'
import { backupPlace, diskOf, lastGoodBackup, lastTry, otherDisks } from '../backups/service.ts'
import { prisma } from '../db/client.ts'
import type { Tx } from '../db/transaction.ts'
import { env, publicUrl } from '../env.ts'
import { newestPublication, readSiteNow } from '../farm/queries/site.ts'
import { kept } from '../rooms/queries/kept-rooms.ts'
import { inOrder, roomOf, sampleRoomNames, whole } from '../rooms/queries/rooms.ts'
import type { Room } from '../rooms/schema/room.ts'
import { toRupees } from '../shared/money.ts'
import { betterOf, isTested, type Known, needsOf, type Said, stageOf, stepsOf } from './rules.ts'
import type { Setup, SetupBackup, SetupRoom, StepName } from './schema.ts'

/** Reads what is known of the farm, with its facts as they'd be if the draft were published. */
export async function readKnown(by: Owner, db: Tx): Promise<Known & { team: Person[] }> {
  const { facts } = (await readSiteNow(db)).wanted
  const said = await db.setupStep.findMany()
  const rows = await db.room.findMany({ where: kept, include: whole, orderBy: inOrder })
  return {
    facts,
    said: Object.fromEntries(
      said.map(({ name, state, about }) => [name as StepName, { state, about } as Said]),
    ),
    rooms: rows.map(roomOf).map(wireRoom),
    team: await listTeam(by, db),
    backup: await readBackup(),
  }
}

/** Returns how far the farm is on its way to its guests. */
export async function readSetup(by: Owner): Promise<Setup> {
  const known = await readKnown(by, prisma())
  const { held } = await newestPublication(prisma())
  const { SMTP_URL } = env()
  const { mail } = known.said
  return {
    stage: stageOf(held.facts),
    steps: stepsOf(known),
    needs: needsOf(known),
    better: betterOf(known),
    rooms: known.rooms,
    team: known.team,
    backup: known.backup,
    tested: isTested(known) ? known.facts.upi.id : null,
    mail: {
      server: SMTP_URL === undefined ? null : new URL(SMTP_URL).host,
      arrived: mail?.state === 'done' ? mail.about : null,
    },
    site: publicUrl(),
  }
}

function wireRoom({ pictures, ...room }: Room): SetupRoom {
  const photos = pictures.filter(({ photo }) => photo !== null)
  return {
    slug: room.slug,
    name: room.name,
    sleeps: room.sleeps,
    units: room.units,
    price: toRupees(room.ratePaise),
    on_site: room.onSite,
    is_sample: sampleRoomNames.get(room.slug) === room.name,
    photos: photos.length,
    has_bathroom_photo: photos.some(({ slot }) => slot === 'bathroom'),
  }
}

async function readBackup(): Promise<SetupBackup> {
  const { DATA_DIR } = env()
  const place = backupPlace()
  const here = await diskOf(DATA_DIR)
  const [last, there, drives] = await Promise.all([
    // A drive that was pulled out, or can't be read any more, has none.
    place ? lastGoodBackup(place.folder).catch(() => null) : null,
    place ? diskOf(place.folder) : null,
    otherDisks(here),
  ])
  return {
    folder: place?.folder ?? null,
    last: last?.toISOString() ?? null,
    elsewhere: there !== null && here !== null && there !== here,
    sealed: place?.key !== undefined,
    drives,
    tried: lastTry(),
  }
}
