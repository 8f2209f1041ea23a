import { expect, test } from 'vitest'
import { maxUnverifiedNights } from '#lib/booking/rules/sender.ts'
import { prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { sameSender } from '#lib/reservations/queries/same-sender.ts'
import { addDays, addMonths, dayInIndia, daysBetween, startOfMonth } from '#lib/shared/dates.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import {
  book,
  dayAhead,
  hold,
  makeRoom,
  occupanciesOf,
  picture,
  runOut,
  someAddress,
  someSender,
} from '../support/guest.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

const month = (at: number) => ({ checkIn: dayAhead(1 + 30 * at), checkOut: dayAhead(31 + 30 * at) })
/** The dates of the nth stay of ten nights. */
const tenNights = (at: number) => ({
  checkIn: dayAhead(1 + 10 * at),
  checkOut: dayAhead(11 + 10 * at),
})

/** The first day of a month that is wholly ahead. */
const monthStart = (at: number) => addMonths(startOfMonth(dayInIndia(new Date())), 2 + at)

/** The nights that are taken of a room. */
async function nightsTaken({ id }: { id: number }): Promise<number> {
  const rows = await occupanciesOf(id)
  return rows.reduce((sum, row) => sum + (+row.checkOut - +row.checkIn) / 86_400_000, 0)
}

const newPicture = async () =>
  new File([await picture({ width: 60, height: 40 })], 'paid.jpg', { type: 'image/jpeg' })

test('three networks with small pictures take a bounded part of the year, and no booking is refused', async () => {
  const farm = await makeRoom(5)
  const networks = [someAddress(), someAddress(), someAddress()]
  const answers = await Promise.all(
    Array.from({ length: 18 }, async (_, n) => {
      const { email, phone } = await someSender()
      const address = networks[n % 3] ?? ''
      const form = { ...month(n % 12), email, phone, screenshot: await newPicture() }
      return book(farm.name, form, { address })
    }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  // The picture alone is one sender: it has nothing written on it.
  expect(await nightsTaken(farm)).toBe(maxUnverifiedNights)
  expect(answers.filter(({ body }) => body.needs_room)).toHaveLength(16)
})

test('three networks whose bookings all look like different guests get no more than three shares', async () => {
  const farm = await makeRoom(5)
  const networks = [someAddress(), someAddress(), someAddress()]
  for (let n = 0; n < 12; n++) {
    const address = networks[n % 3] ?? ''
    await book(farm.name, { ...month(n), ...(await someSender()) }, { address })
  }
  expect(await nightsTaken(farm)).toBe(3 * maxUnverifiedNights)
})

test('three networks with only holds get no more either, however they extend them, and are asked to call', async () => {
  const farm = await makeRoom(5)
  const networks = [someAddress(), someAddress(), someAddress()]
  const asked = Array.from({ length: 36 }, (_, n) => ({ ...month(n % 12), at: n % 3 }))
  const take = () =>
    Promise.all(asked.map(({ at, ...stay }) => hold(farm.name, stay, networks[at] ?? '')))
  const answers = await take()
  const held = answers.filter(({ status }) => status === 201)
  expect(held).toHaveLength(6)
  const refused = answers.find(({ status }) => status !== 201)
  expect([refused?.status, refused?.body.code]).toEqual([429, 'too_many_requests'])
  expect(refused?.headers.get('retry-after')).toBe('1200')
  expect(refused?.body.message).toMatch(/call \+91/)
  expect(await nightsTaken(farm)).toBe(3 * maxUnverifiedNights)

  const stays = answers.map((answer, n) => ({ ...asked[n], answer }))
  for (const { answer, at = 0, ...stay } of stays) {
    if (answer.status !== 201) continue
    const own = { ...stay, hold_token: answer.body.hold_token }
    expect((await hold(farm.name, own, networks[at] ?? '')).status).toBe(201)
  }
  expect(await nightsTaken(farm)).toBe(3 * maxUnverifiedNights)
})

test('a hold that ran out is taken up again only within the bound, from whichever network it is asked for', async () => {
  const farm = await makeRoom(5)
  const address = someAddress()
  const first = await hold(farm.name, month(0), address)
  await runOut(first.body.hold_token)
  await hold(farm.name, month(1), address)
  await hold(farm.name, month(2), address)
  const own = { ...month(0), hold_token: first.body.hold_token }
  expect((await hold(farm.name, own, someAddress())).status).toBe(429)
  await prisma().occupancy.deleteMany({ where: { checkIn: new Date(dayAhead(31)) } })
  expect((await hold(farm.name, own, someAddress())).status).toBe(201)
})

test.each(['email', 'phone', 'screenshot'] as const)(
  'the same %s from many networks is one sender',
  async (trait) => {
    const farm = await makeRoom(5)
    const one = await someSender()
    for (let n = 0; n < 8; n++) {
      const { status, body } = await book(farm.name, {
        ...tenNights(n),
        ...(await someSender()),
        [trait]: one[trait],
      })
      expect([status, body.needs_room]).toEqual([201, n >= 6])
    }
    expect(await nightsTaken(farm)).toBe(maxUnverifiedNights)
  },
)

test('an e-mail address in other letters and a phone with another code are the same sender', async () => {
  const farm = await makeRoom(5)
  const spellings = [
    { email: 'one@example.com', phone: '+91 90000 00001' },
    { email: 'ONE@example.com', phone: '+91 90000 00002' },
    { email: 'two@example.com', phone: '090000-00002' },
  ]
  const needsRoom: boolean[] = []
  for (const [n, contact] of spellings.entries()) {
    const { screenshot } = await someSender()
    needsRoom.push((await book(farm.name, { ...month(n), ...contact, screenshot })).body.needs_room)
  }
  expect(needsRoom).toEqual([false, false, false])
  const { screenshot } = await someSender()
  const form = { ...tenNights(12), email: 'One@example.com', phone: '+91 90000 00009', screenshot }
  expect((await book(farm.name, form)).body.needs_room).toBe(true)
})

test('a guest who was served a hold is booked beyond the bound, without a unit, and the held one is free again', async () => {
  const farm = await makeRoom(5)
  const one = await someSender()
  for (const n of [0, 1]) await book(farm.name, { ...month(n), ...one })
  const held = await hold(farm.name, month(2))
  const { status, body } = await book(farm.name, {
    ...month(2),
    ...one,
    hold_token: held.body.hold_token,
  })
  expect([status, body.needs_room, body.reference]).toEqual([201, true, held.body.reference])
  expect(await nightsTaken(farm)).toBe(maxUnverifiedNights)
  const notices = await prisma().notification.findMany({ where: { bookingId: body.booking_id } })
  const told = notices.find(({ type }) => type === 'booking_needs_room')
  expect(told?.message).toMatch(/^This sender already has many unpaid nights/)
})

test('what staff have verified or rejected does not count', async () => {
  const farm = await makeRoom(5)
  const one = await someSender()
  const { by } = await signedIn()
  const made = [0, 1].map((n) => book(farm.name, { ...month(n), ...one }))
  const [first, second] = await Promise.all(made)
  const change = (id: string, status: 'verified' | 'rejected') =>
    changeStatus(by, { id, status, note: null }, new Date())
  await change(first?.body.booking_id, 'verified')
  await change(second?.body.booking_id, 'rejected')
  for (const n of [2, 3]) {
    expect((await book(farm.name, { ...month(n), ...one })).body.needs_room).toBe(false)
  }
  expect((await book(farm.name, { ...month(4), ...one })).body.needs_room).toBe(true)
})

test('neither a hold nor a booking stores an IP address, or a hash that guesses could be checked against', async () => {
  const address = '203.0.113.77'
  const { name } = await makeRoom(2)
  const held = await hold(name, {}, address)
  const booked = await book(name, {}, { address })
  const { networks } = await prisma().hold.findUniqueOrThrow({
    where: { token: held.body.hold_token },
  })
  const { sender } = await prisma().booking.findUniqueOrThrow({
    where: { id: booked.body.booking_id },
  })
  expect([sender[0]]).toEqual(networks)
  const plain = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`network ${address}`),
  )
  expect(sender).not.toContain(Buffer.from(plain).toString('base64url'))
  expect(new Set(sender).size).toBe(4)
  for (const trait of sender) expect(trait).toMatch(/^[\w-]{43}$/)
})

test('a /48 of IPv6 keeps four shares, a /56 two and a /64 one, however many networks are in it', async () => {
  const farm = await makeRoom(20)
  const takenFrom = async (networks: string[]) => {
    const before = await nightsTaken(farm)
    for (const [n, address] of networks.entries())
      await book(farm.name, { ...month(n % 12), ...(await someSender()) }, { address })
    return (await nightsTaken(farm)) - before
  }
  const times = (count: number, address: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => address(n))
  expect(await takenFrom(times(4, () => '2001:db8:1:1::/64'))).toBe(maxUnverifiedNights)
  expect(await takenFrom(times(6, (n) => `2001:db8:2:10${n}::/64`))).toBe(2 * maxUnverifiedNights)
  expect(await takenFrom(times(12, (n) => `2001:db8:3:${n}00::/64`))).toBe(4 * maxUnverifiedNights)
})

test('staff see bookings of one /48 as of one connection', async () => {
  const { name } = await makeRoom(2)
  const { by } = await signedIn()
  const from = async (address: string) =>
    (await book(name, { ...month(0), ...(await someSender()) }, { address })).body
  const one = await from('2001:db8:9:1::/64')
  const other = await from('2001:db8:9:ff00::/64')
  await from('2001:db8:a:1::/64')
  expect(await sameSender(by, one.booking_id)).toEqual([
    expect.objectContaining({ reference: other.reference, same: ['network'] }),
  ])
})

test('unchecked bookings of any number of senders leave two thirds of a month free, and the next are booked without a unit', async () => {
  await emptyTables('rooms')
  const farm = await makeRoom(12)
  const needsRoom: boolean[] = []
  for (let n = 0; n < 14; n++) {
    const checkIn = addDays(monthStart(0), n % 2 ? 0 : 12)
    const stay = { checkIn, checkOut: addDays(checkIn, 10) }
    const { status, body } = await book(farm.name, { ...stay, ...(await someSender()) })
    expect(status).toBe(201)
    needsRoom.push(body.needs_room)
  }
  const most = Math.floor((12 * daysBetween(monthStart(0), monthStart(1))) / 3)
  expect(await nightsTaken(farm)).toBe(Math.floor(most / 10) * 10)
  expect(needsRoom.at(-1)).toBe(true)
  const told = await prisma().notification.findFirstOrThrow({
    where: { type: 'booking_needs_room' },
    orderBy: { id: 'desc' },
  })
  expect(told.message).toMatch(/^Unverified bookings already take/)
  const days = { checkIn: addDays(monthStart(0), 12), checkOut: addDays(monthStart(0), 22) }
  const transfer = { ...days, ...(await someSender()), method: 'bank', screenshot: undefined }
  const { status, body } = await book(farm.name, transfer)
  expect([status, body.code, body.to_check]).toEqual([429, 'too_many_requests', true])
  expect(body.message).toMatch(/Please call \+91/)
  // Another month has its own share.
  const later = { checkIn: monthStart(1), checkOut: addDays(monthStart(1), 10) }
  expect((await book(farm.name, { ...later, ...(await someSender()) })).body.needs_room).toBe(false)
})
