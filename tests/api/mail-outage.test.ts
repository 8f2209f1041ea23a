import { expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { addToEnv } from '#lib/env.ts'
import { sendWarningMail } from '#lib/mail/send-warning-mail.ts'
import { tidy } from '../../server/tidy.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { startSmtp } from '../support/smtp.ts'

useDatabase()

// Nobody listens there.
const nobody = 'smtp://127.0.0.1:1'

/** Mails about bookings, of which the failed ones wait for a try at a time: SQL. */
async function waiting(attempts: number, runAt: string, maxAttempts = 22): Promise<string> {
  const { body } = await book((await makeRoom()).name)
  await pool().query(
    `UPDATE graphile_worker._private_jobs
     SET attempts = $2, max_attempts = $3, run_at = now() + $4::interval WHERE payload->>'bookingId' = $1`,
    [body.booking_id, attempts, maxAttempts, runAt],
  )
  return body.booking_id
}

const minutesLeft = async (id: string) =>
  (
    await pool().query(
      `SELECT DISTINCT round(extract(epoch FROM run_at - now()) / 60)::int AS minutes, max_attempts
       FROM graphile_worker._private_jobs WHERE payload->>'bookingId' = $1`,
      [id],
    )
  ).rows

test('no mail that failed waits longer than five minutes, and it is tried for as many days as before', async () => {
  const failed = await waiting(8, '49 minutes')
  const soon = await waiting(3, '1 minute')
  const planned = await waiting(0, '49 minutes')
  await tidy()
  expect(await minutesLeft(failed)).toEqual([{ minutes: 5, max_attempts: 870 }])
  expect(await minutesLeft(soon)).toEqual([{ minutes: 1, max_attempts: 22 }])
  expect(await minutesLeft(planned)).toEqual([{ minutes: 49, max_attempts: 22 }])
})

test('once one mail goes out after a failure, those that failed are tried at once, and none before its time', async () => {
  const failed = await waiting(7, '13 minutes')
  const planned = await waiting(0, '13 minutes')
  const warn = (text: string) =>
    sendWarningMail({ name: 'mails', tell: 'began', text, at: new Date().toISOString() })
  process.env.SMTP_URL = nobody
  addToEnv({})
  await expect(warn('in the outage')).rejects.toThrow()
  expect(await minutesLeft(failed)).toMatchObject([{ minutes: 13 }])
  const smtp = await startSmtp()
  process.env.SMTP_URL = smtp.url
  addToEnv({})
  await warn('after it')
  await smtp.close()
  delete process.env.SMTP_URL
  addToEnv({})
  expect(await minutesLeft(failed)).toMatchObject([{ minutes: 0 }])
  expect(await minutesLeft(planned)).toMatchObject([{ minutes: 13 }])
})
