import type { RoomList, WireRoom } from '#lib/rooms/schema.ts'

/** The list of rooms with its search and its actions. */
export type RoomSearch = {
  /** The newest response; while another is awaited, the one before. */
  page: RoomList | null
  loading: boolean
  failed: boolean
  refresh: () => Promise<void>
  text: string
  setText: (text: string) => void
  onAdd: () => void
  onImport: () => void
  onEdit: (room: WireRoom) => void
  onDelete: (room: WireRoom) => void
}
