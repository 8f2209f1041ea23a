import { createTranslator } from 'use-intl/core'
import { afterEach, expect, test } from 'vitest'
import { setFarm } from '#lib/farm/rules/farm.ts'
import type { Entry } from '#lib/farm/rules/lists.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { mealsIncluded } from '#lib/i18n/meals-included.ts'
import { sampleFarm } from '../../support/sample-farm.ts'

afterEach(() => setFarm(sampleFarm))

const poha = 'own1f03c2aa'
const dinner = 'own1f03c2ab'

/** What a farm that isn't the sample says of the price of its rooms. */
async function said(meals: Entry[], english: { [id: string]: string }, locale: Locale = 'en') {
  const texts = Object.entries(english).flatMap(([id, text]) =>
    ['name', 'hours', 'text'].map((part) => [`meals.${id}.${part}`, { text, english: text }]),
  )
  const facts = { ...sampleFarm.facts, demo: false }
  setFarm({ ...sampleFarm, facts, lists: { meals }, words: { en: Object.fromEntries(texts) } })
  const messages = (await guestMessages(locale)) as object
  const message = mealsIncluded(locale, createTranslator({ locale, messages }) as never)
  const t = createTranslator({ locale, messages: { message } }) as (key: string) => string
  return message && t('message')
}

test('meals without a price are in the price of the room, as their names are', async () => {
  const meals = [
    { id: poha, price: 0 },
    { id: dinner, price: 300 },
  ]
  const names = { [poha]: 'Breakfast', [dinner]: 'Dinner' }
  expect(await said(meals, names)).toBe('Included: Breakfast')
  expect(await said(meals, names, 'fr')).toBe('Compris\u202f: Breakfast')
})

test('nothing is said of a farm without any, and a name with braces is no mistake', async () => {
  expect(await said([{ id: dinner, price: 300 }], { [dinner]: 'Dinner' })).toBe('')
  expect(await said([{ id: poha, price: 0 }], { [poha]: "Asha's '{'poha'}'" })).toMatch(/poha/)
})
