import { editedPicture, roomPictured } from '../../farm/rules/edited-pictures.ts'
import { hasPicture } from '../../farm/rules/shown-pictures.ts'
import { type Picture, type PictureId, photoPicture, picture } from '../../pictures/rules.ts'
import type { RoomPicture } from '../schema/pictures.ts'

/** Pictures of a room beside those with a slot of their own, at most. */
export const maxMorePictures = 12

/**
 * Returns the pictures that guests see: all that staff have sent, but without a photo among them no more than two, since they're all
 * drawn then. Drawings of ours are shown while there's no other. A farm that isn't the sample shows none of the sample's.
 */
export function shownPictures<P extends Pick<RoomPicture, 'fileId' | 'plate' | 'kind'>>(
  pictures: P[],
): P[] {
  const own = pictures.filter(({ fileId }) => fileId !== null)
  if (own.some(({ kind }) => kind === 'photo')) return own
  const drawings =
    own.length > 0 ? own : pictures.filter(({ plate }) => hasPicture(plate as PictureId))
  return drawings.slice(0, mostDrawings)
}

const mostDrawings = 2

type Drawn = Pick<RoomPicture, 'roomId' | 'photo' | 'plate' | 'focusX' | 'focusY' | 'kind'>

/** Returns a picture of a room with its copies, as `<Picture>` takes it; null for a drawing that we no longer have. */
export function drawnAs({
  roomId,
  photo,
  plate,
  focusX: x,
  focusY: y,
  kind,
}: Drawn): Picture | null {
  const drawn = photo ? photoPicture(photo, { x, y, kind }) : (picture(plate as PictureId) ?? null)
  return drawn && editedPicture(drawn, roomPictured(roomId))
}

/** Returns the first picture that guests see of a room; null if there's none. */
export function firstPicture(pictures: RoomPicture[]): Picture | null {
  const [first] = shownPictures(pictures)
  return first ? drawnAs(first) : null
}

/** Returns the first picture that guests see of the first room that has one; null if none has. */
export function photoOfRooms(rooms: readonly { pictures: RoomPicture[] }[]): Picture | null {
  return rooms.map(({ pictures }) => firstPicture(pictures)).find(Boolean) ?? null
}
