import { expect, test } from 'vitest'
import { progressColumn } from '#lib/booking/queries/booking-line.ts'
import { progressOf } from '#lib/booking/rules/progress.ts'
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

test.each<(string | null)[]>([
  [null, null, null],
  ['2026-12-19T10:00Z', null, null],
  ['2026-12-19T10:00Z', '2026-12-20T05:00Z', null],
  [null, '2026-12-20T05:00Z', null],
  [null, null, '2026-12-19T18:00Z'],
])(
  'a stay whose guest came at %s, left at %s and was missed at %s has one progress',
  async (...at) => {
    const [came, left, missed] = at
    const rows = await prisma().$queryRaw`SELECT ${progressColumn} AS progress
    FROM (VALUES (${came}::timestamptz, ${left}::timestamptz, ${missed}::timestamptz))
      AS b (checked_in_at, checked_out_at, no_show_at)`
    const [checkedInAt = null, checkedOutAt = null, noShowAt = null] = at.map((time) =>
      time === null ? null : new Date(time),
    )
    expect(rows).toEqual([{ progress: progressOf({ checkedInAt, checkedOutAt, noShowAt }) }])
  },
)

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
