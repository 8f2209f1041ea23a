import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { payOut } from '#lib/ledger/commands/pay-out.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'
import { payFor, stayOf } from '../support/stays-with-papers.ts'
import { undoVerification } from '../support/undo.ts'

useDatabase()

let by: Staff
beforeAll(async () => {
  by = (await signedIn()).by
})
const now = () => new Date()

/** The mails about money that goes back which wait to be sent, each with its sum in paise. */
async function mails(id: string): Promise<[string, number][]> {
  const { rows } = await pool().query(
    `SELECT payload->>'kind' AS kind, (payload->>'refundPaise')::int AS paise
     FROM graphile_worker._private_jobs WHERE payload->>'bookingId' = $1 AND payload->>'kind' LIKE 'refund%'`,
    [id],
  )
  return rows.map(({ kind, paise }) => [kind, paise])
}

async function paidStay(): Promise<string> {
  const { id } = await stayOf()
  await payFor(by, id, 500_000)
  return id
}
const refund = (id: string) => payFor(by, id, 200_000, { direction: 'refunded', at: now() })

test('a guest is told of money that went back, unless that is taken back or voided at once', async () => {
  const id = await paidStay()
  expect(await mails(id)).toEqual([])
  const undone = await refund(id)
  expect(await mails(id)).toEqual([['refunded', 200_000]])
  await undoVerification(by, undone, now())
  expect(await mails(id)).toEqual([])
  await voidEntry(by, await refund(id), 'A mistake', now())
  expect(await mails(id)).toEqual([])
  await refund(id)
  expect(await mails(id)).toEqual([['refunded', 200_000]])
})

test('of a refund that is paid later a guest hears when it is decided, and when it is paid', async () => {
  const id = await paidStay()
  const { reference } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  const words = { utr: '', number: '', note: '', on: dayInIndia(now()) }
  const entry = {
    direction: 'refunded',
    method: 'upi',
    ...words,
    amount: 300_000,
    later: true,
  } as const
  await recordPayment(by, reference, entry, { now: now(), idempotencyKey: null })
  expect(await mails(id)).toEqual([['refundPromised', 300_000]])
  const promised = await prisma().payment.findFirstOrThrow({
    where: { bookingId: id, direction: 'refunded' },
  })
  await payOut(by, promised.id, { utr: '', on: dayInIndia(now()) }, now())
  expect(await mails(id)).toEqual([['refunded', 300_000]])
})
