import type { Picture } from '../../pictures/rules.ts'
import { draftNow } from './farm.ts'

/** Returns true while a page is made on which staff change what it shows. */
export function isEdited(): boolean {
  return (draftNow()?.places.length ?? 0) > 0
}

/** Returns a picture that says what it's of on a page that staff edit: the editor puts a button there. */
export function editedPicture(picture: Picture, of: string): Picture {
  return isEdited() ? { ...picture, of } : picture
}

/** Returns what a picture of a room is of. */
export function roomPictured(id: number): string {
  return `rooms/${id}`
}

/** Returns the id of the room that a picture is of; null if it's of something else. */
export function roomOfPicture(of: string): number | null {
  return Number(/^rooms\/(\d+)$/.exec(of)?.[1]) || null
}
