import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { env } from '#lib/env.ts'
import { readFarm } from '#lib/farm/queries/published.ts'
import { sendPaymentDetailsMail } from '#lib/mail/send-payment-details-mail.ts'
import { property } from '#lib/property.ts'
import { useDatabase } from '../support/database.ts'
import { temporaryDir } from '../support/postgres.ts'
import { siteCalls } from '../support/site-calls.ts'
import { staffEmail } from '../support/staff.ts'

useDatabase()

const colleague = 'prakash@dontali.example'
let mine: Awaited<ReturnType<typeof siteCalls>>
let outbox: string
beforeAll(async () => {
  await prisma().staff.createMany({
    data: [
      { email: colleague, role: 'owner' },
      { email: 'left@dontali.example', role: 'owner', removedAt: new Date() },
    ],
  })
  mine = await siteCalls()
})
beforeEach(async () => {
  Object.assign(env(), { DATA_DIR: await temporaryDir() })
  outbox = join(env().DATA_DIR, 'outbox')
})
afterEach(async () => {
  await prisma().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await prisma().siteChange.deleteMany()
  await prisma().publication.deleteMany({ where: { number: { gt: 1 } } })
  await readFarm()
})

const owed = () => prisma().$queryRaw<{ publication: number }[]>`
  SELECT (payload ->> 'publication')::int AS publication FROM graphile_worker._private_jobs j
  JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE identifier = 'send_payment_details_mail' ORDER BY j.id`

async function mailAbout(publication: number) {
  await sendPaymentDetailsMail({ publication })
  const [file = ''] = await readdir(outbox)
  return PostalMime.parse(await readFile(join(outbox, file)))
}

test('all who can sign in are told who changed the UPI or bank details, from what to what', async () => {
  await mine.save({ 'upi.id': 'farm@bank', 'bank.accountNumber': '50100212345678' })
  expect(await owed()).toEqual([{ publication: 2 }])
  const { to, subject, text = '', html = '' } = await mailAbout(2)
  expect(to?.map(({ address }) => address).sort()).toEqual([colleague, staffEmail].sort())
  expect(subject).toBe('Your UPI or bank details were changed')
  expect(text).toContain(`${staffEmail} changed the details on`)
  expect(text).toContain(`UPI ID: ${property.upi.id} → farm@bank`)
  expect(text).toContain('Account number: …0000 → …5678')
  expect(text).toContain('/app/site/history')
  expect(text + html).not.toContain('50100212345678')
})

test('restoring earlier details is told as well; other facts and words aren’t', async () => {
  await mine.save({ depositPercent: 30 })
  await mine.publishAll()
  expect(await owed()).toEqual([])
  await mine.save({ 'upi.payee': 'Prakash Patil' })
  await mine.restore(1)
  expect(await owed()).toEqual([{ publication: 3 }, { publication: 4 }])
  const { text = '' } = await mailAbout(4)
  expect(text).toContain(`Name in payment apps: Prakash Patil → ${property.upi.payee}`)
  expect(text).not.toContain('Deposit')
})

test('a change that is refused tells nobody', async () => {
  await mine.save({ 'upi.id': 'no id' })
  await mine.save({ 'upi.id': 'farm@bank' }, { 'upi.id': 'other@bank' })
  expect(await owed()).toEqual([])
})
