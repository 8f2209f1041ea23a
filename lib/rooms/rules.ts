import { property } from '../property.ts'
import { formatRupees, parseRupees } from '../shared/money.ts'
import { plainLine, plainLines, slugOf } from '../shared/text.ts'

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

/** Returns what a night costs with tax, in paise: base + round(base × gst ÷ 100). */
export function ratePerNight(basePaise: number, gstPercent: number): number {
  // In hundredths of a percent the product is a whole number, so that no half is lost to floating point.
  const hundredths = Math.round(gstPercent * 100)
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
] as const
export type ImportColumn = (typeof importColumns)[number]

/** The content of a cell: text, a number, or nothing that can be used, and why. A percentage is a number of percent. */
export type SheetCell = string | number | { problem: string }

/** A row of a spreadsheet by its number there, with the cells of the columns that it has. */
export type SheetRow<Column extends string = ImportColumn> = {
  row: number
  cells: { [column in Column]?: SheetCell }
}

/** A fault of a cell, for which its row was left out. */
export type ImportError = { row: number; column: ImportColumn; message: string }

/** A room as the import finds it. */
export type KnownRoom = {
  id: number
  name: string
  description: string
  basePaise: number
  gstPercent: number
  sleeps: number | null
}

/** A room as the import leaves it; without an id it is new. */
export type ImportedRoom = Omit<KnownRoom, 'id'> & { id: number | null; row: number }

/**
 * Returns what the rows of a spreadsheet make of the rooms that there are: those to save, and what is wrong with the
 * others. A name that exists, in any letter case, updates that room; what its row leaves empty stays as it was.
 */
export function readRooms(rows: SheetRow[], known: KnownRoom[]) {
  const byName = new Map(known.map((room) => [room.name.toLowerCase(), room]))
  const seen = new Map<string, number>()
  const rooms: ImportedRoom[] = []
  const errors: ImportError[] = []
  for (const { row, cells } of rows) {
    const problem = (column: ImportColumn, message: string) => errors.push({ row, column, message })
    const count = errors.length
    const room = readRoom({ row, cells }, byName, problem)
    const first = seen.get(room.name.toLowerCase())
    if (first !== undefined) problem('Name', `The same name as in row ${first}.`)
    if (room.name) seen.set(room.name.toLowerCase(), first ?? row)
    if (errors.length === count) rooms.push(room)
  }
  return { rooms, errors }
}

type Problem = (column: ImportColumn, message: string) => void

function readRoom({ row, cells }: SheetRow, known: Map<string, KnownRoom>, problem: Problem) {
  const say = (column: ImportColumn) => (message: string) => problem(column, message)
  const name = readText(cells.Name, say('Name'))
  if (name === '') problem('Name', 'Empty. A room needs a name.')
  if (name.length > maxNameLength) problem('Name', `Write ${maxNameLength} letters at most.`)
  const before = known.get(name.toLowerCase())
  const description = readLines(cells.Description, say('Description'))
  if (description.length > maxDescriptionLength) {
    problem('Description', `Write ${maxDescriptionLength} letters at most.`)
  }
  const basePaise = readBase(cells['Base Rate'], say('Base Rate'))
  const gstPercent = readGst(cells['GST Rate'], say('GST Rate'))
  const room: ImportedRoom = {
    row,
    id: before?.id ?? null,
    name: before?.name ?? name,
    description: description || (before?.description ?? ''),
    basePaise: basePaise ?? 0,
    gstPercent: gstPercent ?? before?.gstPercent ?? property.gstPercent,
    sleeps: readSleeps(cells.Sleeps, say('Sleeps')) ?? before?.sleeps ?? null,
  }
  if (basePaise !== null) checkTotal(cells['Total Rate'], room, say('Total Rate'))
  return room
}

type Say = (message: string) => void

function readText(cell: SheetCell | undefined, say: Say): string {
  return plainLine(readLines(cell, say).replaceAll('\n', ' '))
}

function readLines(cell: SheetCell | undefined, say: Say): string {
  if (typeof cell === 'object') say(cell.problem)
  return cell === undefined || typeof cell === 'object' ? '' : plainLines(String(cell))
}

function readBase(cell: SheetCell | undefined, say: Say): number | null {
  if (isEmpty(cell)) {
    say('Empty. A room needs a base rate.')
    return null
  }
  const paise = readPaise(cell, say)
  const problem = paise === null ? null : baseProblem(paise)
  if (problem) say(problem)
  return problem ? null : paise
}

// Whatever a row says of the total, what counts is base and tax; a rupee of difference is somebody's rounding.
function checkTotal(cell: SheetCell | undefined, room: ImportedRoom, say: Say): void {
  if (isEmpty(cell)) return
  const given = readPaise(cell, say)
  const total = ratePerNight(room.basePaise, room.gstPercent)
  if (given === null || Math.abs(given - total) <= 100) return
  say(
    `${formatRupees(given)} is not the base rate with ${room.gstPercent}% GST, which is ${formatRupees(total)}. Correct one of them, or leave the total empty.`,
  )
}

function readGst(cell: SheetCell | undefined, say: Say): number | null {
  if (isEmpty(cell)) return null
  if (typeof cell === 'object') say(cell.problem)
  if (typeof cell === 'object') return null
  const percent = typeof cell === 'number' ? round(cell) : parsePercent(cell)
  const problem = overProblem(percent) ?? gstProblem(percent) ?? fractionProblem(percent)
  if (problem) say(percent === null ? notANumber(cell) : problem)
  return problem ? null : percent
}

function readSleeps(cell: SheetCell | undefined, say: Say): number | null {
  if (isEmpty(cell)) return null
  const count = typeof cell === 'object' ? Number.NaN : Number(cell)
  if (Number.isInteger(count) && count >= 1 && count <= maxSleeps) return count
  say(typeof cell === 'object' ? cell.problem : `Enter a whole number from 1 to ${maxSleeps}.`)
  return null
}

function overProblem(percent: number | null): string | null {
  return percent !== null && percent > 100 ? `${percent} is above 100.` : null
}

// 0.18 without a percent sign is 18 % in the mind of whoever wrote it; saving a fifth of a percent would be silent.
function fractionProblem(percent: number | null): string | null {
  if (percent === null || percent === 0 || percent >= 1) return null
  return `${percent} is less than one percent. Did you mean ${round(percent * 100)}?`
}

function readPaise(cell: SheetCell | undefined, say: Say): number | null {
  if (typeof cell === 'object') {
    say(cell.problem)
    return null
  }
  if (typeof cell === 'number') {
    if (cell >= 0 && cell < 1e9) return Math.round(cell * 100)
    say(cell < 0 ? 'Below zero.' : 'Too large.')
    return null
  }
  const paise = parseRupees(fromDecimalComma(cell ?? ''))
  if (paise === null) say(notANumber(cell ?? ''))
  return paise
}

// "1.234,50" and "4000,5", as spreadsheets of other countries write them: no grouping ends in one or two digits.
function fromDecimalComma(text: string): string {
  const plain = text.trim()
  if (!/^₹?\s*(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(plain)) return plain
  return plain.replaceAll('.', '').replace(',', '.')
}

function notANumber(cell: string | number): string {
  return `“${String(cell).slice(0, 40)}” is not a number.`
}

function isEmpty(cell: SheetCell | undefined): cell is undefined | '' {
  return cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
