import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  dayEvents,
  dinnerWords,
  nextWords,
  stillWords,
  timeWords,
} from '#components/staff/dashboard/day-words.ts'
import { StaysCard } from '#components/staff/dashboard/stays-card.tsx'
import { hour } from '#components/staff/today/words.ts'
import { waitWords } from '#components/staff/waiting/wait-words.ts'
import type { DeskToday, TodayStay } from '#lib/desk/schema/today.ts'
import { property } from '#lib/property.ts'

const stay = (full_name: string, change: Partial<TodayStay> = {}) =>
  ({
    full_name,
    phone: '+91 98450 22316',
    room_type: 'Maratha Wada Room',
    unit_name: 'Wada 1',
    check_in: '2026-12-19',
    arrives_at: null,
    terms: property,
    progress: 'expected',
    checked_in_at: null,
    no_show_at: null,
    ...change,
  }) as TodayStay
const today = (arriving: TodayStay[], leaving: TodayStay[]) =>
  ({ arriving, leaving, day: '2026-12-19', meals: [] }) as unknown as DeskToday

test('the day goes by the hour, who named none comes last; who has come or left is done', () => {
  const came = { progress: 'in_house', checked_in_at: '2026-12-19T03:00:00Z' } as const
  const events = dayEvents(
    today(
      [
        stay('Kabir'),
        stay('Asha', { arrives_at: '14:00', check_in: '2026-12-16' }),
        stay('Layla', { arrives_at: '16:00' }),
        stay('Here', came),
      ],
      [stay('Elena', { progress: 'in_house' }), stay('Gone', { progress: 'left' })],
    ),
  )
  const lines = events.map((event) => `${timeWords(event, '2026-12-19')} ${event.stay.full_name}`)
  const leaves = hour(property.checkOutBy)
  expect(lines).toEqual([
    `${leaves} Elena`,
    '4\u00a0pm Layla',
    'any time Kabir',
    'since 16 Dec Asha',
  ])
  expect(nextWords(events, '09:42')).toBe(`Next: Elena leaves Wada 1 by ${leaves}.`)
  expect(nextWords(events, '13:30')).toBe('Next: Layla arrives at 4\u00a0pm, in Wada 1.')
  expect(nextWords(events, '20:00')).toBe('Next: Kabir arrives in Wada 1, no time given.')
  expect(nextWords([], '20:00')).toBeNull()
})

test('the lists of the dashboard count who has not come or left yet, as the day does, and the others say when', () => {
  const came = { progress: 'in_house', checked_in_at: '2026-12-19T07:40:00Z' } as const
  const day = today(
    [stay('Kabir', { id: 'k' }), stay('Here', { id: 'h', ...came })],
    [stay('Elena', { id: 'e', progress: 'in_house' })],
  )
  const card = (list: 'arriving' | 'leaving') =>
    renderToStaticMarkup(createElement(StaysCard, { title: list, empty: '', day, list }))
  expect(stillWords('arriving', dayEvents(day).length - 1)).toBe('1 still to arrive')
  expect(card('arriving')).toContain('>1 still to arrive, ')
  expect(card('arriving')).toContain('Wada 1, in since 1:10 pm')
  expect(card('leaving')).toContain('>1 still to leave, ')
})

test('dinner is counted by what is eaten, and ways that nobody eats are left out', () => {
  const dinner = { meal: 'dinner', date: '2026-12-19', guests: 8, not_asked: 0 }
  const meals = [{ ...dinner, veg: 6, vegan: 0, jain: 2, meat: 0 }]
  const answer = { ...today([], []), meals } as unknown as DeskToday
  expect(dinnerWords(answer)).toEqual({ guests: 8, diets: '6 veg, 2 Jain' })
  const dietsOf = (counts: object) =>
    dinnerWords({ ...answer, meals: [{ ...meals[0], ...counts }] } as DeskToday).diets
  expect(dietsOf({ veg: 3, not_asked: 3 })).toBe('3 veg, 2 Jain, 3 not asked')
  expect(dietsOf({ veg: 0, jain: 0, not_asked: 8 })).toBe('diets not asked yet')
})

const first = {
  id: 'b1',
  reference: 'D7K-3MX',
  full_name: 'Anna',
  payment: 'p1',
  check_in: '2026-12-23',
  check_out: '2026-12-27',
  since: '2026-12-19T02:12:00Z',
  words: null,
}
const now = new Date('2026-12-19T04:12:00Z')

test('a thing that waits says what it is, how much, and what its button does', () => {
  const words = (kind: Parameters<typeof waitWords>[0]['kind'], count: number, amount: number) =>
    waitWords({ kind, count, amount, first }, now)
  expect(words('asks_to_cancel', 1, 5605)).toMatchObject({
    title: 'Anna has asked to cancel',
    button: 'Cancel, refund ₹5,605',
  })
  expect(words('asks_to_cancel', 1, 0).button).toBe('Cancel the booking')
  expect(words('asks_to_cancel', 2, 5605)).toMatchObject({
    title: '2 guests have asked to cancel',
    href: '/app/bookings?status=attention',
  })
  expect(words('payments', 3, 47790)).toMatchObject({
    title: '3 payments to verify, ₹47,790',
    detail: 'The oldest has been waiting 2 hr: Anna.',
    href: '/app/money?claim=p1',
  })
  const just = { ...first, since: now.toISOString() }
  expect(waitWords({ kind: 'payments', count: 1, amount: 1, first: just }, now).detail).toBe(
    'The payment has just been reported: Anna.',
  )
  const old = { ...first, since: '2026-12-01T00:00:00Z' }
  expect(waitWords({ kind: 'payments', count: 1, amount: 1, first: old }, now).detail).toBe(
    'The payment has been waiting since 1 Dec: Anna.',
  )
  expect(words('refunds', 1, 5605).title).toBe('1 refund to pay out, ₹5,605')
  expect(words('needs_room', 1, 9440).href).toBe('/app/bookings?booking=D7K-3MX')
})
