import type { Tx } from '../../db/transaction.ts'
import { storePhotograph } from '../../files/commands.ts'
import type { NewPhotograph } from '../../files/service/photographs.ts'
import type { PictureSlot, RoomPicture } from '../schema/pictures.ts'

/**
 * The place of a photograph: its slot, what it takes the place of, what has to be seen of it, in percent from the top left, and what it
 * is. What described another there stays: it's outdated.
 */
type Place = {
  slot: PictureSlot
  old: RoomPicture | null
  look?: Pick<RoomPicture, 'focusX' | 'focusY' | 'kind'>
}

const plainLook = { focusX: 50, focusY: 50, kind: 'photo' } as const

/** Stores a photograph of a room. A picture that's no longer shown isn't kept. Returns the id of its file. */
export async function storePicture(
  tx: Tx,
  roomId: number,
  { slot, old, look = plainLook }: Place,
  photo: NewPhotograph,
): Promise<string> {
  const fileId = await storePhotograph(tx, photo)
  const data = { fileId, plate: null, ...look }
  if (old) await tx.roomPicture.update({ where: { id: old.id }, data })
  else await tx.roomPicture.create({ data: { roomId, slot, ...data } })
  if (old?.fileId) await tx.file.delete({ where: { id: old.fileId } })
  return fileId
}

/** Takes a picture away, and its file with it. */
export async function dropPicture(
  tx: Tx,
  { id, fileId }: Pick<RoomPicture, 'id' | 'fileId'>,
): Promise<void> {
  await tx.roomPicture.delete({ where: { id } })
  if (fileId) await tx.file.delete({ where: { id: fileId } })
}
