import { beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { addDays } from '#lib/shared/dates.ts'
import { blockUnits } from '#lib/stays/commands/block-units.ts'
import { booked, changeOf, stayCalls, stayOfBooking } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead } from '../support/guest.ts'
import { signedIn } from '../support/staff.ts'
import { registered } from '../support/stays-with-papers.ts'

useDatabase()

let by: Staff
let calls: ReturnType<typeof stayCalls>
beforeAll(async () => {
  const signed = await signedIn()
  by = signed.by
  calls = stayCalls(signed.cookie)
})

describe('refused, with nothing done', () => {
  const refused = async (id: string, changes: object, code: string) => {
    const was = await stayOfBooking(id)
    const { body } = await calls.change(id, changes)
    expect(body.code).toBe(code)
    expect(await stayOfBooking(id)).toEqual(was)
    return body
  }

  test('nights in the past, the wrong way round, too many, and too many guests', async () => {
    const { id, room } = await booked()
    const was = await stayOfBooking(id)
    const days = (check_in: string, check_out: string) => ({ check_in, check_out })
    for (const wrong of [
      // Until six in the morning last night is still to be had.
      days(dayAhead(-2), was.check_out),
      days(was.check_in, was.check_in),
      days(was.check_out, was.check_in),
      days(was.check_in, addDays(was.check_in, 31)),
      days(dayAhead(400), dayAhead(401)),
      days('9999-12-30', '9999-12-31'),
      days('0001-01-01', '0001-01-02'),
      { guests: 9 },
    ]) {
      await refused(id, wrong, 'validation_failed')
    }
    await pool().query('UPDATE rooms SET sleeps = 2 WHERE id = $1', [room.id])
    const { errors } = await refused(id, { guests: 3 }, 'validation_failed')
    expect(errors).toEqual({ guests: 'This room sleeps 2.' })
  })

  test('onto a block, and onto a stay, which is named', async () => {
    const { id, room } = await booked()
    const was = await stayOfBooking(id)
    const block = {
      room: room.id,
      units: [2],
      from: was.check_in,
      to: was.check_out,
      because: 'repairs' as const,
    }
    await blockUnits(by, block, new Date())
    const onBlock = await refused(id, { unit: 2 }, 'room_not_available')
    expect(onBlock.message).toContain('is blocked')
    const { id: next } = await booked({ room, from: 12 })
    const unit = (await stayOfBooking(next)).unit
    const onStay = await refused(
      id,
      { unit, check_out: addDays(was.check_out, 1) },
      'room_not_available',
    )
    expect(onStay.message).toContain('is taken')
  })

  test('and not put back where somebody has the unit by now, who is named', async () => {
    const { id, room } = await booked({ units: 1, from: 10 })
    const there = { check_in: dayAhead(20), check_out: dayAhead(22) }
    expect((await calls.change(id, there)).status).toBe(200)
    await booked({ room, from: 10 })
    const { body } = await calls.undo(id)
    expect(body.code).toBe('room_not_available')
    expect(body.message).toMatch(/^Unit 1 is taken from .*: Asha Rao, /)
    expect(await stayOfBooking(id)).toMatchObject(there)
  })

  test('a change in which nothing differs', async () => {
    const { id } = await booked()
    const { unit } = await stayOfBooking(id)
    for (const same of [{}, { unit }, { tell: true }]) {
      const { message } = await refused(id, same, 'validation_failed')
      expect(message).toBe('Nothing has changed in this stay.')
    }
  })

  test('and said before it is tried: who has the unit that is asked for, and that nothing can be changed', async () => {
    const { id, room } = await booked({ units: 1 })
    await booked({ room, from: 12 })
    const { check_in, check_out } = await stayOfBooking(id)
    const offered = async (unit: string, last: string) =>
      (
        await calls.offer(id, {
          ...{ check_in, check_out: last, guests: '2', unit },
          room: String(room.id),
        })
      ).body
    const fine = { errors: {}, problem: null }
    expect(await offered('1', check_out)).toMatchObject({ ...fine, free: [1] })
    const longer = await offered('1', addDays(check_out, 1))
    expect([longer.free, longer.problem]).toEqual([[], null])
    expect(longer.errors.unit).toMatch(/^Unit 1 is taken from .*: Asha/)
    await changeStatus(by, { id, status: 'verified', note: null }, new Date())
    await issueInvoice(by, id, registered, new Date())
    expect((await offered('1', check_out)).problem).toContain('credit note')
  })

  test('a rejected booking, one with an invoice, one that somebody else has changed, and an unknown one', async () => {
    const { id } = await booked()
    const was = await stayOfBooking(id)
    await calls.change(id, { guests: 1 })
    expect((await calls.send(id, changeOf(was, { guests: 3 }))).body.code).toBe('changed_meanwhile')
    await changeStatus(by, { id, status: 'verified', note: null }, new Date())
    await issueInvoice(by, id, registered, new Date())
    const { message } = await refused(id, { guests: 3 }, 'illegal_transition')
    expect(message).toContain('credit note')
    const { id: other } = await booked()
    await changeStatus(by, { id: other, status: 'rejected', note: null }, new Date())
    await refused(other, { guests: 1 }, 'illegal_transition')
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await calls.send(nobody, changeOf(was, {}))).body.code).toBe('not_found')
    expect((await stayCalls().send(id, changeOf(was, {}))).status).toBe(401)
  })
})
