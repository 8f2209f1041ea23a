import { z } from 'zod'
import { checkedValues, factProblems, withFactValues } from '#lib/farm/rules/fact-values.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import {
  type FactName,
  type FactValue,
  type FactValues,
  factKey,
  factOf,
} from '#lib/farm/rules/named-facts.ts'

/** What is typed for some facts, by {@link factKey}. */
export type Draft = Record<string, string>

const yes = 'yes'
export const switchValues = [yes, 'no'] as const

/** Returns facts as they're typed. */
export function toDraft(values: FactValues): Draft {
  const typed = Object.entries(values).map(([name, value]) => [
    factKey(name as FactName),
    typeof value === 'boolean' ? switchValues[value ? 0 : 1] : String(value ?? ''),
  ])
  return Object.fromEntries(typed)
}

/** Returns the facts that a draft is typed for. */
export function toValues(draft: Draft, names: readonly FactName[]): FactValues {
  return Object.fromEntries(
    names.map((name) => [name, typedValue(name, draft[factKey(name)] ?? '')]),
  )
}

const numbers: readonly string[] = ['percent', 'count', 'year', 'minutes', 'degrees']

function typedValue(name: FactName, text: string): FactValue {
  const { kind } = factOf(name)
  if (kind === 'switch') return text === yes
  if (!numbers.includes(kind)) return text
  return text.trim() === '' ? null : Number(text)
}

/** The rules of the facts, as the server asks them. */
export const factRules = z
  .object({ seen: z.unknown() })
  .loose()
  .superRefine((sent, refuse) => {
    const { seen: _, ...values } = sent
    const { errors } = checkedValues(farm(), values as FactValues)
    for (const [name, message] of Object.entries(errors)) {
      refuse.addIssue({ code: 'custom', path: [name], message })
    }
  })

/** Returns the sentence that a fact's rule has for a wrong value, which says what it wants; none for what may be any words. */
export function ruleOf(name: FactName): string | undefined {
  const { kind, choices } = factOf(name)
  if (choices || kind === 'switch' || kind === 'hour' || kind === 'time') return undefined
  const wrong = numbers.includes(kind) ? null : 'x'
  return factProblems(withFactValues(farm(), { [name]: wrong }))[name]
}
