import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()

const migration = 'prisma/migrations/20261128110100_one_spelling_of_a_utr/migration.sql'

test('numbers that were stored with zeros or a letter in front lose them, but for one that the books have already', async () => {
  const stored: [utr: string, status: 'pending' | 'verified'][] = [
    ['0000633212340001', 'pending'],
    ['0000633212340002', 'verified'],
    ['C633212340003', 'pending'],
    ['633212340004', 'verified'],
    ['0000633212340004', 'verified'],
    ['N332261234567890', 'pending'],
  ]
  const ids: string[] = []
  for (const [utr, status] of stored) {
    const booking = await insertBooking({ utr, status })
    ids.push((await claimOf(booking.id)).id)
  }
  await pool().query(readFileSync(migration, 'utf8'))
  const now = await prisma().payment.findMany({ where: { id: { in: ids } } })
  expect(ids.map((id) => now.find((payment) => payment.id === id)?.utr)).toEqual([
    '633212340001',
    '633212340002',
    '633212340003',
    '633212340004',
    '0000633212340004',
    'N332261234567890',
  ])
})
