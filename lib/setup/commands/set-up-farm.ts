import type { Owner } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import type { Tx } from '../../db/transaction.ts'
import { changeSite, putPublication } from '../../farm/commands/put-publication.ts'
import { newestPublication } from '../../farm/queries/site.ts'
import { lockRooms } from '../../rooms/commands/lock-rooms.ts'
import { kept } from '../../rooms/queries/kept-rooms.ts'
import { sampleRoomNames } from '../../rooms/queries/rooms.ts'
import { Refusal } from '../../shared/refusal.ts'

/**
 * Ends the sample: from now on guests see how to reach the farm and nothing else, until it opens. The sample's GSTIN goes, and so
 * do its rooms that nobody has booked, blocked or changed. `changed_meanwhile` on a farm that's no sample any more.
 */
export async function setUpFarm(by: Owner, now: Date): Promise<void> {
  await changeSite(async (tx) => {
    const { held } = await newestPublication(tx)
    if (!held.facts.demo) throw new Refusal('changed_meanwhile')
    const facts = {
      ...held.facts,
      demo: false,
      open: false,
      gst: { ...held.facts.gst, gstin: null },
    }
    await putPublication(tx, by, { ...held, facts })
    await tx.siteChange.deleteMany({ where: { kind: 'fact', name: { in: ['demo', 'open'] } } })
    await deleteSampleRooms(tx, by, now)
  })
}

async function deleteSampleRooms(tx: Tx, by: Owner, now: Date): Promise<void> {
  await lockRooms(tx)
  const unused = { bookings: { none: {} }, occupancies: { none: {} }, holds: { none: {} } }
  for (const [slug, name] of sampleRoomNames) {
    const room = await tx.room.findFirst({ where: { ...kept, ...unused, slug, name, version: 1 } })
    if (!room) continue
    const { id, version } = room
    await tx.room.update({ where: { id }, data: { deletedAt: now, version: version + 1 } })
    await addToHistory(tx, by, { action: 'room_deleted', before: { id, name } })
  }
}
