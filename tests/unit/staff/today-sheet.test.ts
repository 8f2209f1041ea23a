import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Desk, DeskProvider } from '#components/staff/today/desk.ts'
import { DaySheet } from '#components/staff/today/sheet.tsx'
import type { DeskToday, TodayStay } from '#lib/desk/schema/today.ts'
import { todayStay } from '../../support/today-stay.ts'

const loft = { room_type: 'Grain Loft', unit: 1, unit_name: '1' }
const stay = (id: string, change: Partial<TodayStay>): TodayStay => ({
  ...todayStay,
  ...loft,
  id,
  full_name: id,
  ...change,
})

function sheet(...arriving: TodayStay[]): string {
  return sheetOf({ arriving })
}

function sheetOf(lists: Partial<DeskToday>): string {
  const today = {
    day: '2026-12-19',
    today: '2026-12-19',
    at: '2026-12-19T04:12:00.000Z',
    arriving: [],
    in_house: [],
    leaving: [],
    unsaid: [],
    meals: [],
    units: { all: 5, free: [] },
    ...lists,
  } satisfies DeskToday
  const value = { today, isLate: false } as unknown as Desk
  return renderToStaticMarkup(createElement(DeskProvider, { value }, createElement(DaySheet)))
}

const plates = { veg: 0, vegan: 0, jain: 0, meat: 0 }

test('the sheet names the room of a unit that has only its number', () => {
  expect(sheet(stay('Leela', {}))).toContain('Grain Loft 1')
})

test('who has come today stands and counts once, with the box ticked', () => {
  const came = stay('Came', { progress: 'in_house', checked_in_at: '2026-12-19T03:00:00.000Z' })
  const here = stay('Here', { progress: 'in_house', check_in: '2026-12-18' })
  const paper = sheetOf({ arriving: [came], in_house: [came, here] })
  expect(paper.replace(/<[^>]*>/g, '')).toContain('1 arrives, 1 stays, 0 leave')
  expect(paper.match(/<b [^>]*><bdi>Came</g)).toHaveLength(1)
  expect(paper).toContain('×')
})

test('who was promised another time of check-out has it on the sheet', () => {
  const later = { ...todayStay.terms, checkOutBy: '12:30' }
  const paper = sheetOf({ leaving: [stay('Leela', { terms: later }), stay('Yash', {})] })
  expect(paper.replaceAll('\u00a0', ' ').match(/By [^<]*/g)).toEqual(['By 12:30 pm'])
})

test('the sheet says what is to be given back', () => {
  const paper = sheet(stay('Leela', { balance: -100 }), stay('Yash', {}))
  expect(paper).toContain('Refund ₹100')
  expect(paper).toContain('>Paid<')
})

test('the kitchen reads the allergies first, a line each, and in one line who has not been asked', () => {
  const paper = sheet(
    stay('Bhavna', {}),
    stay('Jain', { diet: { ...plates, jain: 2 } }),
    stay('Nuts', { guests: 3, diet: { ...plates, veg: 2 }, allergies: 'Peanuts' }),
  )
  const lines = [...paper.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) =>
    line?.replace(/<[^>]*>/g, ''),
  )
  expect(lines).toEqual([
    'Allergic: Peanuts (Nuts)',
    'Jain, both: no onion, garlic or roots (Jain)',
    'Not asked: Bhavna (2 guests), Nuts (1 of 3 guests)',
  ])
})

test('each note stands by itself, so that Arabic does not turn the others round', () => {
  const told = { words: 'سنصل متأخرين', guest_note: 'لا لحم خنزير.', source: 'phone' as const }
  expect(sheet(stay('Layla', told))).toContain(
    '<bdi>سنصل متأخرين</bdi>. <bdi>لا لحم خنزير</bdi>. <bdi>By phone</bdi>. ',
  )
  expect(sheet(stay('ليلى', { allergies: 'لا لحم خنزير' }))).toContain(
    '<li><bdi>Allergic: لا لحم خنزير</bdi> (<bdi>ليلى</bdi>)</li>',
  )
})
