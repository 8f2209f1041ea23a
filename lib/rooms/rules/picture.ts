import { editedPicture, roomPictured } from '../../farm/rules/edited-pictures.ts'
import { hasPicture } from '../../farm/rules/shown-pictures.ts'
import { type Picture, type PictureId, photoPicture, picture } from '../../pictures/rules.ts'
import type { RoomPicture } from '../schema/pictures.ts'

/** Pictures of a room beside those with a slot of their own, at most. */
export const maxMorePictures = 12

/**
 * Returns the pictures that guests see: drawings only while there's no photograph, and then no more than two. A farm that isn't the
 * sample shows none of the sample's.
 */
export function shownPictures<P extends Pick<RoomPicture, 'fileId' | 'plate'>>(pictures: P[]): P[] {
  const photos = pictures.filter(({ fileId }) => fileId !== null)
  if (photos.length > 0) return photos
  return pictures.filter(({ plate }) => hasPicture(plate as PictureId)).slice(0, mostDrawings)
}

const mostDrawings = 2

type Drawn = Pick<RoomPicture, 'roomId' | 'photo' | 'plate' | 'focusX' | 'focusY'>

/** Returns a picture of a room with its copies, as `<Picture>` takes it; null for a drawing that we no longer have. */
export function drawnAs({ roomId, photo, plate, focusX, focusY }: Drawn): Picture | null {
  const drawn = photo
    ? photoPicture(photo, `${focusX}% ${focusY}%`)
    : (picture(plate as PictureId) ?? null)
  return drawn && editedPicture(drawn, roomPictured(roomId))
}

/** Returns the first picture that guests see of a room; null if there's none. */
export function firstPicture(pictures: RoomPicture[]): Picture | null {
  const [first] = shownPictures(pictures)
  return first ? drawnAs(first) : null
}
