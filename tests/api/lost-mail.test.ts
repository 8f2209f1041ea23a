import { runOnce } from 'graphile-worker'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { noteLostMail } from '#lib/desk/commands/note-lost-mail.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { addToEnv, env } from '#lib/env.ts'
import { startJobs } from '../../server/jobs.ts'
import { tasks } from '../../server/tasks.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { startSmtp } from '../support/smtp.ts'
import { signedIn } from '../support/staff.ts'
import { undoStatus } from '../support/undo.ts'

useDatabase()

// Nobody listens there.
const nobody = 'smtp://127.0.0.1:1'

let by: Staff
beforeAll(async () => {
  by = (await signedIn()).by
  process.env.SMTP_URL = nobody
  addToEnv({})
})

let booking: { id: string; reference: string }
beforeEach(async () => {
  const { body } = await book((await makeRoom()).name)
  booking = { id: body.booking_id, reference: body.reference }
})

const jobsOf = async (id: string) =>
  (
    await pool().query<{ attempts: number; max_attempts: number }>(
      `SELECT attempts, max_attempts FROM graphile_worker._private_jobs
       WHERE payload->>'bookingId' = $1`,
      [id],
    )
  ).rows

const lost = () =>
  prisma().notification.findMany({ where: { bookingId: booking.id, type: 'mail_failed' } })

test('a mail is tried for three days, with gaps that grow to five minutes, and no longer than that needs', async () => {
  const [job] = await jobsOf(booking.id)
  const tries = job?.max_attempts ?? 0
  // graphile-worker waits exp(min(n, 10)) seconds after the nth try, and we no longer than five minutes.
  const gaps = Array.from({ length: tries - 1 }, (_, n) => Math.min(Math.exp(n + 1), 300))
  const days = gaps.reduce((sum, seconds) => sum + seconds, 0) / 86_400
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(3.5)
})

test('a mail that failed is tried again; one that failed the last time is told to staff', async () => {
  await pool().query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1
     WHERE payload->>'bookingId' = $1 AND payload->>'kind' = 'received'`,
    [booking.id],
  )
  const jobs = await startJobs()
  await expect
    .poll(async () => (await lost()).map(({ title }) => title))
    .toEqual([`An e-mail about ${booking.reference} couldn’t be sent`])
  const failed = async () => (await jobsOf(booking.id)).every(({ attempts }) => attempts > 0)
  await expect.poll(failed).toBe(true)
  await jobs.stop()
  expect(await lost()).toHaveLength(1)
  expect((await bookingHistory(by, booking.id, new Date()))[0]).toMatchObject({
    actor: 'system',
    action: 'mail_failed',
    detail: null,
  })
})

test('a change can be taken back although a mail was lost since', async () => {
  const { id } = booking
  const now = new Date()
  await changeStatus(by, { id, status: 'verified', note: null }, now)
  await noteLostMail({ kind: 'received', bookingId: id }, { isRefused: false })
  await undoStatus(by, id, now)
  expect(await prisma().booking.findUnique({ where: { id } })).toMatchObject({ status: 'pending' })
})

test('a mail to an address that takes none is told to staff at once, and is not tried again', async () => {
  const smtp = await startSmtp()
  const { email } = await prisma().booking.findUniqueOrThrow({ where: { id: booking.id } })
  smtp.unknown.add(String(email))
  Object.assign(env(), { SMTP_URL: smtp.url })
  await runOnce({ pgPool: pool(), taskList: tasks })
  Object.assign(env(), { SMTP_URL: nobody })
  await smtp.close()
  await expect.poll(() => jobsOf(booking.id)).toEqual([])
  expect((await lost()).map(({ message }) => message)).toEqual([
    'This address can’t receive e-mail. Please call the guest.',
  ])
})
