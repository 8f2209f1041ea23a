import { plainLine } from '../../shared/text.ts'
import { type Facts, factsSchema } from '../schema/facts.ts'
import {
  changedWith,
  type FactName,
  type FactValue,
  type FactValues,
  factNames,
  factOf,
} from './named-facts.ts'

type Tree = { [part: string]: Tree | FactValue }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Returns a fact's value; null if it has none. */
export function factValue(facts: Facts, name: FactName): FactValue {
  const parts = name.split('.')
  const value = parts.reduce<unknown>((at, part) => (isTree(at) ? at[part] : undefined), facts)
  return (value ?? null) as FactValue
}

/** Returns all facts by their names. */
export function allFactValues(facts: Facts): Record<FactName, FactValue> {
  const values = factNames.map((name) => [name, factValue(facts, name)])
  return Object.fromEntries(values) as Record<FactName, FactValue>
}

/** Returns the facts with other values for some of them, which no rule has been asked about. */
export function withFactValues(facts: Facts, values: FactValues): Facts {
  const changed = structuredClone(facts) as unknown as Tree
  for (const [name, value] of Object.entries(values)) {
    putFact(changed, name.split('.'), value ?? null)
  }
  return changed as unknown as Facts
}

// A spelling without a value isn't there at all, while the GSTIN of a farm without one is null.
function putFact(tree: Tree, [part = '', ...rest]: string[], value: FactValue): void {
  if (rest.length > 0) {
    const below = tree[part]
    const branch = isTree(below) ? below : {}
    tree[part] = branch
    putFact(branch, rest, value)
    if (Object.keys(branch).length === 0) delete tree[part]
  } else if (value === null && part !== 'gstin') delete tree[part]
  else tree[part] = value
}

/** Returns what is wrong with some facts, by their names. */
export function factProblems(facts: Facts): Record<string, string> {
  const { error } = factsSchema.safeParse(facts)
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) problems[path.join('.')] ??= message
  return problems
}

/**
 * Returns the values as they're kept, without spaces around them, and what is wrong with them by their names. Facts that they're
 * not changed together with may be wrong already: that's not theirs to answer for.
 */
export function checkedValues(
  facts: Facts,
  values: FactValues,
): { kept: FactValues; errors: Record<string, string> } {
  const names = Object.keys(values) as FactName[]
  const wanted = Object.fromEntries(names.map((name) => [name, valueAsKept(name, values[name])]))
  const asked = new Set<string>(names.flatMap(changedWith))
  const problems = Object.entries(factProblems(withFactValues(facts, wanted)))
  const errors = Object.fromEntries(problems.filter(([name]) => asked.has(name)))
  return { kept: wanted, errors }
}

function valueAsKept(name: FactName, value: FactValue = null): FactValue {
  if (typeof value !== 'string') return value
  const text = plainLine(value)
  return text === '' && factOf(name).optional ? null : text
}

/** Returns the names of the facts whose values differ. */
export function differingFacts(some: Facts, others: Facts): FactName[] {
  return factNames.filter((name) => factValue(some, name) !== factValue(others, name))
}
