import { beforeAll, describe, expect, test } from 'vitest'
import { stayCalls } from '#calls/stays.ts'
import { teamCalls } from '#calls/team.ts'
import { staffAddresses } from '#lib/auth/queries.ts'
import { type Level, mayDo, type Role, roles } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { readFarm } from '#lib/farm/queries/published.ts'
import { allRoutes } from '../../scripts/calls/declared.ts'
import { call, type Route } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { siteCalls } from '../support/site-calls.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

useDatabase()

const people = ['owner', 'desk', 'draft', 'kitchen'] as const
type Who = (typeof people)[number]
const emailOf = (who: Who) => `${who}@ambewadi.example`
const cookies = {} as Record<Who, string>
beforeAll(async () => {
  for (const who of people) {
    const role: Role = who === 'draft' ? 'desk' : who
    await prisma().staff.create({
      data: { email: emailOf(who), role, publishes: who !== 'draft' },
    })
    cookies[who] = (await signedIn(emailOf(who))).cookie
  }
})

const levels: readonly Level[] = ['kitchen', 'staff', 'publisher', 'owner']
const declared = [...(await allRoutes())].flatMap(([path, route]) =>
  Object.entries(route).flatMap(([method, { declaration }]) =>
    method !== 'HEAD' && levels.some((level) => level === declaration?.who)
      ? [{ path, method, level: declaration?.who as Level }]
      : [],
  ),
)
const routes = await allRoutes()

describe('every call', () => {
  test.each(declared)(
    '$method $path lets in from $level on, and refuses all others',
    async ({ path, method, level }) => {
      const route = routes.get(path) as unknown as Route
      const params = Object.fromEntries(
        [...path.matchAll(/\[(\w+)\]/g)].map(([, name]) => [name, '1']),
      )
      for (const who of people) {
        const person = {
          role: (who === 'draft' ? 'desk' : who) as Role,
          publishes: who !== 'draft',
        }
        if (mayDo(person, level)) continue
        const asked = { cookie: cookies[who], params, ...(method !== 'GET' && { json: {} }) }
        const { status, body } = await call(route, method as 'GET', `/api/${path}`, asked)
        expect([who, status, body.code]).toEqual([who, 403, 'forbidden'])
      }
    },
  )

  test('is for some level, and there are calls of each', () => {
    expect(new Set(declared.map(({ level }) => level))).toEqual(new Set(levels))
    expect(declared.filter(({ level }) => level === 'kitchen').map(({ path }) => path)).toEqual([
      'auth/sign-out',
      'kitchen',
    ])
  })
})

describe('the desk', () => {
  test('changes what the site says, and no UPI, bank or GST details', async () => {
    const desk = await siteCalls(emailOf('desk'))
    expect((await desk.save({ depositPercent: 30 })).status).toBe(200)
    for (const facts of [{ 'upi.id': 'x@sbi' }, { 'bank.ifsc': 'SBIN0001234' }, { open: false }]) {
      expect(await desk.save(facts)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
    expect((await desk.save({ 'gst.gstin': null })).status).toBe(403)
  })

  test('publishes, unless an owner has switched that off', async () => {
    const [desk, draft] = [await siteCalls(emailOf('desk')), await siteCalls(emailOf('draft'))]
    expect((await draft.save({ refundDays: 3 })).status).toBe(200)
    expect((await draft.publishAll()).status).toBe(403)
    expect((await desk.publishAll()).status).toBe(202)
  })

  test('can’t bring an earlier UPI ID back with a publication', async () => {
    const owner = await siteCalls(emailOf('owner'))
    await owner.save({ 'upi.id': 'ambewadi@sbi', 'upi.payee': 'Meera Sawant' })
    const desk = await siteCalls(emailOf('desk'))
    expect(await desk.restore(1)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await owner.restore(1)).status).toBe(202)
    await prisma().publication.deleteMany({ where: { number: { gt: 1 } } })
    await readFarm()
  })
})

describe('the kitchen', () => {
  test('sees the meals, and no name, number or sum', async () => {
    const route = routeAt(stayCalls, 'kitchen')
    const { status, body } = await call(route, 'GET', '/api/kitchen', { cookie: cookies.kitchen })
    expect([status, Object.keys(body).sort()]).toEqual([
      200,
      ['at', 'day', 'eating', 'meals', 'success', 'today'],
    ])
  })

  test('gets no e-mails about guests and their money', async () => {
    expect(await staffAddresses()).not.toContain(emailOf('kitchen'))
  })
})

describe('a role', () => {
  const become = (email: string, role: Role, publishes = true) =>
    call(routeAt(teamCalls, 'team/role'), 'POST', '/api/team/role', {
      cookie: cookies.owner,
      json: { email, role, publishes },
    })

  test('counts from the next request on', async () => {
    const list = () =>
      call(routeAt(teamCalls, 'team'), 'GET', '/api/team', { cookie: cookies.desk })
    expect((await list()).status).toBe(403)
    await become(emailOf('desk'), 'owner')
    expect((await list()).status).toBe(200)
    await become(emailOf('desk'), 'desk')
    expect((await list()).status).toBe(403)
  })

  test('of the last owner can’t be changed', async () => {
    expect((await become(staffEmail, 'desk')).status).toBe(200)
    expect(await become(emailOf('owner'), 'desk')).toMatchObject({ status: 403 })
    expect((await become(emailOf('owner'), 'owner')).status).toBe(200)
  })

  test('is one of three, which the database keeps', async () => {
    expect(roles).toEqual(['owner', 'desk', 'kitchen'])
    const insert = (columns: string, values: string) =>
      pool().query(`INSERT INTO staff (${columns}) VALUES (${values})`)
    await expect(insert('email, role', `'a@b.example', 'cook'`)).rejects.toThrow(/staff_role_check/)
    await expect(insert('email', `'a@b.example'`)).rejects.toThrow(/null value/)
  })
})
