import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeEach, expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { env } from '#lib/env.ts'
import { sendHoldMail } from '#lib/mail/send-hold-mail.ts'
import { useDatabase } from '../support/database.ts'
import { hold, makeRoom, release } from '../support/guest.ts'
import { temporaryDir } from '../support/postgres.ts'

useDatabase()

let room: { name: string }
beforeEach(async () => {
  room = await makeRoom(20)
  await pool().query('DELETE FROM graphile_worker._private_jobs')
})

async function enqueued() {
  const { rows } = await pool().query(
    `SELECT payload, run_at > now() + interval '50 seconds' AS later FROM graphile_worker._private_jobs`,
  )
  return rows
}

test('a new hold enqueues one mail to its address a minute later, with nothing else that was typed', async () => {
  const { body } = await hold(room.name, { email: ' Asha@Example.com ', locale: 'fr' })
  const mail = { token: body.hold_token, email: 'asha@example.com', locale: 'fr' }
  expect(await enqueued()).toEqual([{ payload: mail, later: true }])
  await hold(room.name, { email: 'asha@example.com', hold_token: body.hold_token })
  expect(await enqueued()).toHaveLength(1)
})

test('without an address, or with what is none, there is no mail', async () => {
  for (const email of [undefined, '', 'asha@', 7]) {
    expect((await hold(room.name, { email })).status).toBe(201)
  }
  expect(await enqueued()).toEqual([])
})

test('an address gets five such mails a day; the sixth hold is taken without one', async () => {
  for (let n = 0; n < 6; n++) {
    expect((await hold(room.name, { email: 'somebody@example.com' })).status).toBe(201)
  }
  expect(await enqueued()).toHaveLength(5)
})

test('the mail leads back to the hold, in the language of the form; one that was given back needs none', async () => {
  Object.assign(env(), { DATA_DIR: await temporaryDir() })
  const outbox = join(env().DATA_DIR, 'outbox')
  const { body } = await hold(room.name)
  const job = { token: body.hold_token, email: 'asha@example.com', locale: 'es' } as const
  await sendHoldMail(job)
  const files = await readdir(outbox)
  const mail = await PostalMime.parse(await readFile(join(outbox, files[0] ?? '')))
  expect(mail.subject).toContain(body.reference)
  expect(mail.text).toContain(`/es/booking#hold=${body.hold_token}`)
  await release(body.hold_token)
  await sendHoldMail(job)
  expect(await readdir(outbox)).toEqual(files)
})
