import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { withDescription } from '../../farm/rules/descriptions.ts'
import { requireReserve } from '../../files/queries.ts'
import { readPhotograph } from '../../files/service/photographs.ts'
import { Refusal } from '../../shared/refusal.ts'
import { maxMorePictures } from '../rules/picture.ts'
import type { AltInput, LookInput, PictureInput, RoomPicture } from '../schema/pictures.ts'
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
    const { slot, kind, focus_x: focusX = 50, focus_y: focusY = 50 } = input
    const old = replacedBy(input, pictures)
    if (!old) requireSpace(input, pictures)
    const look = { focusX, focusY, kind }
    const fileId = await storePicture(tx, id, { slot, old, look }, photo)
    return { before: old, after: { slot, fileId, ...look } }
  })
}

/** A picture of a room, by the ids of both. */
type Of = { id: number; picture: number }

/** Moves what has to be seen of a photograph, and says what it is. `room_not_found`, `changed_meanwhile`, `not_found`. */
export async function changeLook(
  by: Staff,
  { id, picture }: Of,
  { version, focus_x: focusX, focus_y: focusY, ...input }: LookInput,
): Promise<void> {
  await change(by, { id, version }, async (tx, { pictures }) => {
    const before = requireOwn(pictures, picture)
    const look = { focusX, focusY, kind: input.kind ?? before.kind }
    await tx.roomPicture.update({ where: { id: picture }, data: look })
    return { before, after: { ...before, ...look } }
  })
}

/**
 * Writes what describes a photograph in a language. `room_not_found`, `not_found`; `changed_meanwhile` if the text that's there isn't
 * the one that was `seen`.
 */
export async function describePicture(
  by: Staff,
  { id, picture }: Of,
  { seen, ...written }: AltInput,
): Promise<void> {
  await change(by, { id }, async (tx, { pictures }) => {
    const before = requireOwn(pictures, picture)
    const now = before.alt[written.locale]?.text ?? null
    if (seen !== undefined && seen !== now) {
      throw new Refusal('changed_meanwhile', {
        message: 'A colleague changed this in the meantime.',
        data: { text: now },
      })
    }
    const alt = withDescription(before.alt, before.photo.hash, written)
    await tx.roomPicture.update({ where: { id: picture }, data: { alt } })
    return { before, after: { ...before, alt } }
  })
}

/** Takes a picture of a room away. `room_not_found`, `changed_meanwhile`, `not_found`. */
export async function removePicture(
  by: Staff,
  { id, picture }: Of,
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

/** A picture that staff have sent: a drawing of ours has a look and words of its own. */
function requireOwn(pictures: RoomPicture[], id: number) {
  const { photo, ...picture } = requirePicture(pictures, id)
  if (!photo) throw new Refusal('not_found')
  return { ...picture, photo }
}

function facts({ slot, fileId, plate, focusX, focusY, kind, alt }: Partial<RoomPicture>) {
  return {
    slot: slot ?? null,
    file_id: fileId ?? null,
    plate: plate ?? null,
    focus: [focusX ?? 50, focusY ?? 50],
    kind: kind ?? 'photo',
    alt: Object.fromEntries(Object.entries(alt ?? {}).map(([locale, { text }]) => [locale, text])),
  }
}
