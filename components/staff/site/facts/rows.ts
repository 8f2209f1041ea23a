import {
  type FactName,
  type FactValues,
  factGroups,
  factNames,
  factOf,
} from '#lib/farm/rules/named-facts.ts'
import type { Site, SiteDifference } from '#lib/farm/schema/site.ts'

// What belongs together is changed together: with one half of an account, guests would pay to nobody's.
const together = [
  'spellings.fr',
  'spellings.ar',
  'spellings.zh',
  'spellings.es',
  'spellings.ru',
  'address',
  'geo',
  'checkIn',
  'hours',
  'upi',
  'bank',
] as const
type Together = (typeof together)[number]
type Alone = Exclude<FactName, `${Together}.${string}`>
export type RowName = Together | Alone

/** Facts that staff see in a row and change in one dialog. */
export type Row = { name: RowName; facts: readonly FactName[] }

const rowOf = (fact: FactName) =>
  together.find((name) => fact.startsWith(`${name}.`)) ?? (fact as Alone)

/** All rows, in the order of the facts. */
export const rows: readonly Row[] = [...new Set(factNames.map(rowOf))].map((name) => ({
  name,
  facts: factNames.filter((fact) => rowOf(fact) === name),
}))

/**
 * Returns the groups of facts that staff see of a farm. The languages have a screen of their own, and how far the sample's places are
 * is nothing of another farm's.
 */
export function groupsOf(site: Site | null) {
  const isOwn = site?.facts.demo === false
  return factGroups.filter((group) => group !== 'languages' && !(isOwn && group === 'driving'))
}

/** Returns the rows of a group. */
export function rowsIn(group: string): Row[] {
  return rows.filter(({ facts: [fact] }) => fact && factOf(fact).group === group)
}

/** Returns the facts of a row as guests see them. */
export function published({ facts }: Row, site: Site): FactValues {
  return Object.fromEntries(facts.map((fact) => [fact, site.facts[fact]]))
}

/** Returns the facts of a row as they'd be published. */
export function drafted(row: Row, site: Site): FactValues {
  const changed = site.changes.filter((change) => isIn(row, change))
  const after = changed.map(({ what, after }) => [what, after])
  return { ...published(row, site), ...Object.fromEntries(after) }
}

/** Returns true for the difference of a fact that a row has. */
export function isIn({ facts }: Row, { kind, what }: SiteDifference): boolean {
  return kind === 'fact' && facts.includes(what)
}
