import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unitsWords } from '#components/staff/booking/words.ts'
import { type BookingWork, BookingWorkProvider } from '#components/staff/bookings/booking-work.ts'
import { RecordStay } from '#components/staff/bookings/record-stay.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'

const stay = {
  room_type: 'Grain Loft',
  unit_name: '1',
  slept: [] as StaffBooking['slept'],
  guests: 2,
  check_in: '2026-12-19',
  check_out: '2026-12-21',
  nights: 2,
  status: 'verified',
  status_note: null,
  verified_at: '2026-12-01T08:40:00.000Z',
} as StaffBooking

const record = (paid: number) =>
  renderToStaticMarkup(
    createElement(
      BookingWorkProvider,
      { value: {} as BookingWork },
      createElement(RecordStay, { booking: { ...stay, paid } }),
    ),
  )

test('the units of a guest who has moved stand in their order', () => {
  const slept = [{ door: 'Wada 2', until: '2026-12-20' }]
  expect(unitsWords({ unit_name: 'Wada 3', slept })).toBe('Wada 2 until 20 Dec, then Wada 3')
  expect(unitsWords({ unit_name: '3', slept })).toBe('Wada 2 until 20 Dec, then unit 3')
  expect(unitsWords({ unit_name: null, slept })).toBe('Wada 2 until 20 Dec, then no room assigned')
  expect(unitsWords({ unit_name: '3', slept: [] })).toBe('Unit 3')
})

test('a booking that is verified without any money does not say that a payment was', () => {
  expect(record(0)).not.toContain('Payment verified')
  expect(record(2360)).toContain('Payment verified')
})
