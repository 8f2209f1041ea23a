import { apiUrl, formData, sendForm } from '../../shared/api.ts'
import type { Effect } from '../schema/days.ts'

/** The address at which the nights of a year of a room are downloaded as a spreadsheet. */
export function nightsFileUrl(asked: { room: number; year: number }): string {
  const query = new URLSearchParams({ room: String(asked.room), year: String(asked.year) })
  return apiUrl(`rates/excel?${query}`)
}

/** A cell of a spreadsheet that cannot be read, and why. */
export type WrongCell = { row: number; column: string; message: string }

/**
 * Makes the nights of a room what a spreadsheet says, all or none; `dry` only tells what that would do. Refused with
 * `import_failed`, with {@link WrongCell}s as `detail.data.rows`, and with `not_a_spreadsheet`.
 */
export function sendNights(
  { room, file }: { room: number; file: File },
  dry?: 'dry',
): Promise<Effect> {
  const body = formData({ room, excel_file: file })
  return sendForm(`rates/excel${dry ? '?dry=1' : ''}`, body, {})
}
