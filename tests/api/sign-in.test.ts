import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as sendOtp from '#app/api/admin_send_otp/route.ts'
import * as verifyOtp from '#app/api/admin_verify_otp/route.ts'
import * as signOut from '#app/api/auth/sign-out/route.ts'
import * as bookingsList from '#app/api/bookings_list/route.ts'
import { mailCode, openCode } from '#lib/auth/commands.ts'
import { findStaff } from '#lib/auth/queries.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { tasks } from '../../server/tasks.ts'
import { type Answer, call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'
import {
  mailedCode,
  sessionToken,
  signedIn,
  staffBrowserCookie,
  staffEmail,
} from '../support/staff.ts'

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  process.env.SMTP_URL = smtp.url
})
afterAll(() => smtp.close())
useDatabase()
beforeEach(async () => {
  await prisma().rateLimit.deleteMany()
  await prisma().loginCode.deleteMany()
})

const ask = (email: string) => call(sendOtp, 'POST', '/api/admin_send_otp', { form: { email } })
const answer = (otp: string, email = staffEmail, cookie = staffBrowserCookie) =>
  call(verifyOtp, 'POST', '/api/admin_verify_otp', { form: { email, otp }, cookie })
const list = (cookie?: string) => call(bookingsList, 'GET', '/api/bookings_list', { cookie })
const waiting = async () =>
  (await pool().query('SELECT FROM graphile_worker._private_jobs')).rowCount
const work = () => runOnce({ pgPool: pool(), taskList: tasks })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

describe('asking for a code', () => {
  test('a member of staff gets it by mail, once, and it signs them in', async () => {
    const asked = await ask(' Staff@Dontali.Example ')
    expect(asked.body).toMatchObject({ success: true, message: 'OTP sent to your email' })
    await expect.poll(waiting).toBe(1)
    await work()
    const mail = await smtp.waitFor(({ recipients }) => recipients.includes(staffEmail))
    const code = /\b\d{6}\b/.exec(mail.subject ?? '')?.[0] ?? ''
    const signedInNow = await answer(code, staffEmail, asked.cookie)
    expect(signedInNow.status).toBe(200)
    expect(JSON.stringify(signedInNow.body)).not.toContain('token')
    expect((await list(signedInNow.cookie)).status).toBe(200)
  })

  test('a stranger gets the same answer, a cookie of the same form, and no mail', async () => {
    const staff = await ask(staffEmail)
    await expect.poll(waiting).toBe(1)
    const stranger = await ask('nobody@example.com')
    expect([stranger.status, stranger.body]).toEqual([staff.status, staff.body])
    const form =
      /^dontali-browser=[a-z2-7]{26}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=5184000$/
    for (const { headers } of [staff, stranger]) expect(headers.get('set-cookie')).toMatch(form)
    expect(await prisma().loginCode.count()).toBe(2)
    await work()
  })

  test('a second code within a minute is refused, for strangers too', async () => {
    for (const email of [staffEmail, 'nobody@example.com']) {
      expect((await ask(email)).status).toBe(200)
      const second = await ask(email)
      expect(second.status).toBe(429)
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await expect.poll(waiting).toBe(1)
    await work()
  })

  test('a code that expired before it could be mailed is dropped', async () => {
    const before = smtp.mails.length
    const id = await openCode({ email: staffEmail, browser: 'any' }, minutes(-11))
    await mailCode(id, staffEmail)
    // A code that an earlier test asked for may still be on its way.
    expect(await waiting()).toBeGreaterThan(0)
    await work()
    expect(smtp.mails).toHaveLength(before)
  })

  test('an address as long as one may be gets its answer too', async () => {
    const long = `${'a'.repeat(60)}@${[60, 60, 58].map((size) => 'b'.repeat(size)).join('.')}.example`
    expect((await ask(long)).status).toBe(200)
    expect((await answer('000000', long)).status).toBe(401)
  })

  test('what is no address is told so', async () => {
    const { status, body } = await ask('not an address')
    expect([status, body.errors.email]).toEqual([422, 'Enter an e-mail address.'])
  })
})

describe('a code', () => {
  test('works once', async () => {
    const code = await mailedCode()
    expect((await answer(code)).status).toBe(200)
    const again = await answer(code)
    expect([again.status, again.body.message]).toEqual([401, 'Invalid OTP'])
  })

  test('used twice at the same moment signs in once', async () => {
    const code = await mailedCode()
    const both = await Promise.all([answer(code), answer(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('is worth nothing after ten minutes', async () => {
    const code = await mailedCode()
    const late = sessionToken(code, minutes(10))
    await expect(late).rejects.toMatchObject({ code: 'invalid_otp' })
    await sessionToken(code, minutes(9.9))
  })

  test('works beside a newer one of the same browser: mails may come late', async () => {
    const older = await mailedCode(staffEmail, minutes(-1))
    const newer = await mailedCode()
    expect((await answer(older)).status).toBe(200)
    expect((await answer(newer)).status).toBe(200)
  })

  test('dies after five tries, even for the right digits, and parallel guesses get no sixth', async () => {
    const code = await mailedCode()
    const guesses: Answer[] = await Promise.all(
      Array.from({ length: 5 }, () => answer(wrong(code))),
    )
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect((await answer(code)).status).toBe(401)
    const [row] = await prisma().loginCode.findMany({ orderBy: { createdAt: 'desc' } })
    expect(row?.tries).toBe(5)
  })

  test('of one person does not sign in another', async () => {
    await prisma().staff.upsert({
      where: { email: 'other@dontali.example' },
      create: { email: 'other@dontali.example', role: 'desk' },
      update: {},
    })
    const code = await mailedCode()
    await mailedCode('other@dontali.example')
    expect((await answer(code, 'other@dontali.example')).status).toBe(401)
  })

  test('isn’t stored anywhere in the database', async () => {
    const code = await mailedCode()
    const rows = JSON.stringify(await prisma().loginCode.findMany())
    expect(rows).not.toContain(code)
  })
})

describe('a session', () => {
  test('is an HttpOnly, SameSite cookie', async () => {
    const { headers } = await answer(await mailedCode())
    expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=604800$/)
  })

  test('ends at sign-out, for copies of the cookie too', async () => {
    const { cookie } = await signedIn()
    expect((await list(cookie)).status).toBe(200)
    const bye = await call(signOut, 'POST', '/api/auth/sign-out', { cookie })
    expect(bye.status).toBe(200)
    expect(bye.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await list(cookie)).status).toBe(401)
  })

  test('ends when its owner leaves the staff', async () => {
    await prisma().staff.create({ data: { email: 'brief@dontali.example', role: 'desk' } })
    const { cookie } = await signedIn('brief@dontali.example')
    expect((await list(cookie)).status).toBe(200)
    await prisma().staff.update({
      where: { email: 'brief@dontali.example' },
      data: { removedAt: new Date() },
    })
    expect((await list(cookie)).status).toBe(401)
  })

  test('ends after 12 idle hours, and after 7 days at the latest', async () => {
    const code = await mailedCode()
    const token = await sessionToken(code, new Date())
    const hours = (count: number) => minutes(count * 60)
    expect(await findStaff(token, hours(11.9))).not.toBeNull()
    expect(await findStaff(token, hours(12))).toBeNull()
    await prisma().staffSession.updateMany({ data: { lastUsedAt: hours(7 * 24 - 1) } })
    expect(await findStaff(token, hours(7 * 24 - 0.1))).not.toBeNull()
    expect(await findStaff(token, hours(7 * 24))).toBeNull()
  })

  test('no cookie, a made-up cookie and a cut cookie are all no session', async () => {
    const { cookie } = await signedIn()
    const name = cookie.split('=')[0]
    for (const other of [undefined, `${name}=made-up`, cookie.slice(0, -8)]) {
      const refused = await list(other)
      expect([refused.status, refused.body.code]).toEqual([401, 'sign_in_required'])
    }
  })
})
