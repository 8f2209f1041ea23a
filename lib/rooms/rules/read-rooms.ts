import { farm } from '../../farm/rules/farm.ts'
import { percentByLaw } from '../../gst/rules/law.ts'
import { rateInForce } from '../../gst/rules/registration.ts'
import { formatRupees } from '../../shared/money.ts'
import { plainLine, tooLong } from '../../shared/text.ts'
import { maxDescriptionLength, maxNameLength } from './name.ts'
import { baseProblem, gstProblem, parsePercent, ratePerNight } from './rate.ts'
import {
  isEmpty,
  notANumber,
  readLines,
  readPaise,
  readText,
  round,
  type Say,
} from './read-cells.ts'
import type { ImportColumn, ImportError, SheetCell, SheetRow } from './sheet.ts'
import { maxSleeps } from './stay.ts'
import { maxUnitNameLength, maxUnits } from './units.ts'

/** A room as the import finds it. */
export type KnownRoom = {
  id: number
  name: string
  description: string
  basePaise: number
  /** Null for the rate that the law has for each night. */
  gstPercent: number | null
  sleeps: number | null
  units: number
}

/** A room as the import leaves it; without an id it is new. `doors` are the names of its units, if its rows give them;
 * a room that is there keeps the names that it has. */
export type ImportedRoom = Omit<KnownRoom, 'id'> & {
  id: number | null
  row: number
  doors: string[]
  /** True if its GST is what a new room has because no row says any. */
  isGstAssumed: boolean
}

/** A row that is no room but the total or the average of those above it. */
export type LeftOut = { row: number; name: string }

/**
 * Returns what the rows of a spreadsheet make of the rooms that there are: those to save, what is wrong with the others,
 * and the totals that were left out. A name that exists, in any letter case, updates that room; what its row leaves empty
 * stays as it was. Rows of one name and price with a number on a door each are one room with so many units.
 */
export function readRooms(rows: SheetRow[], known: KnownRoom[]) {
  const byName = new Map(known.map((room) => [room.name.toLowerCase(), room]))
  const seen = new Map<string, ImportedRoom>()
  const rooms: ImportedRoom[] = []
  const errors: ImportError[] = []
  const leftOut: LeftOut[] = []
  for (const { row, cells } of rows) {
    const total = totalIn(cells, rooms)
    if (total !== null) {
      leftOut.push({ row, name: total })
      continue
    }
    const problem = (column: ImportColumn, message: string) => errors.push({ row, column, message })
    const count = errors.length
    const room = readRoom({ row, cells }, byName, problem)
    const first = seen.get(room.name.toLowerCase())
    if (first && errors.length === count && isNextUnit(first, room)) {
      addUnit({ first, isLeftOut: !rooms.includes(first) }, room, problem)
      continue
    }
    if (first) problem('Name', `The same name as in row ${first.row}.`)
    else if (room.name) seen.set(room.name.toLowerCase(), room)
    if (errors.length === count) rooms.push(room)
  }
  return { rooms, errors, leftOut }
}

const totals =
  /^(grand |sub[- ]?)?(total|sum|average|avg|mean)s?\.?( (of|per|rate|price|tariff|amount|room|rooms|night|day|all))*:?$/i

// The same in Hindi and Marathi.
const namesOfTotals = 'कुल,योग,कुल योग,कुल राशि,जोड़,कुल जोड़,औसत,एकूण,एकूण रक्कम,बेरीज,एकूण बेरीज,सरासरी'
  .normalize('NFC')
  .split(',')

// The name of a row that is a total by that name, or has no name and nothing but the sum of at least three rooms above it.
function totalIn(cells: SheetRow['cells'], above: ImportedRoom[]): string | null {
  const { Name: cell, 'Base Rate': base, 'Total Rate': _, ...others } = cells
  const name = typeof cell === 'object' ? '' : plainLine(String(cell ?? ''))
  if (totals.test(name) || namesOfTotals.includes(name.replace(/ ?:$/, ''))) return name
  if (name !== '' || typeof cell === 'object') return null
  const paise = readPaise(base, () => undefined)
  const sum = above.reduce((all, { basePaise }) => all + basePaise, 0)
  const isSum = Object.keys(others).length === 0 && above.length >= 3 && paise === sum
  return isSum ? '' : null
}

// True if a row is one more unit of the room of its name: both name a door, and nothing else that they say differs.
function isNextUnit(first: ImportedRoom, room: ImportedRoom): boolean {
  const [door] = room.doors
  if (door === undefined || first.doors.length === 0 || first.doors.includes(door)) return false
  const isSame = (one: string | number | null, other: string | number | null) =>
    one === '' || one === null || one === other
  return (
    first.basePaise === room.basePaise &&
    first.gstPercent === room.gstPercent &&
    isSame(room.description, first.description) &&
    isSame(room.sleeps, first.sleeps)
  )
}

type First = { first: ImportedRoom; isLeftOut: boolean }

function addUnit({ first, isLeftOut }: First, { doors }: ImportedRoom, problem: Problem): void {
  if (isLeftOut) {
    problem('Name', `Row ${first.row} of this room was left out. Correct that row first.`)
  } else if (first.doors.length >= maxUnits) {
    problem('Room No', `A room can have up to ${maxUnits} units.`)
  } else {
    first.doors.push(...doors)
    first.units = Math.max(first.units, first.doors.length)
  }
}

type Problem = (column: ImportColumn, message: string) => void

function readRoom({ row, cells }: SheetRow, known: Map<string, KnownRoom>, problem: Problem) {
  const say = (column: ImportColumn) => (message: string) => problem(column, message)
  const name = readName(cells.Name, say('Name'))
  const before = known.get(name.toLowerCase())
  const description = readDescription(cells.Description, say('Description'))
  const basePaise = readBase(cells['Base Rate'], say('Base Rate'))
  const gstPercent = readGst(cells['GST Rate'], say('GST Rate'))
  const room: ImportedRoom = {
    row,
    id: before?.id ?? null,
    name: before?.name ?? name,
    description: description || (before?.description ?? ''),
    basePaise: basePaise ?? 0,
    gstPercent: gstPercent ?? (before ? before.gstPercent : farm().gstPercent),
    isGstAssumed: gstPercent === null && !before,
    sleeps: readCount(cells.Sleeps, maxSleeps, say('Sleeps')) ?? before?.sleeps ?? null,
    units: readUnits(cells.Units, before, say('Units')),
    doors: readDoor(cells['Room No'], say('Room No')),
  }
  if (basePaise !== null) checkTotal(cells['Total Rate'], room, say('Total Rate'))
  return room
}

function readName(cell: SheetCell | undefined, say: Say): string {
  const name = readText(cell, say)
  if (name === '') say('Empty. A room needs a name.')
  if (name.length > maxNameLength) say(tooLong(maxNameLength))
  return name
}

function readDescription(cell: SheetCell | undefined, say: Say): string {
  const text = readLines(cell, say)
  if (text.length > maxDescriptionLength) say(tooLong(maxDescriptionLength))
  return text
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
  const gstPercent = rateInForce(room.gstPercent)
  const total = ratePerNight(room.basePaise, gstPercent)
  if (given === null || Math.abs(given - total) <= 100) return
  say(
    `${formatRupees(given)} isn’t the base rate plus ${gstPercent ?? percentByLaw(room.basePaise)}% GST, which is ${formatRupees(total)}. Correct one of them or leave the total empty.`,
  )
}

function readGst(cell: SheetCell | undefined, say: Say): number | null {
  if (isEmpty(cell)) return null
  if (typeof cell === 'object') say(cell.problem)
  if (typeof cell === 'object') return null
  const percent = fromShare(cell, typeof cell === 'number' ? round(cell) : parsePercent(cell))
  const problem = overProblem(percent) ?? gstProblem(percent) ?? fractionProblem(percent)
  if (problem) say(percent === null ? notANumber(cell) : problem)
  return problem ? null : percent
}

function readCount(cell: SheetCell | undefined, most: number, say: Say): number | null {
  if (isEmpty(cell)) return null
  const count = typeof cell === 'object' ? Number.NaN : Number(cell)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  say(typeof cell === 'object' ? cell.problem : `Enter a whole number from 1 to ${most}.`)
  return null
}

// A list adds units. Taking some away needs a look at the stays in them, as the form of the room has it.
function readUnits(cell: SheetCell | undefined, before: KnownRoom | undefined, say: Say): number {
  const units = readCount(cell, maxUnits, say) ?? before?.units ?? 1
  if (before && units < before.units) {
    say(`The room has ${before.units} units. To remove units, edit the room under Rooms.`)
  }
  return units
}

function readDoor(cell: SheetCell | undefined, say: Say): string[] {
  const name = readText(cell, say)
  if (name.length > maxUnitNameLength) say(tooLong(maxUnitNameLength))
  return name === '' ? [] : [name]
}

function overProblem(percent: number | null): string | null {
  return percent !== null && percent > 100 ? `${percent} is above 100.` : null
}

// India's GST rates. Here, 0.05 can only mean 5%.
const usualRates = [5, 12, 18, 28]

function fromShare(cell: string | number, percent: number | null): number | null {
  if (percent === null || percent >= 1 || String(cell).includes('%')) return percent
  const whole = round(percent * 100)
  return usualRates.includes(whole) ? whole : percent
}

// Saving a fifth of a percent where 20% is meant would be silent.
function fractionProblem(percent: number | null): string | null {
  if (percent === null || percent === 0 || percent >= 1) return null
  return `${percent} is less than one percent. Did you mean ${round(percent * 100)}?`
}
