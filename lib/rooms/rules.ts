import { percentByLaw } from '../gst/rules/law.ts'
import { property } from '../property.ts'
import { formatRupees } from '../shared/money.ts'
import { slugOf } from '../shared/text.ts'

export const maxNameLength = 120
export const maxDescriptionLength = 2000
export const maxUnits = 100
/** The most guests that a room can be said to take. */
export const maxSleeps = 20
/** ₹3,50,000: with the highest tax, thirty nights of it still fit into the database's integer of paise. */
const maxBasePaise = 35_000_000
/** The largest size in bytes of a room's picture when it is sent. */
export const maxPictureBytes = 10 * 1024 * 1024
/** Pixels of the longer side of a room's picture, which every guest of the booking page loads. */
export const maxPictureSide = 1600
/** The largest size in bytes of a spreadsheet, and the most rooms that it may list. */
export const maxImportBytes = 2 * 1024 * 1024
export const maxImportRows = 1000

/** Returns what a night costs with tax, in paise: base + round(base × gst ÷ 100). Null is the rate of the law for that base. */
export function ratePerNight(basePaise: number, gstPercent: number | null): number {
  // In hundredths of a percent the product is a whole number, so that no half is lost to floating point.
  const hundredths = Math.round((gstPercent ?? percentByLaw(basePaise)) * 100)
  return basePaise + Math.round((basePaise * hundredths) / 10_000)
}

/** A room's picture on this origin. The picture of an id never changes. */
export function roomPicturePath(imageId: string): string {
  return `/api/room_pictures/${imageId}`
}

/** The slug of a name that none of `taken` has, with a number behind it if need be; it is added to them. */
export function freshSlug(name: string, taken: Set<string>): string {
  const plain = slugOf(name) || 'room'
  let slug = plain
  for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`
  taken.add(slug)
  return slug
}

/** Returns what is wrong with a base rate in paise (null: no amount at all), or null. */
export function baseProblem(paise: number | null): string | null {
  if (paise === null) return 'Enter an amount in rupees, such as 4000 or 4000.50.'
  return paise > maxBasePaise ? `Enter ${formatRupees(maxBasePaise)} at most.` : null
}

/** Sent as the rate when the law's rate applies. */
export const byLaw = 'law'

/** Returns what is wrong with a GST rate in percent (null: no number at all), or null. */
export function gstProblem(percent: number | null): string | null {
  if (percent === null || percent < 0)
    return `Enter a rate in percent, such as ${property.gstPercent}.`
  return percent > 100 ? 'Enter 100 percent at most.' : null
}

/** A rate in percent as a person wrote it ("18", "18 %", "12.5"), at most two decimals; else null. */
export function parsePercent(text: string): number | null {
  const plain = text.replace(/[%\s]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

/** The columns of a spreadsheet of rooms, as the sample names them. */
export const importColumns = [
  'Name',
  'Description',
  'Base Rate',
  'GST Rate',
  'Total Rate',
  'Sleeps',
  'Units',
] as const
/** The same with the number on a door, by which some lists have a row for each unit. */
export const sheetColumns = [...importColumns, 'Room No'] as const
export type ImportColumn = (typeof sheetColumns)[number]

/** The content of a cell: text, a number, or nothing that can be used, and why. A percentage is a number of percent. */
export type SheetCell = string | number | { problem: string }

/** A row of a spreadsheet by its number there, with the cells of the columns that it has. */
export type SheetRow<Column extends string = ImportColumn> = {
  row: number
  cells: { [column in Column]?: SheetCell }
}

/** A fault of a cell, for which its row was left out. */
export type ImportError = { row: number; column: ImportColumn; message: string }

/** A list in a spreadsheet: its rows, and the names of the columns that nothing is read from. */
export type Sheet<Column extends string = ImportColumn> = {
  rows: SheetRow<Column>[]
  ignored: string[]
}
