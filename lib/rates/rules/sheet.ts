import type { SheetCell, SheetLayout, SheetRow } from '../../rooms/rules/sheet.ts'
import { type IsoDate, isIsoDate } from '../../shared/dates.ts'
import { formatRupees, parseRupees } from '../../shared/money.ts'
import { maxMinimumNights, maxNightPaise, maxRateDays } from './limits.ts'
import type { Night } from './night.ts'
import type { Given } from './own-day.ts'

/** The columns of a year of a room, a row a night. Other columns are for people to read. */
const nightColumns = [
  'Date',
  'Guest pays',
  'Minimum nights',
  'Closed',
  'No check-in',
  'No check-out',
] as const
export type NightColumn = (typeof nightColumns)[number]

export const nightSheet: SheetLayout<NightColumn> = {
  columns: nightColumns,
  otherNames: {
    // As files from before these names have them.
    nightsatleast: 'Minimum nights',
    noarrival: 'No check-in',
    nodeparture: 'No check-out',
  },
  // An empty cell says something, too: the price of the rules, or that the day is open.
  needed: nightColumns,
  of: 'nights',
  maxRows: maxRateDays,
  isoDates: true,
}

/** A night as a row of a spreadsheet has it; null goes back to the rules. */
export type SheetNight = {
  row: number
  day: IsoDate
  paise: number | null
  minimumNights: number | null
  closed: boolean
  noArrival: boolean
  noDeparture: boolean
}

/** A fault of a cell. */
export type NightError = { row: number; column: NightColumn; message: string }

/** Returns the nights of the rows of a spreadsheet, and what is wrong with them. */
export function readNights(rows: SheetRow<NightColumn>[]) {
  const errors: NightError[] = []
  const seen = new Map<IsoDate, number>()
  const nights = rows.map(({ row, cells }): SheetNight => {
    const say = (column: NightColumn) => (message: string) => {
      errors.push({ row, column, message })
    }
    const day = readDay(cells.Date, say('Date'))
    const first = seen.get(day)
    if (day && first !== undefined) say('Date')(`The same night as in row ${first}.`)
    seen.set(day, first ?? row)
    return {
      row,
      day,
      paise: readPrice(cells['Guest pays'], say('Guest pays')),
      minimumNights: readMinimum(cells['Minimum nights'], say('Minimum nights')),
      closed: readYes(cells.Closed, say('Closed')),
      noArrival: readYes(cells['No check-in'], say('No check-in')),
      noDeparture: readYes(cells['No check-out'], say('No check-out')),
    }
  })
  return { nights, errors }
}

type Say = (message: string) => void

function textOf(cell: SheetCell | undefined, say: Say): string {
  if (typeof cell === 'object') say(cell.problem)
  return cell === undefined || typeof cell === 'object' ? '' : String(cell).trim()
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

// 5/6/2027 is another day in another country.
function readDay(cell: SheetCell | undefined, say: Say): IsoDate {
  const text = textOf(cell, say)
  const [, date = '', month = '', year = ''] =
    /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4})$/i.exec(text) ?? []
  const number = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')
  const day = date ? `${year}-${number}-${date.padStart(2, '0')}` : text
  if (isIsoDate(day)) return day
  if (typeof cell !== 'object') say('Enter a date such as 6 Nov 2026 or 2026-11-06.')
  return ''
}

function readPrice(cell: SheetCell | undefined, say: Say): number | null {
  const text = textOf(cell, say)
  if (text === '') return null
  // Excel computes with fractions that no paisa has.
  const paise = typeof cell === 'number' ? Math.round(cell * 100) : parseRupees(text)
  if (paise !== null && paise > 0 && paise <= maxNightPaise) return paise
  say(`Enter an amount above zero, up to ${formatRupees(maxNightPaise)}.`)
  return null
}

function readMinimum(cell: SheetCell | undefined, say: Say): number | null {
  const text = textOf(cell, say)
  if (text === '') return null
  const nights = Number(text)
  if (/^\d+$/.test(text) && nights >= 1 && nights <= maxMinimumNights) return nights
  say(`Enter a whole number from 1 to ${maxMinimumNights}.`)
  return null
}

function readYes(cell: SheetCell | undefined, say: Say): boolean {
  const text = textOf(cell, say).toLowerCase()
  if (['yes', 'y', 'x', 'true', '1'].includes(text)) return true
  if (!['', 'no', 'n', 'false', '0'].includes(text)) say('Enter yes, or leave the cell empty.')
  return false
}

/**
 * Returns what a row changes of a night: what is as it was stays as it is, what is as the rules alone say (`ruled`) goes back to them,
 * and all else becomes the day's own. Null if it changes nothing.
 */
export function givenBy(sheet: SheetNight, night: Night, ruled: Night): Given | null {
  const given: Given = {
    price: changed(sheet.paise, night.paise, ruled.paise),
    minimum_nights: changed(sheet.minimumNights, night.minimumNights, ruled.minimumNights),
    closed: changed(sheet.closed, night.closed, ruled.closed),
    no_arrival: changed(sheet.noArrival, !night.arrival, !ruled.arrival),
    no_departure: changed(sheet.noDeparture, !night.departure, !ruled.departure),
  }
  return Object.values(given).some((value) => value !== undefined) ? given : null
}

function changed<T>(cell: T | null, is: T, ruled: T): T | null | undefined {
  if (cell === is) return undefined
  return cell === ruled ? null : cell
}
