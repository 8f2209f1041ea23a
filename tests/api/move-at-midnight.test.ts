import { expect, test } from 'vitest'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { booked, changeOf, stayOfBooking, unitsOf, useStayDesk } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead } from '../support/guest.ts'

useDatabase()

const desk = useStayDesk()

test('a change of the first night that began before midnight is refused once the guest has moved after it', async () => {
  const { id } = await booked({ from: 0 })
  const move = changeOf(await stayOfBooking(id), { unit: 2 })
  await changeStay(desk.by, id, move, new Date(`${dayAhead(1)}T00:00:01+05:30`))
  const moved = ['slept 1: 0 to 1', 'booking 2: 1 to 2']
  expect(await unitsOf(id)).toEqual(moved)

  const { status, body } = await desk.change(id, { check_in: dayAhead(1) })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ check_in: 'This stay has begun.' })
  expect(await unitsOf(id)).toEqual(moved)
})
