import {
  type FactName,
  type FactValue,
  type FactValues,
  factKey,
  factOf,
} from '#lib/farm/rules/named-facts.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { clockIn } from '#lib/shared/dates.ts'
import { formatPercent } from '#lib/shared/intl-formats.ts'
import { count, range } from '../../kit/words.ts'
import type { Row, RowName } from './rows.ts'

const t = staffWords('site')

/** Returns what a fact or a row is called. */
export function labelOf(name: FactName | RowName): string {
  return t(`facts.${factKey(name)}.label`)
}

/** Returns what the facts of a row are, and where guests meet them. */
export function aboutOf({ name }: Row): string {
  if (isOf('drivingMinutes', name)) return t('facts.drivingMinutes.about')
  if (isOf('spellings', name)) return t('facts.spellings.about')
  if (isOf('languages', name)) return t('facts.languages.about')
  return t(`facts.${factKey(name)}.about`)
}

function isOf<Group extends string, Name extends string>(
  group: Group,
  name: Name,
): name is Extract<Name, `${Group}.${string}`> {
  return name.startsWith(`${group}.`)
}

/** Returns a fact's value as guests read it in English. */
export function valueWords(name: FactName, value: FactValue | undefined): string {
  if (value === null || value === undefined) return noneOf(name)
  if (typeof value === 'boolean') return switchWords(name, value)
  return typeof value === 'number' ? numberWords(name, value) : textWords(name, value)
}

/** Returns what staff call a switch that's on or off. */
export function switchWords(name: FactName, isOn: boolean): string {
  if (isOf('languages', name)) return t(isOn ? 'values.on' : 'values.off')
  const answer = isOn ? 'yes' : 'no'
  return name === 'open' ? t(`facts.open.${answer}`) : t(`facts.demo.${answer}`)
}

function noneOf(name: FactName): string {
  if (name === 'gst.gstin') return t('values.noGstin')
  return t(name.startsWith('spellings.') ? 'values.asEnglish' : 'values.none')
}

function numberWords(name: FactName, value: number): string {
  const { kind } = factOf(name)
  if (kind === 'percent') return formatPercent(value, 'en')
  if (kind === 'minutes') return t('values.minutes', { count: value })
  if (kind === 'degrees') return `${value}°`
  if (name === 'backupWeeks') return t('values.weeks', { count: value })
  if (name === 'maxDogs') return value === 0 ? t('values.noDogs') : count(value, 'dog')
  return kind === 'count' ? count(value, 'day') : String(value)
}

function textWords(name: FactName, value: string): string {
  const { kind } = factOf(name)
  if (kind === 'time' || kind === 'hour') return clockIn('en', value)
  if (kind === 'choice') return choiceWords(name, value)
  if (name !== 'hostingCountry') return value
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(value) ?? value
}

/** Returns what staff call one of the choices of a fact. */
export function choiceWords(name: FactName, choice: string): string {
  if (name === 'meat') return t(`facts.meat.${choice as 'never'}`)
  if (name === 'gst.scheme') return t(`facts.gst_scheme.${choice as 'regular'}`)
  return choice
}

/** A line of a row: what it is, unless the row says that already, and the text. */
export type Line = { label: string | null; text: string; lang?: string | undefined }

/** Returns the lines that say what a row's facts are. */
export function linesOf(row: Row, values: FactValues): Line[] {
  const text = pairWords(row, values)
  if (text !== null) return [{ label: null, text }]
  if (row.name === 'address') {
    return [{ label: null, text: row.facts.map((fact) => values[fact]).join(', ') }]
  }
  return row.facts.map((fact) => lineOf(row, fact, values))
}

function lineOf(row: Row, fact: FactName, values: FactValues): Line {
  return {
    label: row.facts.length > 1 ? labelOf(fact) : null,
    text: valueWords(fact, values[fact]),
    lang: values[fact] === null ? undefined : factOf(fact).lang,
  }
}

/** What something was, and what it is now; a `before` of null is for what has only been looked at. */
export type Difference = Line & { before: string | null }

/** Returns what differs between two versions of a row's facts. */
export function differencesOf(row: Row, before: FactValues, after: FactValues): Difference[] {
  const changed = row.facts.filter((fact) => before[fact] !== after[fact])
  const [was, text] = [pairWords(row, before), pairWords(row, after)]
  if (changed.length > 0 && was !== null && text !== null)
    return [{ label: null, text, before: was }]
  return changed.map((fact) => ({
    ...lineOf(row, fact, after),
    before: lineOf(row, fact, before).text,
  }))
}

// Two facts that are one thing to a reader; null for others, and where only one of them is known.
function pairWords({ name, facts }: Row, values: FactValues): string | null {
  if (facts.some((fact) => values[fact] === undefined)) return null
  const words = facts.map((fact) => valueWords(fact, values[fact]))
  const [from = '', to = ''] = words
  if (name === 'checkIn' || name === 'hours') return range(from, to)
  return name === 'geo' ? words.join(', ') : null
}
