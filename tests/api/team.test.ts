import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskCalls } from '#calls/desk.ts'
import { teamCalls } from '#calls/team.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

useDatabase()

const meera = { email: 'meera@ambewadi.example', name: 'Meera Sawant', role: 'desk' }
const route = routeAt(teamCalls, 'team')
let cookie: string

beforeAll(async () => {
  cookie = (await signedIn()).cookie
})
beforeEach(async () => {
  await prisma().staffSession.deleteMany({ where: { staff: { email: { not: staffEmail } } } })
  await prisma().staff.deleteMany({ where: { email: { not: staffEmail } } })
})

const add = (json: object) => call(route, 'POST', '/api/team', { cookie, json })
const remove = (email: string) => call(route, 'DELETE', '/api/team', { cookie, json: { email } })
const people = async () =>
  (await call(route, 'GET', '/api/team', { cookie })).body.people as { email: string }[]
const counts = (of: string) =>
  call(routeAt(deskCalls, 'staff_waiting'), 'GET', '/api/staff_waiting', { cookie: of })

describe('the team', () => {
  test('has a person once they’re added by name and address', async () => {
    const added = await add({ ...meera, email: ' Meera@Ambewadi.example' })
    expect(added.status).toBe(200)
    expect(await people()).toMatchObject([{ email: staffEmail, name: '' }, meera])
    expect((await counts((await signedIn(meera.email)).cookie)).status).toBe(200)
  })

  test('refuses what is no address, and who can sign in already', async () => {
    expect(await add({ email: 'meera', name: 'Meera', role: 'desk' })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { email: 'Enter an e-mail address.' } },
    })
    expect(await add({ ...meera, name: 'M'.repeat(81) })).toMatchObject({ status: 422 })
    await add(meera)
    expect(await add(meera)).toMatchObject({
      status: 422,
      body: { errors: { email: `${meera.email} can already sign in.` } },
    })
  })

  test('loses somebody who is removed, who is signed out at once and comes back with their name', async () => {
    await add(meera)
    const hers = await signedIn(meera.email)
    expect((await remove(meera.email)).status).toBe(200)
    expect((await counts(hers.cookie)).status).toBe(401)
    expect(await people()).toMatchObject([{ email: staffEmail }])
    await add({ email: meera.email, role: 'desk' })
    expect(await people()).toMatchObject([{ email: staffEmail }, meera])
    expect((await counts(hers.cookie)).status).toBe(401)
  })

  test('keeps its last person', async () => {
    expect(await remove(staffEmail)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await remove('nobody@example.com')).toMatchObject({ status: 404 })
    expect(await people()).toHaveLength(1)
  })

  test('is told in the history by whom it was changed', async () => {
    await add(meera)
    await remove(meera.email)
    const entries = await prisma().auditEntry.findMany({
      where: { actor: staffEmail, action: { startsWith: 'staff_' } },
      orderBy: { id: 'desc' },
      take: 2,
    })
    expect(entries).toMatchObject([
      { action: 'staff_removed', before: { email: meera.email } },
      { action: 'staff_added', after: meera },
    ])
  })
})
