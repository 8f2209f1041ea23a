import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { rejectAll } from '#lib/decisions/commands/reject-all.ts'
import { bookAtDesk } from '#lib/reservations/commands/book-at-desk.ts'
import { holdAtDesk } from '#lib/reservations/commands/hold-at-desk.ts'
import { deskBooking, deskHold } from '#lib/reservations/schema/desk-booking.ts'
import { blockUnits } from '#lib/stays/commands/block-units.ts'
import { changeBlock } from '#lib/stays/commands/change-block.ts'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { liftBlocks } from '#lib/stays/commands/lift-blocks.ts'
import { stayChange } from '#lib/stays/schema/stay-change.ts'
import { booked, changeOf, stayOfBooking } from '../support/changed-stays.ts'
import { untilWaiting, useDatabase } from '../support/database.ts'
import { kavita } from '../support/desk-bookings.ts'
import { book, dayAhead, makeRoom } from '../support/guest.ts'
import { letDaysPass } from '../support/progress.ts'
import { signedIn } from '../support/staff.ts'
import { undoAll, undoStay } from '../support/undo.ts'

useDatabase()

let by: Staff
beforeAll(async () => {
  by = (await signedIn()).by
})

let began: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  began = vi.spyOn(prisma(), '$transaction')
})
afterEach(() => vi.restoreAllMocks())

type Room = { id: number; name: string }
type Act = () => Promise<unknown>

/**
 * Lets two acts come as far as a row that somebody else has locked, lets go of it, and returns how many transactions the two
 * needed: one that came to a deadlock was done again.
 */
async function transactionsOfTwo(lock: string, key: unknown, acts: [Act, Act]): Promise<number> {
  const other = await pool().connect()
  const done: Promise<unknown>[] = []
  try {
    await other.query('BEGIN')
    await other.query(lock, [key])
    began.mockClear()
    for (const act of acts) {
      done.push(act())
      await untilWaiting(done.length)
    }
  } finally {
    await other.query('COMMIT')
    other.release()
  }
  await Promise.all(done)
  return began.mock.calls.length
}

const desk = (room: Room, changes: object = {}) => {
  const input = deskBooking.parse({ ...kavita, room: room.id, ...changes })
  return bookAtDesk(by, input, { now: new Date(), idempotencyKey: null })
}

async function change(id: string, changes: object): Promise<Act> {
  const wish = stayChange.parse(changeOf(await stayOfBooking(id), changes))
  return () => changeStay(by, id, wish, new Date())
}

let numbers = 0
const someNumber = () => `+91 99301 ${20000 + ++numbers}`

/** What takes a unit of a room, each for a guest of its own. */
const takers: Record<string, (room: Room, from: number) => Promise<Act>> = {
  'gives a guest of another room one of its units': async (room) => {
    const { id } = await booked()
    return () => giveRoom(by, { id, room: room.id }, new Date())
  },
  'moves a stay of another room there': async (room) => {
    const { id } = await booked()
    return change(id, { room: room.id })
  },
  'moves a stay back there': async (room, from) => {
    const { id } = await booked({ room, from })
    await (await change(id, { room: (await makeRoom()).id }))()
    return () => undoStay(by, id, new Date())
  },
  'books it at the desk': async (room) => () => desk(room, { phone: someNumber() }),
  'holds it at the desk': async (room) => {
    const { guests, check_in, check_out } = kavita
    const wish = { room: room.id, unit: null, guests, check_in, check_out }
    const input = deskHold.parse({ ...wish, hold_token: randomUUID() })
    return () => holdAtDesk(by, input, new Date())
  },
}

test.each(Object.entries(takers))(
  'where each of two %s, one waits for the other, never both',
  async (_, taker) => {
    const room = await makeRoom(4)
    const acts: [Act, Act] = [await taker(room, 10), await taker(room, 20)]
    // As somebody else who gives out its units.
    const lock = 'SELECT 1 FROM rooms WHERE id = $1 FOR NO KEY UPDATE'
    expect(await transactionsOfTwo(lock, room.id, acts)).toBe(2)
  },
)

test('two guests who change rooms with each other do not wait for each other: what they slept refers to the room of the other', async () => {
  const rooms = [await makeRoom(2), await makeRoom(2)] as const
  const moves = await Promise.all(
    [rooms, rooms.toReversed()].map(async ([room, other]) => {
      const { id } = await booked({ ...(room && { room }), from: 0 })
      await letDaysPass(id, 1)
      return change(id, { room: other?.id })
    }),
  )
  const lock = 'SELECT 1 FROM rooms WHERE id = ANY ($1) FOR NO KEY UPDATE'
  const ids = rooms.map(({ id }) => id)
  expect(await transactionsOfTwo(lock, ids, moves as [Act, Act])).toBe(2)
})

/** Two bookings of two rooms whose ids are in the order of the rooms, and two in the other order. */
async function crossedPairs(rooms: [Room, Room]): Promise<[string[], string[]]> {
  const made: [string[], string[]] = [[], []]
  for (;;) {
    for (const at of [0, 1] as const) {
      made[at].push((await booked({ room: rooms[at], from: 3 + 3 * made[at].length })).id)
    }
    const [ones, others] = made.map((ids) => ids.toSorted()) as typeof made
    const [first = '', last = ''] = [ones[0], others.at(-1)]
    const [low = '', high = ''] = [others[0], ones.at(-1)]
    if (first < last && low < high && first !== high && last !== low) {
      return [
        [first, last],
        [low, high],
      ]
    }
  }
}

test('rejections of two senders in two rooms that are taken back at once lock in the same order', async () => {
  const rooms: [Room, Room] = [await makeRoom(4), await makeRoom(4)]
  const pairs = await crossedPairs(rooms)
  for (const ids of pairs) await rejectAll(by, { ids, note: '' }, new Date())
  const acts = pairs.map((ids) => () => undoAll(by, ids, new Date())) as [Act, Act]
  const lock = 'SELECT 1 FROM rooms WHERE id = $1 FOR UPDATE'
  expect(await transactionsOfTwo(lock, rooms[0].id, acts)).toBe(2)
})

test('a block that a colleague moves to another unit while somebody lifts it is theirs to look at again', async () => {
  const room = await makeRoom(4)
  const term = { from: dayAhead(20), to: dayAhead(22), because: 'repairs' } as const
  const [block] = await blockUnits(by, { room: room.id, units: [1], ...term }, new Date())
  if (!block) throw new Error('Nothing was blocked.')
  const { id, ...place } = block
  const seen = { ...place, because: term.because }
  const lifting = expect.objectContaining({ code: 'changed_meanwhile' })
  const lift = () => liftBlocks(by, [block], new Date()).catch((refusal) => refusal)
  const moved = () => changeBlock(by, id, { ...seen, unit: 2, seen }, new Date())
  const answers: unknown[] = []
  const acts = [moved, async () => answers.push(await lift())] as [Act, Act]
  await transactionsOfTwo('SELECT 1 FROM occupancies WHERE id = $1 FOR UPDATE', id, acts)
  expect(answers).toEqual([lifting])
})

const sameCustomer = { email: 'twice@example.com', phone: '+91 99301 10000' }
const lockCustomer = 'SELECT 1 FROM customers WHERE email = $1 FOR UPDATE'

test('a guest who books online while staff book for them in the same room locks in the same order', async () => {
  const room = await makeRoom(4)
  await desk(room, sameCustomer)
  const acts: [Act, Act] = [
    () => desk(room, sameCustomer),
    () => book(room.name, { ...sameCustomer, phone: '+91 99301 10000' }),
  ]
  expect(await transactionsOfTwo(lockCustomer, sameCustomer.email, acts)).toBe(2)
})

test("a stay whose payment is verified while its guest's next is booked at the desk locks in the same order", async () => {
  const room = await makeRoom(4)
  const { id } = await booked({ room })
  const { email, phone } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  const acts: [Act, Act] = [
    () => desk(room, { email, phone }),
    () => changeStatus(by, { id, status: 'verified', note: null }, new Date()),
  ]
  expect(await transactionsOfTwo(lockCustomer, email, acts)).toBe(2)
})
