import { expect, test } from 'vitest'
import { ruleOf, toDraft, toValues } from '#components/staff/site/facts/draft.ts'
import { groupsOf, rows, rowsIn } from '#components/staff/site/facts/rows.ts'
import { aboutOf, differencesOf, labelOf, valueWords } from '#components/staff/site/facts/words.ts'
import { allFactValues } from '#lib/farm/rules/fact-values.ts'
import { changedWith, factGroups, factNames, factOf } from '#lib/farm/rules/named-facts.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { property } from '#lib/property.ts'

const known = allFactValues(property)

test('every fact is in one row, with those that are changed with it', () => {
  expect(rows.flatMap(({ facts }) => facts).toSorted()).toEqual(factNames.toSorted())
  expect(factGroups.flatMap(rowsIn)).toHaveLength(rows.length)
  for (const { facts } of rows) {
    expect(new Set(facts.map((fact) => factOf(fact).group)).size).toBe(1)
    for (const fact of facts) expect(facts).toEqual(expect.arrayContaining([...changedWith(fact)]))
  }
})

test('staff of a farm of its own aren’t asked how far the sample’s places are', () => {
  const site = (demo: boolean) => ({ facts: { ...known, demo }, changes: [] }) as unknown as Site
  expect(groupsOf(site(true))).toContain('driving')
  expect(groupsOf(site(false))).not.toContain('driving')
})

// A message that's missing throws.
test('every fact has its words: what it’s called, what it is, and what its rule wants', () => {
  for (const row of rows) {
    expect(labelOf(row.name)).not.toBe('')
    expect(aboutOf(row)).toMatch(/\.$/)
  }
  for (const name of factNames) {
    expect(labelOf(name)).not.toBe('')
    expect(valueWords(name, known[name])).not.toBe('undefined')
    const { kind } = factOf(name)
    const isTyped = !['text', 'choice', 'switch', 'time', 'hour'].includes(kind)
    if (isTyped) expect([name, ruleOf(name)]).toEqual([name, expect.stringMatching(/^Enter /)])
  }
  expect(ruleOf('bank.ifsc')).toContain('IFSC')
  expect(ruleOf('name')).toBeUndefined()
})

test.each([
  ['checkIn.from', '13:00', '1\u00a0pm'],
  ['depositPercent', 25, '25%'],
  ['refundDays', 1, '1 day'],
  ['backupWeeks', 5, '5 weeks'],
  ['maxDogs', 0, 'No dogs'],
  ['drivingMinutes.tung', 45, '45 minutes'],
  ['hostingCountry', 'IN', 'India'],
  ['gst.gstin', null, 'None'],
  ['spellings.fr.name', null, 'As in English'],
  ['demo', false, 'A real farm'],
] as const)('%s of %j reads as %s', (name, value, words) => {
  expect(valueWords(name, value)).toBe(words)
})

test('what is typed is read as the values that it was made of', () => {
  const names = factNames.filter((name) => known[name] !== null)
  const values = Object.fromEntries(names.map((name) => [name, known[name]]))
  expect(toValues(toDraft(values), names)).toEqual(values)
})

test('a pair reads as one where both are known, and by its parts in the history', () => {
  const row = rows.find(({ name }) => name === 'hours')
  if (!row) throw new Error('There is no such row.')
  const from = { 'hours.from': '08:00' }
  const to = { 'hours.to': '21:00' }
  const later = { 'hours.from': '09:30' }
  expect(differencesOf(row, { ...from, ...to }, { ...later, ...to })).toMatchObject([
    { label: null, before: '8\u00a0am to 9\u00a0pm', text: '9:30\u00a0am to 9\u00a0pm' },
  ])
  expect(differencesOf(row, from, later)).toMatchObject([
    { label: 'From', before: '8\u00a0am', text: '9:30\u00a0am' },
  ])
  expect(differencesOf(row, { ...from, ...to }, { ...from, ...to })).toEqual([])
})
