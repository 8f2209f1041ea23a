import { expect, test } from 'vitest'
import { termsChangedAt } from '#lib/farm/rules/farm.ts'
import { useDatabase } from '../support/database.ts'
import { usePublications } from '../support/publish.ts'
import { siteCalls } from '../support/site-calls.ts'

useDatabase()
usePublications()

test('the terms changed when their words, points or promises did, and at no other publication', async () => {
  const site = await siteCalls()
  expect(termsChangedAt()).toBeNull()
  await site.write({ key: 'about.lead', locale: 'en', text: 'We grow mangoes.' })
  await site.publishAll()
  expect(termsChangedAt()).toBeNull()

  await site.save({ refundDays: 5 })
  await site.publishAll()
  const first = termsChangedAt()
  expect(first).toBeInstanceOf(Date)
  await site.save({ phone: '+91 98765 43210' })
  await site.publishAll()
  expect(termsChangedAt()).toEqual(first)

  await site.write({ key: 'terms.lead', locale: 'fr', text: 'Nos conditions.' })
  await site.publishAll()
  const second = termsChangedAt()
  expect(Number(second)).toBeGreaterThan(Number(first))
})
