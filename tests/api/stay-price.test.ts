import { describe, expect, test } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { addDays } from '#lib/shared/dates.ts'
import { booked, changeOf, stayOfBooking, useStayDesk } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { makeRoom } from '../support/guest.ts'
import { letDaysPass } from '../support/progress.ts'

useDatabase()

const desk = useStayDesk()
const told = async (id: string) => {
  const { rows } = await pool().query(
    "SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs WHERE payload->>'bookingId' = $1 AND payload->>'kind' = 'changed'",
    [id],
  )
  return rows[0].jobs
}

describe('another price of a stay', () => {
  test('is agreed on alone, for a reason, as one line; the guest is told, and it is put back whole', async () => {
    const { id } = await booked()
    const was = await stayOfBooking(id)
    const discount = { price: '9000', tell: true }
    expect((await desk.change(id, discount)).body.errors).toEqual({
      reason: 'Enter a reason for this price.',
    })
    expect((await desk.change(id, { ...discount, reason: 'The roof leaked.' })).status).toBe(200)
    expect(await stayOfBooking(id)).toEqual({
      ...was,
      amount: 9000,
      lines: [...was.lines, 'agreed -44000'],
    })
    expect(await told(id)).toBe(1)
    const [entry] = await bookingHistory(desk.by, id, new Date())
    expect(entry?.detail).toMatch(/2 guests, ₹9,440; now .*2 guests, ₹9,000\. The roof leaked\.$/)
    expect((await desk.undo(id)).status).toBe(200)
    expect(await stayOfBooking(id)).toEqual(was)
    expect(await told(id)).toBe(0)
  })

  test('takes the place of the one before, higher or lower, and goes with the price that is charged anyway', async () => {
    const { id } = await booked()
    const was = await stayOfBooking(id)
    const agree = (price: number) => desk.change(id, { price, reason: 'Agreed.' })
    await agree(9000)
    await agree(10_000.5)
    expect((await stayOfBooking(id)).lines).toEqual([...was.lines, 'agreed 56050'])
    await agree(0)
    expect((await stayOfBooking(id)).lines).toEqual([...was.lines, 'agreed -944000'])
    await agree(was.amount)
    expect(await stayOfBooking(id)).toEqual(was)
  })

  test('stays as it was on other nights for a reason, and needs none where it is the price of these nights', async () => {
    const { id } = await booked()
    const was = await stayOfBooking(id)
    const longer = { check_out: addDays(was.check_out, 1), price: was.amount }
    expect((await desk.change(id, longer)).body.code).toBe('validation_failed')
    expect((await desk.change(id, { ...longer, reason: 'The roof leaked.' })).status).toBe(200)
    const now = await stayOfBooking(id)
    expect([now.amount, now.lines.at(-1)]).toEqual([was.amount, 'agreed -472000'])
    const { id: other } = await booked()
    const one = { check_out: addDays(was.check_in, 1), price: 4720 }
    expect((await desk.change(other, one)).status).toBe(200)
    expect((await stayOfBooking(other)).lines).toEqual(['night 472000'])
  })

  test('is refused where it is the same, none, too much, or where the stay is another by now', async () => {
    const { id } = await booked()
    const was = await stayOfBooking(id)
    const reason = 'Agreed.'
    const same = await desk.change(id, { price: was.amount, reason })
    expect(same.body.message).toBe('Nothing has changed in this stay.')
    for (const price of ['', 'much', -1, 1e9]) {
      const { body } = await desk.change(id, { price, reason })
      expect(Object.keys(body.errors), String(price)).toEqual(['price'])
    }
    await desk.change(id, { price: 9000, reason })
    const late = await desk.send(id, changeOf(was, { price: 8000, reason }))
    expect(late.body.code).toBe('changed_meanwhile')
    expect((await stayOfBooking(id)).amount).toBe(9000)
  })

  test('is shown before it is agreed on, with the lines of both and the mail in the guest’s language', async () => {
    const { id, room } = await booked()
    await prisma().booking.update({ where: { id }, data: { locale: 'fr' } })
    for (const status of ['verified', 'confirmed'] as const) {
      await changeStatus(desk.by, { id, status, note: null }, new Date())
    }
    const was = await stayOfBooking(id)
    const { check_in, check_out } = was
    const wish = { check_in, check_out, room: String(room.id), guests: '3', unit: '2' }
    const nights = { nights: 2, rates: [{ nights: 2, rate: 4720 }] }
    const { body } = await desk.offer(id, { ...wish, price: '9,000' })
    expect(body).toMatchObject({
      was: { ...nights, total: 9440, others: [] },
      will: {
        ...nights,
        ...{ total: 9000, quoted: 9440, unit: 2 },
        others: [{ words: 'Price as agreed', amount: -440 }],
      },
    })
    const { locale, own, english } = body.letter
    expect([locale, english[0]]).toEqual(['fr', expect.stringMatching(/^We’ve changed/)])
    expect(english.join('\n')).toContain('Total: ₹9,000\nIncluding 18% GST: ₹1,372.88')
    expect(english).toEqual(expect.arrayContaining(['Guests: 3', 'Room number: 2']))
    expect(own[0]).toMatch(/^Nous avons modifié/)
    expect(own.join('\n')).toMatch(/9\s000\s₹/)
    const wrong = await desk.offer(id, { ...wish, check_out: check_in, price: 'much' })
    expect([wrong.status, wrong.body.letter]).toEqual([200, null])
    expect(await stayOfBooking(id)).toEqual(was)
  })
})

test('nights that were slept keep their price in another room; those from today on cost what it costs', async () => {
  const { id } = await booked({ from: 0 })
  await letDaysPass(id, 1)
  const was = await stayOfBooking(id)
  const other = await makeRoom(1)
  await pool().query('UPDATE rooms SET base_paise = 500000 WHERE id = $1', [other.id])
  const longer = { room: other.id, check_out: addDays(was.check_out, 1) }
  const offer = await desk.offer(id, {
    ...{ check_in: was.check_in, check_out: longer.check_out, guests: '2' },
    room: String(other.id),
  })
  expect(offer.body.will.rates).toEqual([
    { nights: 1, rate: 4720 },
    { nights: 2, rate: 5900 },
  ])
  expect((await desk.change(id, longer)).status).toBe(200)
  const booking = await readBooking({ id })
  expect(booking?.charges.map(({ words, paise }) => [words, paise])).toEqual([
    [expect.not.stringMatching(other.name), 472_000],
    [other.name, 590_000],
    [other.name, 590_000],
  ])
  expect((await desk.undo(id)).status).toBe(200)
  expect(await stayOfBooking(id)).toEqual(was)
})
