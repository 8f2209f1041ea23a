/** What a picture of a room shows, in the order in which guests see them; there may be several of `more`. */
export const pictureSlots = ['bed', 'bathroom', 'view', 'outside', 'detail', 'more'] as const
export type PictureSlot = (typeof pictureSlots)[number]

/** A photograph by its file, or one of our drawings by its name; the focus in percent from the top left. */
export type RoomPicture = {
  id: number
  slot: PictureSlot
  fileId: string | null
  plate: string | null
  focusX: number
  focusY: number
}
