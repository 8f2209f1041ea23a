import { expect, test } from 'vitest'
import { statuses, takesPlace } from '#lib/booking/rules/statuses.ts'
import { prisma } from '#lib/db/client.ts'
import { Prisma } from '#lib/db/generated/client.ts'
import { useDatabase } from '../support/database.ts'

useDatabase({ seed: false })

test('a status means in the database what it means in the code', async () => {
  const rows = await prisma().$queryRaw<{ status: string; paid: boolean; takes: boolean }[]>`
    SELECT status::text, is_paid(status) AS paid, takes_place(status) AS takes
    FROM unnest(enum_range(NULL::booking_status)) AS status`
  const inCode = Object.entries(statuses).map(([status, { paid }]) => {
    return { status, paid, takes: takesPlace(status as keyof typeof statuses) }
  })
  expect(rows).toEqual(inCode)
})

test.each([
  ['+91 98450-22316', '9845022316'],
  ['098450 22316', '9845022316'],
  ['+44 20 7946 0958', '2079460958'],
  ['1234567', '1234567'],
  ['123456', null],
  ['erased', null],
])('the telephone number %s is known by %s', async (phone, digits) => {
  expect(await prisma().$queryRaw`SELECT phone_digits(${phone}) AS digits`).toEqual([{ digits }])
})

test.each([
  [
    'bookings_phone_digits',
    Prisma.sql`bookings WHERE phone_digits(phone) = phone_digits(${'98450 22316'})`,
  ],
  [
    'chats_phone_digits',
    Prisma.sql`chats WHERE phone_digits(mobile) = phone_digits(${'98450 22316'})`,
  ],
  ['bookings_arrivals', Prisma.sql`bookings WHERE takes_place(status) AND check_in = '2027-01-10'`],
])('the index %s is used by what is asked', async (index, asked) => {
  const plan = await prisma().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`EXPLAIN SELECT 1 FROM ${asked}`
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index)
})
