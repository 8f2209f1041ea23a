import { z } from 'zod'
import type { LeftOut } from '../rules/read-rooms.ts'
import type { ImportError } from '../rules/sheet.ts'
import type { WireRoom } from './room.ts'

/** The input of rooms_import_excel. */
export const importInput = z.object({
  excel_file: z.custom<File>((value) => value instanceof File && value.size > 0, {
    error: 'Choose a file.',
  }),
})

/** A room of a list as staff look at it; rates in rupees. `was` is what the room has now; null for a new one. */
type ListedRoom = Pick<WireRoom, 'name' | 'base_rate' | 'gst_rate' | 'units'>
export type ImportedRow = ListedRoom & { row: number; was: ListedRoom | null }

/** The answer of rooms_import_excel: what was saved or, with `dry`, what would be. */
export type ImportResult = {
  dry: boolean
  imported: number
  created: number
  updated: number
  rooms: ImportedRow[]
  total_errors: number
  errors: ImportError[]
  /** Totals and averages, which are no rooms. */
  left_out: LeftOut[]
  /** The names of columns that nothing is read from. */
  ignored: string[]
  /** The GST of new rooms whose rows say none, and their number; null where there are none. */
  gst_assumed: { percent: number; rooms: number } | null
  message: string
}
