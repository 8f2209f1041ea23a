import { beforeEach, describe, expect, test } from 'vitest'
import * as sendOtp from '#app/api/admin_send_otp/route.ts'
import * as verifyOtp from '#app/api/admin_verify_otp/route.ts'
import { openTerminalCode } from '#lib/auth/commands.ts'
import { oneTimeCode } from '#lib/auth/queries.ts'
import { prisma } from '#lib/db/client.ts'
import { requiredEnv } from '#lib/env.ts'
import { sha256Of } from '#lib/shared/sha256.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { someAddress } from '../support/guest.ts'
import { signedIn, staffBrowserCookie, staffEmail } from '../support/staff.ts'

useDatabase()
beforeEach(async () => {
  await prisma().rateLimit.deleteMany()
})

type From = { address?: string; cookie?: string }
const ask = (email: string, { address = someAddress(), cookie }: From = {}) =>
  call(sendOtp, 'POST', '/api/admin_send_otp', { form: { email }, address, cookie })

/** Asks as staff on a new device would: what its browser holds afterwards, and the digits of the mail. */
async function askAsStaff(from: From = {}) {
  const { status, cookie } = await ask(staffEmail, from)
  expect(status).toBe(200)
  const row = await prisma().loginCode.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  return { cookie, code: oneTimeCode(row.id, requiredEnv('AUTH_SECRET')) }
}

type Try = From & { key?: string; email?: string }
async function answer(otp: string, { key, email = staffEmail, address, cookie }: Try = {}) {
  const form = { email, otp, ...(key && { key }) }
  const client = address ?? someAddress()
  return call(verifyOtp, 'POST', '/api/admin_verify_otp', { form, cookie, address: client })
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work))

test('a client can ask for thirty codes an hour, whatever addresses it names', async () => {
  const address = someAddress()
  for (let n = 0; n < 30; n++)
    expect((await ask(`n${n}@example.com`, { address })).status).toBe(200)
  const refused = await ask(staffEmail, { address })
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect((await ask(staffEmail)).status).toBe(200)
})

describe('a stranger who knows a staff address can’t lock its owner out', () => {
  test('by trying wrong codes, even from the same network', async () => {
    const address = someAddress()
    const { cookie, code } = await askAsStaff({ address })
    const wrong = await times(10, () => answer('000000', { address }))
    expect(new Set(statuses(wrong))).toEqual(new Set([401]))
    expect((await answer('000000', { address })).status).toBe(429)
    expect((await answer(code, { address, cookie })).status).toBe(200)
  })

  test('by asking for codes, and by trying those', async () => {
    const { cookie, code } = await askAsStaff()
    const stranger = await ask(staffEmail)
    const guesses = await times(6, () => answer('000000', stranger))
    expect(new Set(statuses(guesses))).toEqual(new Set([401]))
    expect((await answer(code, { cookie })).status).toBe(200)
  })

  test('by using up the codes, if they use a browser in which they have signed in before', async () => {
    await signedIn()
    const strangers = await times(20, () => ask(staffEmail))
    expect(new Set(statuses(strangers))).toEqual(new Set([200]))
    const next = await ask(staffEmail)
    expect(next.status).toBe(429)
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
    const { code } = await askAsStaff({ cookie: staffBrowserCookie })
    expect((await answer(code, { cookie: staffBrowserCookie })).status).toBe(200)
    // It is known for this person only, and has its own limit.
    expect((await ask(staffEmail, { cookie: staffBrowserCookie })).status).toBe(429)
  })

  test('by asking for codes of addresses without end, which all together have their bound', async () => {
    await signedIn()
    await ask('nobody@example.com')
    await prisma()
      .$executeRaw`UPDATE rate_limits SET points = 600 WHERE key LIKE 'ALL_OTP_STRANGERS:%'`
    expect((await ask('somebody@example.com')).status).toBe(429)
    expect((await ask(staffEmail, { cookie: staffBrowserCookie })).status).toBe(200)
  })

  test('because a code from the terminal always works', async () => {
    const { id, key } = await openTerminalCode('terminal', staffEmail, new Date())
    const code = oneTimeCode(id, requiredEnv('AUTH_SECRET'))
    await times(30, () => answer('000000'))
    expect((await answer(code)).status).toBe(401)
    const signedInNow = await answer(code, { key })
    expect(signedInNow.status).toBe(200)
    expect((await answer(code, { key })).status).toBe(401)
    // From now on this browser is known.
    expect(signedInNow.cookie).toMatch(/; dontali-browser=[a-z2-7]{26}$/)
    await times(21, () => ask(staffEmail))
    expect((await ask(staffEmail)).status).toBe(429)
    expect((await ask(staffEmail, signedInNow)).status).toBe(200)
  })
})

test('a code works only in the browser that asked for it', async () => {
  const { cookie, code } = await askAsStaff()
  const other = await ask('nobody@example.com')
  for (const elsewhere of [undefined, other.cookie, staffBrowserCookie]) {
    const refused = await answer(code, elsewhere ? { cookie: elsewhere } : {})
    expect([refused.status, refused.body.message]).toEqual([401, 'Invalid OTP'])
  }
  expect((await answer(code, { cookie })).status).toBe(200)
})

test('attempts don’t reveal who is on the staff: the answers and what is written are the same', async () => {
  const ways = [staffEmail, 'nobody@example.com'].map(async (email) => {
    const { cookie } = await ask(email)
    const address = someAddress()
    const seen: unknown[] = []
    for (let n = 0; n < 17; n++) {
      const { status, body } = await answer('000000', { email, cookie, address })
      const { tries } = await prisma().loginCode.findFirstOrThrow({
        where: { browserSha256: sha256Of(cookie.split('=')[1] ?? '') },
      })
      seen.push([status, body.message, tries])
    }
    return seen
  })
  const [staff, stranger] = await Promise.all(ways)
  expect(stranger).toEqual(staff)
  expect(staff?.slice(4, 6)).toEqual([
    [401, 'Invalid OTP', 5],
    [401, 'Invalid OTP', 5],
  ])
  expect(staff?.at(-1)).toEqual([429, expect.any(String), 5])
})

test('strangers’ requests for codes never reach the job queue', async () => {
  await prisma().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  for (let n = 0; n < 20; n++) await ask(`n${n}@example.com`)
  await ask(staffEmail)
  const jobs = () =>
    prisma().$queryRaw`SELECT payload->>'email' AS email FROM graphile_worker._private_jobs`
  await expect.poll(jobs).toEqual([{ email: staffEmail }])
})
