import { beforeAll, describe, expect, test } from 'vitest'
import { setupCalls } from '#calls/setup.ts'
import { prisma } from '#lib/db/client.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import type { Setup, StepName } from '#lib/setup/schema.ts'
import { seedRooms } from '../../prisma/seed.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { hold } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { colleague, siteCalls } from '../support/site-calls.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

useDatabase()

let cookie: string
let site: Awaited<ReturnType<typeof siteCalls>>
beforeAll(async () => {
  cookie = (await signedIn()).cookie
  site = await siteCalls()
})

const post = (path: string, json?: object, params?: Record<string, string>) =>
  call(routeAt(setupCalls, path), 'POST', `/api/${path}`, {
    cookie,
    ...(json && { json }),
    ...(params && { params }),
  })
const read = async () =>
  (await call(routeAt(setupCalls, 'setup'), 'GET', '/api/setup', { cookie })).body as Setup
const say = (step: StepName, state: 'done' | 'skipped', about = '') =>
  post('setup/steps/[step]', { state, about }, { step })
const states = async () =>
  Object.fromEntries((await read()).steps.map(({ name, state }) => [name, state]))
const open = async () => post('setup/open', { seen: await seenNow() })
const seenNow = async () => (await site.site()).changes.map(({ id }: { id: number }) => id)
const rooms = () => prisma().room.findMany({ where: { deletedAt: null } })

const own = {
  name: 'Ambewadi Farmstay',
  brand: 'Ambewadi',
  'address.street': 'Mango Lane',
  'address.taluka': 'Kudal',
}

// From the sample to its guests, one step after another.
describe('the first run', () => {
  test('begins with the sample, whose rooms nobody has booked are deleted', async () => {
    await seedRooms()
    await hold('Valley-View Cottage')
    expect(await read()).toMatchObject({ stage: 'sample' })
    const { status, body } = await post('setup')
    expect(status).toBe(200)
    expect(body).toMatchObject({ stage: 'preparing', needs: ['name', 'phone', 'upi', 'room'] })
    expect(farm()).toMatchObject({ demo: false, open: false, gst: { gstin: null } })
    expect(await rooms()).toMatchObject([{ name: 'Valley-View Cottage' }])
    expect(await post('setup')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })

  test('shows guests the name, place and phone as soon as they’re saved, and nothing else', async () => {
    await site.save({ ...own, phone: '+91 94220 00000', depositPercent: 30 })
    expect(farm()).toMatchObject({ name: own.name, phone: '+91 94220 00000', depositPercent: 25 })
    expect(await states()).toMatchObject({ name: 'done', reach: 'todo' })
    await site.save({ whatsapp: '919422000000', email: 'meera@ambewadi.example' })
    expect(await states()).toMatchObject({ reach: 'done' })
  })

  test('counts ₹1 for the UPI ID that it reached, and for no other', async () => {
    const upi = {
      'upi.id': 'ambewadi@sbi',
      'upi.payee': 'Meera Sawant',
      'upi.number': '9422000000',
    }
    await site.save(upi)
    await say('pay', 'done', 'ambewadi@sbi')
    expect(await read()).toMatchObject({
      tested: 'ambewadi@sbi',
      needs: expect.not.arrayContaining(['upi']),
    })
    await site.save({ 'upi.id': 'meera@sbi' })
    expect(await read()).toMatchObject({ tested: null, needs: expect.arrayContaining(['upi']) })
    await say('pay', 'done', 'meera@sbi')
    expect(await states()).toMatchObject({ pay: 'done' })
  })

  test('keeps what only a person can say, and what was skipped', async () => {
    await say('gst', 'done')
    await say('rules', 'done')
    await say('backup', 'skipped')
    expect(await states()).toMatchObject({ gst: 'done', rules: 'done', backup: 'skipped' })
    const { steps } = await read()
    expect(steps).toHaveLength(10)
    expect((await say('shoes' as StepName, 'done')).status).toBe(404)
  })

  test('sends whoever asks a test e-mail', async () => {
    expect((await post('setup/mail')).body).toMatchObject({ sent: true, answer: null })
    await say('mail', 'done', staffEmail)
    expect((await read()).mail).toMatchObject({ arrived: staffEmail })
  })

  test('opens with a room that has a price, and says what could be better', async () => {
    await prisma().room.updateMany({ data: { onSite: false } })
    const refused = await open()
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'not_ready_for_guests', needs: ['room'] },
    })
    expect(farm().open).toBe(false)
    const room = {
      name: 'Mango House',
      slug: 'mango-house',
      basePaise: 280_000,
      units: 1,
      position: 9,
    }
    await prisma().room.create({ data: room })
    expect((await read()).better).toEqual([
      { what: 'bank', step: 'pay' },
      { what: 'photos', step: 'photos', rooms: ['Mango House'] },
      { what: 'backup', step: 'backup' },
    ])
    const seen = await seenNow()
    await prisma().staff.create({ data: { email: colleague, role: 'desk' } })
    await (await siteCalls(colleague)).save({ refundDays: 3 })
    const unseen = await post('setup/open', { seen })
    expect(unseen).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(unseen.body.message).toMatch(/^prakash@dontali\.example changed 1 more thing /)
    expect(unseen.body.changes).toHaveLength(seen.length + 1)
    expect(farm().open).toBe(false)
    expect((await open()).status).toBe(202)
    expect(farm()).toMatchObject({ demo: false, open: true, depositPercent: 30 })
    expect((await site.site()).changes).toEqual([])
    expect((await hold('Mango House')).status).toBe(201)
  })

  test('neither closes the farm nor makes it a sample again when an earlier publication is restored', async () => {
    expect((await site.restore(1)).status).toBe(202)
    expect(farm()).toMatchObject({ demo: false, open: true, name: 'Dontali Farmstay' })
  })
})
