import { expect, test } from 'vitest'
import {
  allFactValues,
  checkedValues,
  differingFacts,
  factProblems,
  factValue,
  withFactValues,
} from '#lib/farm/rules/fact-values.ts'
import { factGroups, factNames, factOf, isLiveWhenSaved } from '#lib/farm/rules/named-facts.ts'
import { factsSchema } from '#lib/farm/schema/facts.ts'
import { property } from '#lib/property.ts'

type Json = { properties?: Record<string, Json>; propertyNames?: { enum: string[] } } & {
  additionalProperties?: Json | boolean
}

function leaves(json: Json, path: string[] = []): string[] {
  const below = json.propertyNames
    ? json.propertyNames.enum.map((name) => [name, json.additionalProperties as Json] as const)
    : Object.entries(json.properties ?? {})
  return below.length > 0
    ? below.flatMap(([name, inner]) => leaves(inner, [...path, name]))
    : [path.join('.')]
}

// The country is always India, which the rules of GST and the map need.
const fixed = 'address.country'

test('names every leaf of the facts once', async () => {
  const { toJSONSchema } = await import('zod')
  const json = toJSONSchema(factsSchema, { io: 'input', unrepresentable: 'any' }) as Json
  expect(factNames.toSorted()).toEqual(
    leaves(json)
      .filter((leaf) => leaf !== fixed)
      .toSorted(),
  )
})

test('every group has facts', () => {
  const used = new Set(factNames.map((name) => factOf(name).group))
  expect([...used].toSorted()).toEqual(factGroups.toSorted())
})

test('writes by name what it reads by name', () => {
  for (const name of factNames) {
    const value = factValue(property, name)
    const other = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : 'x'
    const changed = withFactValues(property, { [name]: other })
    expect(differingFacts(property, changed)).toEqual([name])
    expect(factValue(changed, name)).toBe(other)
    expect(withFactValues(changed, { [name]: value })).toEqual(property)
  }
  expect(Object.keys(allFactValues(property))).toEqual(factNames)
})

test('live when it’s saved is what guests pay to, whether it’s open, and until then what guests see of it', () => {
  const live = (isOpen: boolean) => factNames.filter((name) => isLiveWhenSaved(name, isOpen))
  const money = factNames.filter((name) => /^(upi|bank)\./.test(name))
  expect(money).toHaveLength(8)
  expect(live(true).toSorted()).toEqual([...money, 'open'].toSorted())
  expect(live(false)).toEqual(expect.arrayContaining(['name', 'phone', 'address.taluka']))
  expect(live(false)).not.toContain('depositPercent')
})

test('says what is wrong by name, and only of what is changed or belongs to it', () => {
  const wrong = withFactValues(property, { 'checkIn.from': '19:00' })
  expect(Object.keys(factProblems(wrong))).toEqual(['checkIn.to'])
  expect(checkedValues(wrong, { since: 1500 }).errors).toEqual({
    since: 'Enter a whole number from 1800 to 2100.',
  })
  expect(Object.keys(checkedValues(wrong, { 'checkIn.from': '20:00' }).errors)).toEqual([
    'checkIn.to',
  ])
})
