import { farm } from '../farm/rules/farm.ts'
import type { ItemOf } from '../farm/rules/lists.ts'
import { type Meal, sampleAges, sampleMeals } from '../farm/rules/sample-values.ts'
import { entries } from '../farm/rules/shown.ts'
import { clockIn } from '../shared/dates.ts'
import { formatRupees, toPaise } from '../shared/money.ts'

export type ShownMeal = {
  id: ItemOf<'meals'>
  /** Null if it's in the price of the room. */
  price: string | null
  /** True for what's paid besides a meal. */
  isExtra: boolean
  /** What the words of the meal may name. */
  values: { from: string; to: string }
}

/** Returns the meals that guest pages show, in their order, with their prices. A farm that cooks no meat has no curry. */
export function shownMeals(locale: string): ShownMeal[] {
  const meals = entries('meals').filter(({ id }) => id !== 'curry' || farm().meat !== 'never')
  return meals.map((entry) => {
    const { from = '', to = '', price = 0, per }: Meal = sampleMeals[entry.id] ?? entry
    return {
      id: entry.id as ItemOf<'meals'>,
      price: price > 0 ? formatRupees(toPaise(price), locale) : null,
      isExtra: per === 'extra',
      values: { from: clockIn(locale, from), to: clockIn(locale, to) },
    }
  })
}

/** Returns the ages of children that the words about them name. */
export function childrensAges() {
  return sampleAges
}
