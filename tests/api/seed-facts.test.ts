import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { property } from '#lib/property.ts'
import { seedFacts } from '../../prisma/seed.ts'
import { useDatabase } from '../support/database.ts'
import { usePublications } from '../support/publish.ts'

useDatabase()
usePublications()

const numbers = async () =>
  (await prisma().publication.findMany({ orderBy: { number: 'asc' } })).map(({ number }) => number)
const insert = (number: number, name: string, publishedBy: string | null) =>
  prisma().publication.create({ data: { number, facts: { ...property, name }, publishedBy } })

test('a start publishes the facts of the file, until staff publish others', async () => {
  await seedFacts()
  expect(await numbers()).toEqual([1])
  await insert(2, 'As the file was before', null)
  await seedFacts()
  expect([await numbers(), farm().name]).toEqual([[1, 2, 3], property.name])
  await insert(4, 'As staff say', 'asha@dontali.example')
  await seedFacts()
  expect([await numbers(), farm().name]).toEqual([[1, 2, 3, 4], 'As staff say'])
})
