import { runOnce } from 'graphile-worker'
import { expect, test } from 'vitest'
import * as sendOtp from '#app/api/admin_send_otp/route.ts'
import { pool } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { addJob } from '#lib/jobs/queue.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { someAddress } from '../support/guest.ts'
import { staffEmail } from '../support/staff.ts'

useDatabase()

const ask = (email: string, address: string) =>
  call(sendOtp, 'POST', '/api/admin_send_otp', { form: { email }, address })

test('one client asks for thirty codes an hour, whatever e-mail addresses it names', async () => {
  const flood = someAddress()
  for (let n = 0; n < 30; n++) expect((await ask(`n${n}@example.com`, flood)).status).toBe(200)
  const refused = await ask(staffEmail, flood)
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect((await ask(staffEmail, someAddress())).status).toBe(200)
})

test('a code goes before the mails that wait', async () => {
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  await transaction((tx) => addJob(tx, 'send_hold_mail', { token: '', email: '', locale: 'en' }))
  await ask('late@example.com', someAddress())
  const done: string[] = []
  const note = (job: string) => async () => void done.push(job)
  const taskList = { send_hold_mail: note('mail'), send_sign_in_code: note('code') }
  await runOnce({ pgPool: pool(), taskList })
  expect(done).toEqual(['code', 'mail'])
})
