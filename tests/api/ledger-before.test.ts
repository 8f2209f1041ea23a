import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { bookingStatus, claimOf, insertBooking } from '../support/bookings.ts'
import { cancelAs } from '../support/cancelling.ts'
import { useDatabase } from '../support/database.ts'
import { openDesk } from '../support/desk-bookings.ts'
import { expectWhole } from '../support/ledger.ts'
import { signedIn } from '../support/staff.ts'
import { undoStatus } from '../support/undo.ts'

useDatabase()

const migration = 'prisma/migrations/20261129010000_paid_is_verified/migration.sql'

/** Changes what is stored as if it had been so before the ledger decided. */
async function asBefore(sql: string, id: string): Promise<void> {
  const client = await pool().connect()
  await client.query('BEGIN')
  await client.query("SELECT set_config('session_replication_role', 'replica', true)")
  await client.query(sql, [id])
  await client.query('COMMIT')
  client.release()
}

test('a booking that was left pending though its money was recorded is verified', async () => {
  const paid = await insertBooking({ status: 'pending' })
  const unpaid = await insertBooking({ status: 'pending' })
  const { id: payment } = await claimOf(paid.id)
  await asBefore(
    "UPDATE payments SET state = 'verified', verified_at = now(), verified_by = 'x' WHERE id = $1",
    payment,
  )
  await pool().query('SELECT rebuild_summaries()')
  await pool().query(readFileSync(migration, 'utf8'))
  expect([await bookingStatus(paid.id), await bookingStatus(unpaid.id)]).toEqual([
    'verified',
    'pending',
  ])
  await expectWhole(pool())
})

test('a booking that was confirmed and never paid is put back as it was when its cancellation is', async () => {
  const { by } = await signedIn()
  const { id } = await insertBooking({ status: 'confirmed' })
  await asBefore('DELETE FROM payments WHERE booking_id = $1', id)
  await pool().query('SELECT rebuild_summaries()')
  const now = new Date()
  await cancelAs(by, id, now)
  await undoStatus(by, id, now)
  expect(await bookingStatus(id)).toBe('confirmed')
})

test('what another site has taken is not owed by the farm, whatever the stay costs by now', async () => {
  const { by } = await signedIn()
  const { body } = await (await openDesk(1)).book({ source: 'airbnb' })
  const { id } = body.booking
  const more = { bookingId: id, direction: 'received', method: 'channel', state: 'verified' }
  await prisma().payment.create({
    data: {
      ...more,
      paise: 100_000,
      onDay: new Date('2026-11-28'),
      recordedBy: by.email,
      verifiedBy: by.email,
      verifiedAt: new Date(),
    },
  })
  expect((await readFolio(by, { id })).balance).toBe(-1000)
  expect(await prisma().payment.count({ where: { bookingId: id, direction: 'refunded' } })).toBe(0)
  await expectWhole(pool())
})
