import type { GuestRoomWords } from '#lib/i18n/guest-room-words.ts'
import type { Told, untoldIn } from './parts.ts'
import type { Pictures } from './use-pictures.ts'
import type { useRoomPage } from './use-room-page.ts'

/** What a room's page shows, in a large window or a small one. */
export type RoomView = ReturnType<typeof useRoomPage> & {
  pictures: Pictures
  told: Told
  untold: ReturnType<typeof untoldIn>
  /** The address of the guests' site, without its protocol. */
  site: string
  words: GuestRoomWords
  /** Saves the form, over the version of somebody else if wanted; true once it's saved. */
  save: (isOver?: boolean) => Promise<boolean>
  onDelete: () => void
}
