/** The largest size in bytes of a room's picture when it is sent. */
export const maxPictureBytes = 10 * 1024 * 1024
/** Pixels of the longer side of a room's picture, which every guest of the booking page loads. */
export const maxPictureSide = 1600

/** A room's picture on this origin. The picture of an id never changes. */
export function roomPicturePath(imageId: string): string {
  return `/api/room_pictures/${imageId}`
}
