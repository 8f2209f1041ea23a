import { z } from 'zod'
import { roomId } from '../../rooms/schema/ids.ts'
import { importInput } from '../../rooms/schema/import.ts'
import { wholeNumber } from '../../shared/whole-number.ts'

/** The input of the spreadsheet of a year of a room. */
export const yearQuery = z.object({
  room: roomId,
  year: wholeNumber(2001, 2199, 'Enter a year.'),
})
export type YearQuery = z.infer<typeof yearQuery>

/** The input with which such a spreadsheet is read back. */
export const nightsImport = importInput.extend({ room: roomId })

/** A cell of a spreadsheet that cannot be read, and why. */
export type WrongCell = { row: number; column: string; message: string }
