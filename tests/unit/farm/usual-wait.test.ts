import { afterEach, describe, expect, test } from 'vitest'
import { afterDeskMinutes, deskMinutes } from '#lib/farm/rules/desk-hours.ts'
import { setUsualWait, usuallyBy, usualWaitOf } from '#lib/farm/rules/usual-wait.ts'
import { usuallyByFacts, usualWaitFacts } from '#lib/i18n/usual-wait.ts'
import { clockInIndia, timeInIndia } from '#lib/shared/dates.ts'

const hours = { from: '08:00', to: '21:00' }
const at = (day: number, time: string) => timeInIndia(`2026-11-${day}`, time)
const minutesLater = (from: Date, minutes: number) => afterDeskMinutes(from, minutes, hours)

afterEach(() => setUsualWait(null))

test('the night doesn’t count: what came at 20:30 and was answered at 8:45 took 75 minutes', () => {
  expect(deskMinutes(at(20, '20:30'), at(21, '08:45'), hours)).toBe(75)
  expect(deskMinutes(at(20, '22:00'), at(20, '23:00'), hours)).toBe(0)
  expect(deskMinutes(at(20, '02:00'), at(22, '09:00'), hours)).toBe(2 * 13 * 60 + 60)
  expect(afterDeskMinutes(at(20, '20:30'), 75, hours)).toEqual(at(21, '08:45'))
  expect(afterDeskMinutes(at(20, '23:00'), 2 * 13 * 60 + 60, hours)).toEqual(at(23, '09:00'))
})

describe('how soon bookings are usually confirmed', () => {
  const noon = at(20, '12:00')
  const taking = (...minutes: number[]) =>
    usualWaitOf(
      minutes.map((each) => ({ sentAt: noon, confirmedAt: minutesLater(noon, each) })),
      hours,
    )
  const tenOf = (minutes: number) => taking(...Array<number>(10).fill(minutes))

  test('is an hour, 2, 4 or the same day, whichever is enough', () => {
    expect([0, 60, 61, 120, 121, 240, 241, 9 * 60].map(tenOf)).toEqual([
      ...[1, 1, 2, 2, 4, 4],
      ...['day', 'day'],
    ])
  })

  test('isn’t said if it takes longer, or of fewer than ten', () => {
    expect(tenOf(10 * 60)).toBeNull()
    expect(taking(...Array<number>(9).fill(30))).toBeNull()
    expect(usualWaitOf([], hours)).toBeNull()
  })

  test('is that of the middle one: a few that took days don’t change it, half of them do', () => {
    const quick = Array<number>(6).fill(90)
    expect(taking(...quick, 5000, 5000, 5000, 5000)).toBe(2)
    expect(taking(...quick.slice(1), 5000, 5000, 5000, 5000, 5000)).toBeNull()
  })

  test('is never more hours than the desk has in a day', () => {
    const short = { from: '10:00', to: '12:00' }
    const answered = { sentAt: at(20, '10:00'), confirmedAt: at(20, '11:45') }
    expect(usualWaitOf(Array(10).fill(answered), short)).toBe('day')
  })
})

test('a booking at night is confirmed by 10:00, one at noon by 14:00, and one of the same day before the desk closes', () => {
  const by = (time: string, wait: 1 | 2 | 'day') => usuallyBy(at(20, time), wait, hours)
  expect(by('23:10', 2)).toEqual(at(21, '10:00'))
  expect(by('12:00', 2)).toEqual(at(20, '14:00'))
  expect(by('12:01', 1)).toEqual(at(20, '13:30'))
  expect(by('12:01', 'day')).toEqual(at(20, '21:00'))
  expect(by('22:00', 'day')).toEqual(at(21, '21:00'))
})

test('pages are told nothing that wasn’t measured, and nothing that has passed', () => {
  const sent = at(20, '12:00')
  expect(usualWaitFacts('en')).toBeNull()
  expect(usuallyByFacts(sent, sent, 'en')).toBeNull()
  setUsualWait(2)
  const words = { hours: '2', hoursFrom: '8 am', hoursTo: '9 pm', by: '10 am' }
  const plain = Object.entries(usualWaitFacts('en') ?? {}).map(([key, text]) => [
    key,
    String(text).replace('\u00a0', ' '),
  ])
  expect(Object.fromEntries(plain)).toEqual(words)
  expect(usuallyByFacts(sent, sent, 'ru')).toEqual({ day: '20\u00a0ноября', time: '14:00' })
  expect(usuallyByFacts(sent, at(20, '14:00'), 'en')).toBeNull()
  expect(clockInIndia(usuallyBy(sent, 2, hours))).toBe('14:00')
})
