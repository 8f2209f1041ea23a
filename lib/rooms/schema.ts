import { z } from 'zod'
import { rateInForce } from '../gst/rules/registration.ts'
import { parseRupees, toRupees } from '../shared/money.ts'
import { searchText } from '../shared/search.ts'
import { plainLine, plainLines } from '../shared/text.ts'
import { maxStored, wholeNumber } from '../shared/whole-number.ts'
import type { LeftOut } from './rules/read-rooms.ts'
import { unitNamesProblem } from './rules/units.ts'
import {
  baseProblem,
  byLaw,
  gstProblem,
  type ImportError,
  maxDescriptionLength,
  maxNameLength,
  maxSleeps,
  maxUnits,
  parsePercent,
  roomPicturePath,
} from './rules.ts'

/** A room as the product sees it. */
export type Room = {
  id: number
  name: string
  slug: string
  description: string
  basePaise: number
  /** The rate that staff have set; null for that of the law for each night. */
  gstPercent: number | null
  /** The price of a night with tax. */
  ratePaise: number
  units: number
  /** The names of its units, from the first on. */
  unitNames: string[]
  /** The guests that it takes; null while nobody has said. */
  sleeps: number | null
  imageId: string | null
  /** Counts its changes: who changes a room says which one they have seen. */
  version: number
}

/** The input of rooms_list: `q`, a part of the name in any letter case. */
export const roomsListQuery = z.object({
  q: searchText,
})

/** A room as calls answer it; rates in rupees. A `gst_rate` of null is that of the law for each night, 0 also that of a farm without GST. */
export function wireRoom(room: Room) {
  return {
    id: room.id,
    name: room.name,
    slug: room.slug,
    base_rate: toRupees(room.basePaise),
    gst_rate: rateInForce(room.gstPercent),
    total_rate: toRupees(room.ratePaise),
    description: room.description,
    image_path: room.imageId === null ? null : roomPicturePath(room.imageId),
    units: room.units,
    unit_names: room.unitNames,
    sleeps: room.sleeps,
    version: room.version,
  }
}

export type WireRoom = ReturnType<typeof wireRoom>

/** The answer of rooms_list; `total` counts all rooms, whatever was searched for. */
export type RoomList = { rows: WireRoom[]; total: number }

// Absent and empty are the same: the field leaves what a room has, or takes what a new room gets.
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

// A number that a form sends as text; the problem names what is wrong with it.
const parsed = (
  parse: (text: string) => number | null,
  problem: (value: number | null) => string | null,
) =>
  z.string(problem(null) ?? '').transform((text, context) => {
    const value = parse(text)
    const message = problem(value)
    if (message) context.addIssue({ code: 'custom', message })
    return value ?? 0
  })

const unitsProblem = `Enter a whole number from 1 to ${maxUnits}.`
const sleepsProblem = `Enter a whole number from 1 to ${maxSleeps}.`
const version = optional(wholeNumber(0, maxStored, 'Give the version as a number.'))
const id = wholeNumber(0, maxStored, 'Give the id of a room.')

/** The input of rooms_save, in the names of the wire. Without an id it is a new room. */
export const roomInput = z.object({
  id: optional(id),
  version,
  name: z
    .string('Enter a name.')
    .transform(plainLine)
    .pipe(
      z
        .string()
        .min(1, 'Enter a name.')
        .max(maxNameLength, `Write ${maxNameLength} letters at most.`),
    ),
  base_rate: parsed(parseRupees, baseProblem),
  /** Percent, or `law` for the rate that the law has for each night. */
  gst_rate: optional(
    z.union([z.literal(byLaw).transform(() => null), parsed(parsePercent, gstProblem)]),
  ),
  units: optional(wholeNumber(1, maxUnits, unitsProblem)),
  /** The names of all units, one a line. */
  unit_names: optional(
    z
      .string()
      .transform((text) => text.split('\n').map(plainLine))
      .superRefine((names, context) => {
        const message = unitNamesProblem(names)
        if (message) context.addIssue({ code: 'custom', message })
      }),
  ),
  sleeps: optional(wholeNumber(1, maxSleeps, sleepsProblem)),
  description: z
    .string()
    .transform(plainLines)
    .pipe(z.string().max(maxDescriptionLength, `Write ${maxDescriptionLength} letters at most.`))
    .optional(),
  image: optional(
    z
      .custom<File>((value) => value instanceof File, 'Send the picture as a file.')
      .transform((file) => (file.size > 0 ? file : undefined)),
  ),
  /** "1" takes the present picture away. */
  remove_image: z.string().optional(),
})
export type RoomInput = z.infer<typeof roomInput>

/** The same as staff fill it in: all numbers are in the form, and none is left empty but the tax. */
export const roomForm = roomInput.extend({ units: wholeNumber(1, maxUnits, unitsProblem) })

/** The input of rooms_delete. */
export const roomDeletion = z.object({ id, version })
export type RoomDeletion = z.infer<typeof roomDeletion>

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
