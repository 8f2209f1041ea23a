import { addDays, type IsoDate } from '../../shared/dates.ts'
import { type DayFormat, dayFormats, figuresOf, looksLikeDay, parseDay } from './cells.ts'

/** How the days of a column are to be read; `isSwapped` for a spreadsheet that took the day for the month where it could. */
export type DayReading = { format: DayFormat; isSwapped: boolean }

// No bank sends older lines.
const oldestYears = 10

/** Returns true for a day that a line of a statement can have: not after tomorrow, and of the last ten years. */
export function canBeDay(day: IsoDate, today: IsoDate): boolean {
  const oldest = `${Number(today.slice(0, 4)) - oldestYears}${today.slice(4)}`
  return day >= oldest && day <= addDays(today, 1)
}

/**
 * Returns how the days of a column are written, in the order of its rows. Of the ways that are possible that is the one
 * with the fewest days that cannot be and that goes most steadily up or down; `expected` where several are as good.
 * Returns null where the file does not tell.
 */
export function dayReadingOf(
  written: readonly string[],
  expected: DayFormat,
  today: IsoDate,
): DayReading | null {
  const all = written.flatMap((text) => {
    const figures = looksLikeDay(text) ? figuresOf(text) : null
    return figures ? [{ text, figures }] : []
  })
  const cells = all.filter(({ figures }) => figures[0].length === 4)
  const others = all.filter(({ figures }) => figures[0].length !== 4)
  if (cells.length > 0 && others.length > 0) return mixedReading(cells, others, expected, today)
  const isText = cells.length === 0
  const ways = (isText ? orders(expected) : swaps(expected)).map((reading) => ({
    reading,
    days: all.map(({ text }) => parseDay(text, reading.format, reading.isSwapped)),
  }))
  return chosenOf(bestOf(ways, today), isText && all.some(({ figures }) => isUnpadded(figures)))
}

// Of two ways that are as good the first, unless that is unlikely: then the other, if a spreadsheet has written the days.
function chosenOf([first, second]: Way[], isSaved: boolean): DayReading | null {
  if (!first || !second) return first?.reading ?? null
  if (isSpread(first.days) && isOneMonth(second.days)) return isSaved ? second.reading : null
  const isOneDay = new Set(first.days).size === 1 && first.days[0] !== second.days[0]
  return isOneDay && isSaved ? null : first.reading
}

type Written = { text: string; figures: [string, string, string] }
type Way = { reading: DayReading; days: (IsoDate | null)[] }

const swaps = (format: DayFormat): DayReading[] =>
  [false, true].map((isSwapped) => ({ format, isSwapped }))

const orders = (expected: DayFormat): DayReading[] =>
  [expected, ...dayFormats.filter((format) => format !== expected && format !== 'ymd')].map(
    (format) => ({ format, isSwapped: false }),
  )

// Excel makes a date of what it can read in its own order and leaves the rest as text. So the text cannot be read in that
// order, and each date can be turned round.
function mixedReading(
  cells: Written[],
  others: Written[],
  expected: DayFormat,
  today: IsoDate,
): DayReading | null {
  const formats = orders(expected).map(({ format }) => format)
  const format = formats.find((each) => others.every(({ text }) => parseDay(text, each)))
  if (!format) return null
  const other = format === 'dmy' ? 'mdy' : 'dmy'
  const isLeft = others.every(({ text }) => parseDay(text, other) === null)
  const isTurned = cells.every(({ text }) => {
    const day = parseDay(text, format, true)
    return day !== null && canBeDay(day, today)
  })
  return isLeft && isTurned ? { format, isSwapped: true } : null
}

function bestOf(ways: Way[], today: IsoDate): Way[] {
  const faults = ways.map(({ days }) => [
    days.filter((day) => day === null || !canBeDay(day, today)).length,
    turnsOf(days.filter((day) => day !== null)),
  ])
  const compare = (a: number[] = [], b: number[] = []) =>
    (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)
  const least = faults.toSorted(compare)[0]
  return ways.filter((_, at) => compare(faults[at], least) === 0)
}

// How often the days go against their direction, which is up in some files and down in others.
function turnsOf(days: IsoDate[]): number {
  const steps = days.slice(1).map((day, at) => day.localeCompare(days[at] ?? day))
  const up = steps.filter((step) => step > 0).length
  return Math.min(up, steps.filter((step) => step < 0).length)
}

// The 11th of May, June and July are more likely the 5th, 6th and 7th of November.
function isSpread(days: (IsoDate | null)[]): boolean {
  const all = new Set(days)
  return all.size > 1 && new Set(days.map((day) => day?.slice(8))).size === 1
}

function isOneMonth(days: (IsoDate | null)[]): boolean {
  return new Set(days.map((day) => day?.slice(0, 7))).size === 1
}

// Banks write two figures; a spreadsheet that saves a file anew often writes one.
function isUnpadded(figures: string[]): boolean {
  return figures.some((figure) => figure.length === 1)
}
