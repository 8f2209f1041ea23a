import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailCode, openCode } from '#lib/auth/commands.ts'
import { addToEnv } from '#lib/env.ts'
import { type RunningJobs, startJobs } from '../../server/jobs.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'
import { staffEmail } from '../support/staff.ts'

useDatabase()

let smtp: TestSmtp
let jobs: RunningJobs
beforeAll(async () => {
  smtp = await startSmtp()
  process.env.SMTP_URL = smtp.url
  addToEnv({})
  jobs = await startJobs()
})
afterAll(async () => {
  await jobs.stop()
  await smtp.close()
})

const isCode = (subject = '') => subject.endsWith('is your sign-in code')

async function mailSomeCode(): Promise<void> {
  const id = await openCode({ email: staffEmail, browser: 'any' }, new Date())
  await mailCode(id, staffEmail)
}

test.each([
  ['a sign-in code', 'letters', isCode, mailSomeCode],
  ['a letter', 'sign-in codes', (subject = '') => !isCode(subject), bookSomeRoom],
])('%s leaves while a slow mail server keeps all %s waiting', async (_, __, isAwaited, owe) => {
  const others = Promise.withResolvers<void>()
  let kept = 0
  smtp.mails.length = 0
  smtp.before = (subject) => {
    if (isAwaited(subject)) return
    kept += 1
    return others.promise
  }
  const oweOther = owe === mailSomeCode ? bookSomeRoom : mailSomeCode
  for (let n = 0; n < 4; n++) await oweOther()
  await expect.poll(() => kept, { timeout: 10_000 }).toBeGreaterThan(1)
  await owe()
  await smtp.waitFor(({ subject }) => isAwaited(subject), 10_000)
  expect(smtp.mails.every(({ subject }) => isAwaited(subject))).toBe(true)
  others.resolve()
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBeGreaterThan(4)
})

async function bookSomeRoom(): Promise<void> {
  expect((await book((await makeRoom()).name)).status).toBe(201)
}
