import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as verifyOtp from '#app/api/admin_verify_otp/route.ts'
import * as bookingsList from '#app/api/bookings_list/route.ts'
import { addStaff, mailCode, removeStaff } from '#lib/auth/commands.ts'
import { listStaff } from '#lib/auth/queries.ts'
import { prisma } from '#lib/db/client.ts'
import { seedStaff } from '../../prisma/seed.ts'
import { call } from '../support/call.ts'
import { openStream, startChat } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { mailedCode, signedIn, staffBrowserCookie, staffEmail } from '../support/staff.ts'

useDatabase()

const asha = 'asha@example.com'
const add = (email = asha) => addStaff('terminal', { email, role: 'owner' })
const remove = (email = asha) => removeStaff('terminal', email, new Date())
const signIn = (otp: string, email = asha) =>
  call(verifyOtp, 'POST', '/api/admin_verify_otp', {
    form: { email, otp },
    cookie: staffBrowserCookie,
  })
const list = async (cookie: string) =>
  (await call(bookingsList, 'GET', '/api/bookings_list', { cookie })).status
const members = async () =>
  (await listStaff()).filter(({ removedAt }) => !removedAt).map(({ email }) => email)

beforeEach(async () => {
  await add()
  await add(staffEmail)
})

describe('somebody who is removed', () => {
  test('is signed out of every session immediately', async () => {
    const [phone, desk, other] = [await signedIn(asha), await signedIn(asha), await signedIn()]
    expect(await list(phone.cookie)).toBe(200)
    await remove()
    expect([await list(phone.cookie), await list(desk.cookie)]).toEqual([401, 401])
    expect(await list(other.cookie)).toBe(200)
  })

  test('cannot use a code that was mailed before, and is mailed none', async () => {
    const code = await mailedCode(asha)
    await remove()
    expect((await signIn(code)).status).toBe(401)
    const jobs = () => prisma().$queryRaw`SELECT id::text FROM graphile_worker._private_jobs`
    await mailCode(crypto.randomUUID(), asha)
    expect(await jobs()).toEqual([])
  })

  test('isn’t added again by a restart, even if STAFF_EMAILS names them', async () => {
    await remove(staffEmail)
    await seedStaff()
    expect(await members()).toEqual([asha])
  })

  test('may sign in again once they are added, with neither the old sessions nor the old codes', async () => {
    const { cookie } = await signedIn(asha)
    const code = await mailedCode(asha)
    await remove()
    expect(await add()).toBe(true)
    expect([await list(cookie), (await signIn(code)).status]).toEqual([401, 401])
    expect((await signIn(await mailedCode(asha))).status).toBe(200)
  })

  test('is out also when they sign in at that moment, and stays so once they are added', async () => {
    for (let round = 0; round < 5; round++) {
      await add()
      const code = await mailedCode(asha)
      const [{ cookie }] = await Promise.all([signIn(code), remove()])
      await add()
      expect(await list(cookie)).toBe(401)
    }
  })

  test('is named in the history, as is who is added; what changed nothing is not', async () => {
    await remove()
    expect([await add(), await add()]).toEqual([true, false])
    const entries = await prisma().auditEntry.findMany({
      where: { actor: 'terminal' },
      orderBy: { id: 'desc' },
      take: 2,
    })
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['staff_added', null, { email: asha, role: 'owner', publishes: true }],
      ['staff_removed', { email: asha }, null],
    ])
  })
})

describe('a removal is refused', () => {
  test('of somebody who is not on the staff, or no longer', async () => {
    await remove()
    for (const email of [asha, 'nobody@example.com']) {
      const message = `${email} isn’t on the staff.`
      await expect(remove(email)).rejects.toMatchObject({ code: 'not_found', message })
    }
  })

  test('of the last one, who stays signed in', async () => {
    const { cookie } = await signedIn()
    await remove()
    await expect(remove(staffEmail)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await list(cookie)).toBe(200)
  })

  test('of one of the last two, when both are removed at the same moment', async () => {
    const results = await Promise.allSettled([remove(), remove(staffEmail)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await members()).toHaveLength(1)
  })
})

describe('the chat streams of somebody who is removed', () => {
  beforeAll(
    () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }),
  )
  afterAll(() => void vi.useRealTimers())

  test('end at the next heartbeat, and no new one can begin', async () => {
    const { cookie } = await signedIn(asha)
    const { id } = await startChat()
    const open = () => openStream(`chat_id=${id}&user_id=admin_1`, { cookie })
    const stream = await open()
    await stream.next('heartbeat')
    await remove()
    vi.advanceTimersByTime(15_000)
    expect((await stream.toEnd()).at(-1)?.type).toBe('stream_end')
    expect((await open()).response.status).toBe(403)
  })
})
