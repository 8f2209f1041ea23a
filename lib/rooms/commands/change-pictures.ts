import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { requireReserve } from '../../files/queries.ts'
import { readPhotograph } from '../../files/service/photographs.ts'
import { Refusal } from '../../shared/refusal.ts'
import { maxMorePictures } from '../rules/picture.ts'
import type { FocusInput, PictureInput, RoomPicture } from '../schema/pictures.ts'
import type { Room } from '../schema/room.ts'
import { lockRoom } from './lock-rooms.ts'
import { dropPicture, storePicture } from './put-picture.ts'

/** A room whose pictures are changed, and the version that was seen of it. */
type Asked = { id: number; version?: number | undefined }

/**
 * Adds a photograph to a room, or puts it in the place of another. `room_not_found`, `changed_meanwhile`, `not_found` for a picture
 * to replace that isn't there, `validation_failed` for one more than there may be, `out_of_space`; and as {@link readPhotograph} does.
 */
export async function addPicture(by: Staff, id: number, input: PictureInput): Promise<void> {
  await requireReserve()
  const photo = await readPhotograph(input.image)
  await change(by, { id, version: input.version }, async (tx, { pictures }) => {
    const { slot, focus_x: focusX = 50, focus_y: focusY = 50 } = input
    const old = replacedBy(input, pictures)
    if (!old) requireSpace(input, pictures)
    const fileId = await storePicture(tx, id, { slot, old, focus: { focusX, focusY } }, photo)
    return { before: old, after: { slot, fileId, focusX, focusY } }
  })
}

/** Moves what has to be seen of a photograph. `room_not_found`, `changed_meanwhile`, `not_found`. */
export async function moveFocus(
  by: Staff,
  { id, picture }: { id: number; picture: number },
  { version, focus_x: focusX, focus_y: focusY }: FocusInput,
): Promise<void> {
  await change(by, { id, version }, async (tx, { pictures }) => {
    const before = requirePicture(pictures, picture)
    // A drawing of ours has its own.
    if (before.fileId === null) throw new Refusal('not_found')
    await tx.roomPicture.update({ where: { id: picture }, data: { focusX, focusY } })
    return { before, after: { ...before, focusX, focusY } }
  })
}

/** Takes a picture of a room away. `room_not_found`, `changed_meanwhile`, `not_found`. */
export async function removePicture(
  by: Staff,
  { id, picture }: { id: number; picture: number },
  version: number | undefined,
): Promise<void> {
  await change(by, { id, version }, async (tx, { pictures }) => {
    const before = requirePicture(pictures, picture)
    await dropPicture(tx, before)
    return { before, after: null }
  })
}

type Changed = { before: Partial<RoomPicture> | null; after: Partial<RoomPicture> | null }

async function change(
  by: Staff,
  { id, version }: Asked,
  work: (tx: Tx, room: Room) => Promise<Changed>,
): Promise<void> {
  await transaction(async (tx) => {
    const room = await lockRoom(tx, { id, version })
    const { before, after } = await work(tx, room)
    await tx.room.update({ where: { id }, data: { version: { increment: 1 } } })
    await addToHistory(tx, by, {
      action: 'room_changed',
      before: { id, picture: before && facts(before) },
      after: { id, picture: after && facts(after) },
    })
  })
}

function replacedBy({ slot, replaces }: PictureInput, pictures: RoomPicture[]): RoomPicture | null {
  if (slot !== 'more') return pictures.find((picture) => picture.slot === slot) ?? null
  if (replaces === undefined) return null
  const more = pictures.filter((picture) => picture.slot === 'more')
  return requirePicture(more, replaces)
}

function requireSpace({ slot }: PictureInput, pictures: RoomPicture[]): void {
  const count = pictures.filter((picture) => picture.slot === slot).length
  if (slot !== 'more' || count < maxMorePictures) return
  const message = `A room can have ${maxMorePictures} more pictures. Please replace one, or remove one first.`
  throw new Refusal('validation_failed', { message, errors: { slot: message } })
}

function requirePicture(pictures: RoomPicture[], id: number): RoomPicture {
  const picture = pictures.find((one) => one.id === id)
  if (!picture) throw new Refusal('not_found')
  return picture
}

function facts({ slot, fileId, plate, focusX, focusY }: Partial<RoomPicture>) {
  return {
    slot: slot ?? null,
    file_id: fileId ?? null,
    plate: plate ?? null,
    focus: [focusX ?? 50, focusY ?? 50],
  }
}
