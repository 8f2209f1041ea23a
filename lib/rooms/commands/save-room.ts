import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { farm } from '../../farm/rules/farm.ts'
import { type NewPhotograph, readPhotograph } from '../../files/service/photographs.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isKept, kept } from '../queries/kept-rooms.ts'
import { freshSlug } from '../rules/name.ts'
import { unitNamesFor, unitNamesProblem } from '../rules/units.ts'
import type { Room } from '../schema/room.ts'
import type { RoomInput } from '../schema/room-input.ts'
import { lockRoom, lockRooms } from './lock-rooms.ts'
import { dropPicture, storePicture } from './put-picture.ts'
import { saveWords, writtenWords } from './save-words.ts'
import { requireFreeAbove } from './stays-ahead.ts'

/**
 * Adds a room or changes one. What a change leaves out stays; so does the slug, by which the pages know a
 * room whatever it is called. Bookings keep the name and price that they were made with. Returns the id.
 * `room_not_found`, `changed_meanwhile`, `room_name_taken`, `validation_failed` for two units of one name, `room_in_use`
 * when fewer units are wanted than are taken ahead; and as {@link readPhotograph} does.
 */
export async function saveRoom(by: Staff, input: RoomInput, now: Date): Promise<number> {
  const picture = input.image ? await readPhotograph(input.image) : null
  return transaction(async (tx) => {
    await lockRooms(tx)
    const before = await lockBefore(tx, input)
    await requireFreeName(tx, input.name, before)
    const unitNames = unitNamesOf(input, before)
    const data = { ...fieldsOf(input, before), units: unitNames.length }
    if (before && data.units < before.units) await requireFreeAbove(tx, before.id, data.units, now)
    const after = before
      ? await tx.room.update({
          where: { id: before.id },
          data: { ...data, version: { increment: 1 } },
        })
      : await tx.room.create({ data: { ...data, ...(await placeFor(tx, input.name)) } })
    const { id } = after
    await nameUnits(tx, id, unitNames)
    const words = await saveWords(tx, after, input.words)
    const imageId = await putPicture(tx, id, before, input, picture)
    await addToHistory(tx, by, {
      action: before ? 'room_changed' : 'room_added',
      ...(before && { before: factsBefore(before) }),
      after: { ...factsOf({ ...data, unitNames, imageId, id }), words },
    })
    return after.id
  })
}

async function lockBefore(tx: Tx, { id, version }: RoomInput): Promise<Room | null> {
  return id === undefined ? null : lockRoom(tx, { id, version })
}

// What is not said stays as it was, or is what a new room has.
function fieldsOf(input: RoomInput, before: Room | null) {
  const { description = '', sleeps = null, facts = {}, onSite = true } = before ?? {}
  const gstPercent = before ? before.gstPercent : farm().gstPercent
  return {
    name: input.name,
    description: input.description ?? description,
    basePaise: input.base_rate,
    gstPercent: input.gst_rate === undefined ? gstPercent : input.gst_rate,
    sleeps: input.sleeps ?? sleeps,
    facts: input.facts ?? facts,
    onSite: input.on_site ?? onSite,
  }
}

// Saving only the number of units keeps their names, and names new ones by their numbers.
function unitNamesOf({ units, unit_names }: RoomInput, before: Room | null): string[] {
  const names = unitNamesFor(
    units ?? unit_names?.length ?? before?.units ?? 1,
    unit_names ?? before?.unitNames ?? [],
  )
  const problem =
    unit_names && unit_names.length !== names.length
      ? `Send ${names.length} names, one for each unit.`
      : unitNamesProblem(names)
  if (!problem) return names
  throw new Refusal('validation_failed', { message: problem, errors: { unit_names: problem } })
}

// The numbers are there already, see the trigger of the rooms.
async function nameUnits(tx: Tx, roomId: number, names: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE units SET name = named.name
    FROM unnest(${names}::text[]) WITH ORDINALITY AS named (name, number)
    WHERE room_id = ${roomId} AND units.number = named.number AND units.name <> named.name`
}

async function requireFreeName(tx: Tx, name: string, before: Room | null): Promise<void> {
  const [other] = await tx.$queryRaw<{ id: number }[]>`
    SELECT r.id FROM rooms r
    WHERE lower(r.name) = lower(${name}) AND ${isKept} AND r.id <> ${before?.id ?? 0}`
  if (!other) return
  const message = `There’s already a room called ${name}.`
  throw new Refusal('room_name_taken', { message, errors: { name: message } })
}

// A slug of its own, and the last place.
async function placeFor(tx: Tx, name: string): Promise<{ slug: string; position: number }> {
  const rooms = await tx.room.findMany({ where: kept, select: { slug: true, position: true } })
  return {
    slug: freshSlug(name, new Set(rooms.map(({ slug }) => slug))),
    position: Math.max(0, ...rooms.map(({ position }) => position)) + 1,
  }
}

const photoOf = (room: Room | null) => room?.pictures.find(({ fileId }) => fileId !== null)

// Replaces the photograph that guests see first, or takes it away, and returns its file.
async function putPicture(
  tx: Tx,
  roomId: number,
  before: Room | null,
  { remove_image }: RoomInput,
  picture: NewPhotograph | null,
): Promise<string | null> {
  const photo = photoOf(before) ?? null
  if (picture) {
    const slot = photo?.slot ?? 'bed'
    const old = photo ?? before?.pictures.find((one) => one.slot === slot) ?? null
    return storePicture(tx, roomId, { slot, old }, picture)
  }
  if (photo && remove_image === '1') await dropPicture(tx, photo)
  return remove_image === '1' ? null : (photo?.fileId ?? null)
}

type Set =
  | 'id'
  | 'name'
  | 'description'
  | 'basePaise'
  | 'gstPercent'
  | 'units'
  | 'unitNames'
  | 'sleeps'
  | 'facts'
  | 'onSite'

function factsBefore(room: Room) {
  const imageId = photoOf(room)?.fileId ?? null
  return { ...factsOf({ ...room, imageId }), words: writtenWords(room) }
}

// Everything that staff set here.
function factsOf(room: Pick<Room, Set> & { imageId: string | null }) {
  const { id, name, description, basePaise, gstPercent, units, unitNames, sleeps, imageId } = room
  return {
    id,
    name,
    description,
    units,
    sleeps,
    base_paise: basePaise,
    gst_percent: gstPercent,
    image_id: imageId,
    unit_names: unitNames,
    facts: room.facts,
    on_site: room.onSite,
  }
}
