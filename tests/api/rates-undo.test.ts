import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { undoRates } from '#lib/rates/commands/undo-rates.ts'
import { addDays } from '#lib/shared/dates.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead, hold, makeRoom } from '../support/guest.ts'
import { rateCalls } from '../support/rate-calls.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let room: { id: number; name: string }
let staff: Awaited<ReturnType<typeof rateCalls>>
beforeEach(async () => {
  await prisma().season.deleteMany()
  await prisma().longStay.deleteMany()
  room = await makeRoom(2)
  staff = await rateCalls()
})

const nights = async () =>
  (await staff.rates({ room: room.id, from: dayAhead(9), days: 6 })).body.nights
const setDays = (changes: Record<string, unknown>) =>
  staff.setDays({ room: room.id, days: [dayAhead(10), dayAhead(11)], ...changes })
const season = { name: 'Diwali', from: dayAhead(10), to: dayAhead(12), percent: 25 }

describe('taken back', () => {
  test('days are as they were, with what they had of their own', async () => {
    await setDays({ days: [dayAhead(10)], price: 5000, no_departure: true })
    const before = await nights()
    const { change } = (await setDays({ price: 9000, closed: true })).body
    const undone = await staff.undo(change)
    expect([undone.status, undone.body.nights_changed]).toEqual([200, 2])
    expect(await nights()).toEqual(before)
  })

  test('a season that was added, changed or deleted leaves every night as before', async () => {
    const none = await nights()
    const added = (await staff.addSeason(season)).body
    const there = await nights()
    const { id, version } = added.season
    const changed = await staff.changeSeason(id, { ...season, percent: -10, version })
    await staff.undo(changed.body.change)
    expect(await nights()).toEqual(there)
    const [now] = await staff.seasons()
    expect(now).toEqual({ ...added.season, version: expect.any(Number) })
    expect(now.version).not.toBe(version)
    const deleted = await staff.deleteSeason(id, now.version)
    await staff.undo(deleted.body.change)
    expect(await nights()).toEqual(there)
    expect((await staff.seasons())[0].id).toBe(id)
    const again = await staff.undo(added.change)
    expect(again.status).toBe(200)
    expect(await nights()).toEqual(none)
    // Taking that back adds it once more.
    await staff.undo(again.body.change)
    expect(await nights()).toEqual(there)
  })

  test('guests, long stays and codes are as they were', async () => {
    const [before] = (await staff.guests()).slice(-1)
    const guests = await staff.setGuests({
      room: room.id,
      version: before.version,
      sleeps: 4,
      guests_included: 2,
      extra_guest_price: 590,
    })
    const steps = [{ nights: 7, percent: 12 }]
    const long = await staff.setLongStays({ steps, seen: [] })
    const code = await staff.addCode({ code: 'mango10', percent: 10 })
    expect((await hold(room.name, { guests: 3 })).body.amount).toBe(9440 + 2 * 590)
    for (const { body } of [guests, long, code]) {
      expect((await staff.undo(body.change)).status).toBe(200)
    }
    expect((await staff.guests()).slice(-1)).toEqual([{ ...before, version: expect.any(Number) }])
    expect(await staff.longStays()).toEqual([])
    expect(await staff.codes()).toEqual([])
  })
})

describe('not taken back', () => {
  test('is what somebody has changed since, or what was taken back already', async () => {
    const { change } = (await setDays({ price: 6000 })).body
    const later = (await setDays({ days: [dayAhead(11)], price: 7000 })).body
    expect((await staff.undo(change)).body.code).toBe('changed_meanwhile')
    await staff.undo(later.change)
    expect((await staff.undo(later.change)).body.code).toBe('changed_meanwhile')
    expect((await staff.undo(change)).status).toBe(200)
  })

  test('is a season whose nights another has by now', async () => {
    const { season: made } = (await staff.addSeason(season)).body
    const { change } = (await staff.deleteSeason(made.id, made.version)).body
    await staff.addSeason({ ...season, name: 'Lights' })
    expect((await staff.undo(change)).body).toMatchObject({
      code: 'overlap',
      season: { name: 'Lights' },
    })
  })

  test('is a code that a guest has used', async () => {
    const { change } = (await staff.addCode({ code: 'USED', percent: 10 })).body
    await hold(room.name, { code: 'USED' })
    expect((await staff.undo(change)).body.code).toBe('changed_meanwhile')
  })

  test('are days that are over: what is left of them is', async () => {
    const { by } = await signedIn()
    const { change } = (await setDays({ price: 6000 })).body
    const at = (day: string) => new Date(`${day}T06:00:00Z`)
    await undoRates(by, change, at(dayAhead(11)))
    expect((await nights()).map(({ price }: { price: number }) => price)).toEqual([
      4720, 6000, 4720, 4720, 4720, 4720,
    ])
    const over = undoRates(by, change, at(addDays(dayAhead(11), 1)))
    await expect(over).rejects.toMatchObject({ code: 'too_late' })
  })

  test('is what never happened, or no change of rates', async () => {
    const entry = await prisma().auditEntry.findFirst({ where: { action: 'signed_in' } })
    for (const id of [1_000_000, Number(entry?.id)]) expect((await staff.undo(id)).status).toBe(404)
  })
})

test('the history says who changed what from what, page by page, and what can be taken back', async () => {
  const other = await rateCalls()
  await setDays({ price: 6000, minimum_nights: 2 })
  const { season: made } = (await other.addSeason({ ...season, weekdays: [5, 6] })).body
  const { change } = (await staff.deleteSeason(made.id, made.version)).body
  await staff.undo(change)
  const { changes } = await staff.history()
  expect(changes.slice(0, 4)).toMatchObject([
    { kind: 'season', put_back: true, subject: 'Diwali', before: null, can_undo: true },
    { kind: 'season', put_back: false, subject: 'Diwali', after: null, can_undo: false },
    {
      actor: 'staff@dontali.example',
      before: null,
      after: expect.stringMatching(/^\w+ .* to .*, Fri Sat, 25% more$/),
      can_undo: true,
    },
    {
      kind: 'days',
      subject: room.name,
      before: expect.stringMatching(/: no custom price or rule$/),
      after: expect.stringMatching(/: ₹6,000, 2 nights minimum$/),
      can_undo: true,
    },
  ])
  for (let at = 0; at < 31; at++) await setDays({ price: 5000 + at })
  const first = await staff.history()
  expect(first.changes).toHaveLength(30)
  const second = await staff.history(first.next)
  expect(second.changes[0].id).toBeLessThan(first.changes[29].id)
})
