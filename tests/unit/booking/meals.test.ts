import { expect, test } from 'vitest'
import { platesFor } from '#lib/stays/rules/meals.ts'

const none = { veg: 0, vegan: 0, jain: 0, meat: 0 }

test('each guest is counted once, and one who was not asked is counted as that and not as veg', () => {
  const parties = [
    { guests: 4, diet: { ...none, veg: 1, meat: 1 } },
    { guests: 2, diet: { ...none, jain: 2 } },
    { guests: 1, diet: null },
  ]
  expect(platesFor(parties)).toEqual({
    guests: 7,
    veg: 1,
    vegan: 0,
    jain: 2,
    meat: 1,
    not_asked: 3,
  })
})

test('a party that has become smaller than what it told keeps what is harder to cook for', () => {
  const party = { guests: 2, diet: { veg: 1, vegan: 1, jain: 1, meat: 1 } }
  expect(platesFor([party])).toEqual({
    guests: 2,
    veg: 0,
    vegan: 1,
    jain: 1,
    meat: 0,
    not_asked: 0,
  })
})

test('nobody eats nothing', () => {
  expect(platesFor([])).toEqual({ guests: 0, ...none, not_asked: 0 })
})
