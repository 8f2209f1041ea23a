/** A meal: from when to when, as 'HH:MM', and what it costs in rupees, which is nothing if it's in the price of the room. */
export type Meal = {
  from?: string
  to?: string
  price?: number | undefined
  per?: string | undefined
}

/** The values of the shipped items, which their words name. The farm's own items have theirs in the lists. */
export const sampleMeals: { [id: string]: Meal } = {
  breakfast: { from: '08:00', to: '10:00', price: 0 },
  lunch: { from: '13:00', price: 350 },
  dinner: { from: '20:00', price: 400 },
  curry: { price: 250, per: 'extra' },
}

/** Ages in years: children under the first eat free, those up to the second at half price. */
export const sampleAges = { free: 5, half: 11, older: 12 }
