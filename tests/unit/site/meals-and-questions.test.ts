import { afterEach, describe, expect, test } from 'vitest'
import { Children } from '#components/site/children.tsx'
import { Questions } from '#components/site/questions.tsx'
import { MealPrices, Meals } from '#components/site/stay-dining/meals.tsx'
import { setFarm } from '#lib/farm/rules/farm.ts'
import type { Lists } from '#lib/farm/rules/lists.ts'
import { sampleMeals } from '#lib/farm/rules/sample-values.ts'
import { property } from '#lib/property.ts'
import { drawn } from '../../support/drawn.ts'

const show = (lists: Lists, facts = property as Parameters<typeof setFarm>[0]['facts']) =>
  setFarm({ number: 0, facts, words: {}, lists, pictures: {}, photos: {} })
afterEach(() => show({}))
const page = (part: unknown, props: object = {}) => drawn('en', part as never, props)
const text = (html: string) => html.replaceAll('\u00a0', ' ')

describe('meals', () => {
  test('say what they cost and when, from their values', async () => {
    const html = await page(Meals)
    expect(html).toContain(`₹${sampleMeals.lunch?.price}</bdi> <span`)
    expect(text(html)).toContain('8 am to 10 am')
    expect(html).toContain('Included')
    expect(text(await page(MealPrices, { className: '' }))).toContain(
      'Lunch: ₹350. Dinner: ₹400. Prices are per person.',
    )
  })

  test('have no curry where no meat is cooked', async () => {
    expect(await page(Meals)).toContain('Chicken curry')
    show({}, { ...property, meat: 'never' })
    expect(await page(Meals)).not.toContain('Chicken curry')
  })

  test('and lines for children leave nothing behind when there are none', async () => {
    show({ meals: [], children: [] })
    expect(await page(Meals)).toBe('')
    expect(await page(MealPrices, { className: '' })).toBe('')
    expect(await page(Children)).toBe('')
  })
})

test('children’s ages are the same in their lines and in the answer about them', async () => {
  expect(await page(Children)).toContain('Under 5')
  expect(await page(Questions)).toContain(
    'Meals are free for children under 5, and half price from 5 to 11',
  )
})

test('a room’s page answers the first questions only, folded without a script', async () => {
  const html = await page(Questions, { most: 3 })
  expect(html.match(/<details/g)).toHaveLength(3)
  expect(html).not.toContain('<button')
})
