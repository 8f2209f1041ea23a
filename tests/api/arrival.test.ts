import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guestCalls } from '#calls/guest.ts'
import { stayCalls } from '#calls/stays.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { eraseBookings } from '#lib/privacy/commands/erase-bookings.ts'
import { arrivalDays } from '#lib/privacy/rules.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { forget } from '../../server/forget.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const desk = routeAt(stayCalls, 'desk/stays/[id]/arrival')
const arrival = routeAt(guestCalls, 'stays/[secret]/arrival')

useDatabase()
let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
  await prisma().room.updateMany({ data: { units: 90 } })
})
beforeEach(() => pool().query('TRUNCATE rate_limits'))

const confirmed = (wanted: Parameters<typeof insertBooking>[0] = {}) =>
  insertBooking({ status: 'confirmed', ...wanted })
const tell = (secret: string, json: unknown) =>
  call(arrival, 'POST', '/api/stays/x/arrival', { params: { secret }, json })
const note = (id: string, json: unknown) =>
  call(desk, 'POST', '/api/desk/stays/x/arrival', { params: { id }, json, cookie })
const read = async (id: string) =>
  (await call(desk, 'GET', '/api/desk/stays/x/arrival', { params: { id }, cookie })).body
const entries = (bookingId: string) =>
  prisma().auditEntry.findMany({
    where: { bookingId, action: 'arrival_told' },
    orderBy: { id: 'asc' },
  })

describe('before they come', () => {
  test('a guest says when, what they eat and more; what is left out stays, and staff read it', async () => {
    const { id, secret } = await confirmed()
    expect(await read(id)).toMatchObject({ arrives_at: '', veg: 0, saved_at: null })
    const first = await tell(secret, { arrives_at: '16:00', veg: 1 })
    expect([first.status, first.body]).toMatchObject([200, { arrives_at: '16:00', veg: 1 }])
    expect(Date.parse(first.body.saved_at)).toBeGreaterThan(Date.now() - 60_000)
    await tell(secret, {
      jain: 1,
      allergies: '  Asha:  groundnuts ',
      dogs: 1,
      words: 'Train\n14:20',
    })
    expect(await read(id)).toMatchObject({
      arrives_at: '16:00',
      veg: 1,
      jain: 1,
      allergies: 'Asha: groundnuts',
      dogs: 1,
      words: 'Train\n14:20',
    })
    await tell(secret, { arrives_at: '', allergies: '' })
    expect(await read(id)).toMatchObject({ arrives_at: '', allergies: '', jain: 1 })
  })

  test('what is said within some minutes is one entry of the history; the same again changes nothing', async () => {
    const { id, secret } = await confirmed()
    const { body } = await tell(secret, { dogs: 1 })
    expect((await tell(secret, { dogs: 1 })).body.saved_at).toBe(body.saved_at)
    await tell(secret, { dogs: 2 })
    expect(await entries(id)).toHaveLength(1)
    await note(id, { dogs: 0 })
    await tell(secret, { dogs: 1 })
    expect((await entries(id)).map(({ actor }) => actor === 'guest')).toEqual([true, false, true])
  })

  test('two pages at once keep what each has said', async () => {
    const { id, secret } = await confirmed()
    await Promise.all([
      tell(secret, { veg: 1 }),
      tell(secret, { dogs: 2 }),
      note(id, { words: 'Hi' }),
    ])
    expect(await read(id)).toMatchObject({ veg: 1, dogs: 2, words: 'Hi' })
  })

  test.each([
    ['an hour that is none', { arrives_at: '25:00' }, 'arrives_at'],
    ['an hour that is no text', { arrives_at: 16 }, 'arrives_at'],
    ['half a guest', { veg: 0.5 }, 'veg'],
    ['fewer than none', { jain: -1 }, 'jain'],
    ['more than a party can have', { meat: 7 }, 'meat'],
    ['three dogs', { dogs: 3 }, 'dogs'],
    ['a list of allergies', { allergies: ['nuts'] }, 'allergies'],
    ['more words than a card holds', { words: 'x'.repeat(501) }, 'words'],
    ['food for more than come', { veg: 2, vegan: 1 }, 'vegan'],
  ])('%s is refused, and nothing is kept', async (_, json, field) => {
    const { id, secret } = await confirmed()
    const { status, body } = await tell(secret, json)
    expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])])
    expect((await read(id)).saved_at).toBeNull()
  })

  test('a body that is too large, or no object, is refused', async () => {
    const { secret } = await confirmed()
    expect((await tell(secret, { words: 'x'.repeat(40_000) })).status).toBe(413)
    expect((await tell(secret, ['veg'])).status).toBe(400)
  })

  test('a party that has become smaller is put right step by step', async () => {
    const { id, secret } = await confirmed()
    await tell(secret, { veg: 1, jain: 1 })
    await prisma().booking.update({ where: { id }, data: { guests: 1 } })
    expect((await tell(secret, { arrives_at: '15:00' })).status).toBe(200)
    expect((await tell(secret, { vegan: 1 })).status).toBe(422)
    expect((await tell(secret, { veg: 0 })).status).toBe(200)
  })

  test('it is for a confirmed stay up to the day of arrival, and for who holds the secret', async () => {
    expect((await tell('abcdefghijklmnopqrstuvwxyz', { veg: 1 })).body.code).toBe('not_found')
    const codeOf = async (wanted: Parameters<typeof insertBooking>[0]) =>
      (await tell((await insertBooking(wanted)).secret, { veg: 1 })).body.code
    for (const status of ['pending', 'verified', 'rejected'] as const) {
      expect(await codeOf({ status })).toBe('illegal_transition')
    }
    expect(await codeOf({ status: 'confirmed', checkIn: dayAhead(0) })).toBeUndefined()
    expect(await codeOf({ status: 'confirmed', checkIn: dayAhead(-1) })).toBe('illegal_transition')
  })

  test('staff write it down while the stay lasts, also before the confirmation', async () => {
    const status = async (wanted: Parameters<typeof insertBooking>[0]) =>
      (await note((await insertBooking(wanted)).id, { veg: 1 })).status
    expect(await status({ status: 'pending' })).toBe(200)
    expect(await status({ status: 'confirmed', checkIn: dayAhead(-2) })).toBe(200)
    expect(await status({ status: 'confirmed', checkIn: dayAhead(-4) })).toBe(409)
    expect(await status({ status: 'rejected' })).toBe(409)
    expect((await note(crypto.randomUUID(), { veg: 1 })).body.code).toBe('not_found')
  })
})

describe('what was said', () => {
  test('goes when its guest is erased', async () => {
    const { id, secret } = await confirmed()
    await tell(secret, { allergies: 'Nuts' })
    await transaction((tx) => eraseBookings(tx, [id], { keepBooks: true }))
    expect(await prisma().arrival.count({ where: { bookingId: id } })).toBe(0)
  })

  test('is forgotten a month after the stay, not before', async () => {
    const today = dayInIndia(new Date())
    const left = async (days: number) => {
      // Its three nights ended so many days ago.
      const { id } = await confirmed({ checkIn: addDays(today, -days - 3) })
      await prisma().arrival.create({ data: { bookingId: id, veg: 1 } })
      await forget()
      return prisma().arrival.count({ where: { bookingId: id } })
    }
    expect([await left(arrivalDays - 1), await left(arrivalDays + 2)]).toEqual([1, 0])
  })
})
