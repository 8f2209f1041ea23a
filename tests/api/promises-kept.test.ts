import { afterEach, expect, test } from 'vitest'
import { siteCalls as declared } from '#calls/site.ts'
import { property } from '#lib/property.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { siteCalls, useDraft } from '../support/site-calls.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
useDraft()
afterEach(() => emptyTables('bookings'))

test('staff are told how many bookings ahead keep which promise, whose stay is over or off don’t count', async () => {
  const mine = await siteCalls()
  const { cookie } = await signedIn()
  const path = '/api/site/facts?names='
  const kept = async (names: string) =>
    (await call(routeAt(declared, 'site/facts'), 'GET', path + names, { cookie })).body.kept
  await insertBooking({ checkIn: addDays(dayInIndia(new Date()), -20) })
  await insertBooking({ status: 'rejected' })
  expect(await kept('depositPercent')).toEqual([])
  await insertBooking({})
  await mine.save({ depositPercent: 30 })
  await mine.publishAll()
  await insertBooking({ unit: null })
  await insertBooking({ unit: null })
  const { depositPercent, refundDays, checkIn } = property
  expect(await kept('depositPercent')).toEqual([
    { values: { depositPercent: 30 }, bookings: 2 },
    { values: { depositPercent }, bookings: 1 },
  ])
  expect(await kept('refundDays')).toEqual([{ values: { refundDays }, bookings: 3 }])
  const times = { 'checkIn.from': checkIn.from, 'checkIn.to': checkIn.to }
  expect(await kept('checkIn.from,checkIn.to')).toEqual([{ values: times, bookings: 3 }])
  expect(await kept('phone')).toEqual([])
})
