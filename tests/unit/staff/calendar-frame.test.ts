import { expect, test } from 'vitest'
import { isFrame, shownOf } from '#components/staff/calendar/frame.ts'
import { nightsOfRoom } from '#lib/stays/rules/calendar.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'

const calendarOf = (from: string): DeskCalendar => ({
  from,
  days: 14,
  today: '2027-02-10',
  rooms: [
    {
      id: 1,
      name: 'Orchard Tent',
      sleeps: 2,
      rated: { gstPercent: 18, guestsIncluded: null, extraGuestPaise: null },
      units: [{ number: 1, name: '1' }],
      nights: nightsOfRoom({ from, days: 14 }, { units: 1, prices: [] }, []),
    },
  ],
  occupancies: [{ id: 'stay' } as CalendarOccupancy],
  unplaced: [],
  seasons: [],
  long_stays: [],
  next: null,
})
const answer = calendarOf('2027-02-08')
const later = { from: '2027-02-22', days: 14 }

test('the stays of one fortnight never stand under the days of another, also where nothing was loaded', () => {
  for (const loading of [true, false]) {
    const shown = shownOf(later, { answer, loading, ahead: undefined })
    expect([shown.from, shown.occupancies, isFrame(shown)]).toEqual(['2027-02-22', [], true])
  }
})

test('a window is shown as it was fetched ahead until its own answer comes', () => {
  const ahead = calendarOf('2027-02-22')
  expect(shownOf(later, { answer, loading: false, ahead })).toBe(ahead)
  const own = calendarOf('2027-02-22')
  expect(shownOf(later, { answer: own, loading: false, ahead })).toBe(own)
})
