import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { findSums } from '#lib/payments/queries/sums.ts'
import { dateColumn } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()

type Line = { direction: string; state: string; paise: number }
const has = async (...lines: Line[]) => {
  const { id: bookingId } = await insertBooking({})
  await prisma().payment.deleteMany({ where: { bookingId } })
  for (const line of lines) {
    const seen = { verifiedAt: new Date(), verifiedBy: 'staff@example.com' }
    const gone = { voidedAt: new Date(), voidedBy: 'staff@example.com', voidReason: 'wrong' }
    const by = line.state === 'verified' ? seen : line.state === 'void' ? gone : {}
    const facts = { method: 'cash', onDay: dateColumn('2026-11-28'), recordedBy: 'guest' }
    await prisma().payment.create({ data: { bookingId, ...line, ...facts, ...by } })
  }
  return (await findSums(prisma(), bookingId)).ledger
}
const came = (state: string, paise = 100) => ({ direction: 'received', state, paise })
const back = (state: string, paise = 100) => ({ direction: 'refunded', state, paise })

test('a ledger has money while some of it is with the farm, a claim until that is found, or neither', async () => {
  expect(await has()).toBe('none')
  expect(await has(came('claimed'))).toBe('claim')
  expect(await has(came('void'))).toBe('none')
  expect(await has(came('verified'))).toBe('money')
  expect(await has(came('verified'), came('claimed'))).toBe('money')
  expect(await has(came('verified'), back('verified'))).toBe('none')
  expect(await has(came('verified'), back('claimed'))).toBe('money')
  // A code that takes off the whole price: what the guest sent is verified as ₹0.
  expect(await has(came('verified', 0))).toBe('money')
})
