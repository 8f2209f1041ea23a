import { callApi, formData, sendForm } from '../shared/api.ts'
import type { ImportResult } from './schema/import.ts'
import type { WholeRoom } from './schema/room.ts'
import type { RoomInput } from './schema/room-input.ts'

/** The input of rooms_save as a form has it: text, and the version that was seen; `facts` and `words` are JSON. What's left out stays. */
export type RoomForm = Record<'name' | 'base_rate', string> &
  Partial<Record<Exclude<keyof RoomInput, Typed>, string>> &
  Partial<Pick<RoomInput, 'id' | 'version'>>
type Typed = 'id' | 'version' | 'image' | 'remove_image'

/**
 * Adds or changes a room and returns it. Refused with `room_name_taken`, `room_in_use` when stays need the
 * units, and `changed_meanwhile` with `detail.data.room`, the room as it is now.
 */
export async function saveRoom(form: RoomForm): Promise<WholeRoom> {
  const answer = await sendForm<{ room: WholeRoom }>('rooms_save.php', formData(form), {})
  return answer.room
}

/** Deletes a room, if its version is still the one that was seen. Refused with `room_in_use` and `changed_meanwhile`. */
export async function deleteRoom({ id, version }: { id: number; version: number }): Promise<void> {
  const body = new URLSearchParams({ id: String(id), version: String(version) })
  await callApi('rooms_delete.php', { method: 'POST', body })
}

/** Imports a spreadsheet, or tells what that would do (`dry`); `onProgress` is called with the share that has been sent, 0 to 1. */
export function importRooms(
  file: File,
  { dry, ...sending }: { dry: boolean; onProgress: (share: number) => void; signal: AbortSignal },
): Promise<ImportResult> {
  const body = formData({ excel_file: file })
  return sendForm(`rooms_import_excel.php${dry ? '?dry=1' : ''}`, body, sending)
}
