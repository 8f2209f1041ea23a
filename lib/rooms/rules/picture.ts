import { type Picture, type PictureId, picture } from '../../pictures/rules.ts'
import type { RoomPicture } from '../schema/pictures.ts'

/** The largest size in bytes of a room's picture when it is sent. */
export const maxPictureBytes = 10 * 1024 * 1024
/** Pixels of the longer side of a room's picture, which every guest of the booking page loads. */
export const maxPictureSide = 1600

/** Pictures of a room beside those with a slot of their own, at most. */
export const maxMorePictures = 12

/** A room's picture on this origin. The picture of an id never changes. */
export function roomPicturePath(imageId: string): string {
  return `/api/room_pictures/${imageId}`
}

/** Returns the pictures that guests see: drawings only while there's no photograph, and then no more than two. */
export function shownPictures<P extends Pick<RoomPicture, 'fileId'>>(pictures: P[]): P[] {
  const photos = pictures.filter(({ fileId }) => fileId !== null)
  return photos.length > 0 ? photos : pictures.slice(0, mostDrawings)
}

const mostDrawings = 2

type Drawn = Pick<RoomPicture, 'fileId' | 'plate' | 'focusX' | 'focusY'>

/** Returns a picture of a room with its copies, as `<Picture>` takes it; null for a drawing that we no longer have. */
export function drawnAs({ fileId, plate, focusX, focusY }: Drawn): Picture | null {
  if (fileId === null) return picture(plate as PictureId) ?? null
  const copy = { width: maxPictureSide, src: roomPicturePath(fileId) }
  const focus = `${focusX}% ${focusY}%`
  return { kind: 'photo', width: 16, height: 10, color: '#efe6d0', focus, avif: [], webp: [copy] }
}

/** Returns the first picture that guests see of a room; null if there's none. */
export function firstPicture(pictures: RoomPicture[]): Picture | null {
  const [first] = shownPictures(pictures)
  return first ? drawnAs(first) : null
}
