import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CalendarGrid } from '#components/staff/calendar/calendar-grid.tsx'
import { nightsOfRoom } from '#lib/stays/rules/calendar.ts'
import type {
  CalendarOccupancy,
  CalendarSeason,
  CalendarStay,
  DeskCalendar,
} from '#lib/stays/schema/calendar.ts'

const window = { from: '2026-12-18', days: 14 }
const nothing = { occupancies: [] as CalendarOccupancy[], seasons: [] as CalendarSeason[] }

/** A farm with so many units in each of its rooms. */
function farmOf(rooms: number[], changes: Partial<typeof nothing> = {}): DeskCalendar {
  return {
    ...window,
    ...nothing,
    ...changes,
    today: '2026-12-19',
    rooms: rooms.map((units, at) => ({
      id: at + 1,
      name: `House ${at + 1}`,
      sleeps: 2,
      rated: { gstPercent: 18, guestsIncluded: null, extraGuestPaise: null },
      units: Array.from({ length: units }, (_, unit) => ({
        number: unit + 1,
        name: `H${at + 1}-${unit + 1}`,
      })),
      nights: nightsOfRoom(window, { units, prices: Array(14).fill(4720) }, []),
    })),
    unplaced: [],
    long_stays: [],
    next: null,
  }
}

/** The rows of the grid: for each its name and its own HTML. */
function rowsOf(calendar: DeskCalendar, { wide = true, wanted = null as string | null } = {}) {
  const html = renderToStaticMarkup(
    <CalendarGrid
      calendar={calendar}
      hot={new Set()}
      isDim={() => false}
      moved={null}
      now={null}
      opened={null}
      over={() => null}
      ref={createRef()}
      wanted={wanted}
      wide={wide}
    />,
  )
  return html
    .split('role="row"')
    .slice(1)
    .map((row) => {
      const [, header = ''] = /role="rowheader"[^>]*>(.*?)<\/div>/.exec(row) ?? []
      return { row, name: header.replace(/<small.*?<\/small>|<[^>]*>/g, '').trim() }
    })
}
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const houses = Array.from({ length: 8 }, (_, at) => `House ${at + 1}`)
const hundred = [13, 13, 13, 13, 12, 12, 12, 12]

test('twelve units are all there, without anything to unfold', () => {
  const rows = rowsOf(farmOf([6, 6]))
  expect(rows).toHaveLength(1 + 2 + 12 + 1)
  expect(rows.some(({ row }) => row.includes('aria-expanded'))).toBe(false)
})

test('a unit that has only its number is spoken with its room, since other rooms have one with it too', () => {
  const farm = farmOf([2, 2])
  const rooms = farm.rooms.map((room) => ({
    ...room,
    units: room.units.map(({ number }) => ({ number, name: String(number) })),
  }))
  const rows = rowsOf({ ...farm, rooms }).filter(({ name }) => name === 'Unit 1')
  expect(rows).toHaveLength(2)
  for (const [at, { row }] of rows.entries()) {
    expect(row).toContain(`aria-label="House ${at + 1} unit 1"`)
    expect(row).toContain(`aria-label="House ${at + 1} unit 1, Friday 18 December, free, ₹4,720"`)
  }
})

test('a night on the other side of a GST limit than the usual price says its rate', () => {
  const farm = farmOf([1])
  const rooms = farm.rooms.map((room) => ({
    ...room,
    nights: room.nights.map((night, at) => (at === 1 ? { ...night, price: 9450, gst: 18 } : night)),
  }))
  for (const wide of [true, false]) {
    const rows = rowsOf({ ...farm, rooms }, { wide }).map(({ row }) => row.replace(/<[^>]*>/g, ''))
    expect(rows.join('').match(/GST \d+%/g)).toEqual(['GST 18%'])
    const { row = '' } =
      rowsOf({ ...farm, rooms }, { wide }).find(({ name }) => name === 'H1-1') ?? {}
    expect(row).toContain('Friday 18 December, free, ₹4,720"')
    expect(row).toContain('Saturday 19 December, free, ₹9,450, GST 18%"')
  }
})

test('a hundred units in eight rooms are eight folded rows, which the keys reach and open', () => {
  const rows = rowsOf(farmOf(hundred)).slice(1)
  expect(names(rows)).toEqual([...houses, 'Guests overnight'])
  for (const { row } of rows.slice(0, 8)) {
    expect(row).toMatch(/<button aria-expanded="false"[^>]* data-from="" data-to="" tabindex="-1"/)
    expect(row.match(/role="gridcell"/g)).toHaveLength(14)
    expect(row).toContain('<b>1')
  }
})

test('on a phone the name of a folded room stands over its nights', () => {
  const rows = rowsOf(farmOf(hundred), { wide: false })
  const folded = rows.filter(({ row }) => row.includes('aria-expanded="false"'))
  expect(names(folded)).toEqual(houses)
})

test('a link to a unit opens its room, and each of its rows and nights has a name', () => {
  const rows = rowsOf(farmOf(hundred), { wanted: '8.12' })
  const units = rows.filter(({ row }) => row.includes('data-line='))
  expect(names(units)).toEqual(Array.from({ length: 12 }, (_, at) => `H8-${at + 1}`))
  expect(units[11]?.row).toContain('aria-label="H8-12, Saturday 19 December, free, ₹4,720"')
  expect(rows.filter(({ row }) => row.includes('aria-expanded="true"'))).toHaveLength(1)
})

test('a guest who has moved is in both units: what was slept leads to the booking and is drawn no more', () => {
  const stay = { check_in: '2026-12-18', check_out: '2026-12-22' }
  const mira = {
    ...{ id: 'mira', reference: 'D7K-3MX', full_name: 'Mira Sen', phone: '1', has_email: true },
    ...{ guests: 2, status: 'confirmed', source: 'site', progress: 'in_house' },
    ...{ amount: 9440, due: 4720, prices: [], ...stay },
  } satisfies CalendarStay
  const part = (id: string, unit: number, nights: Partial<typeof stay>) => {
    return { id, room_id: 1, unit, ...stay, ...nights, booking: mira, block: null, hold: null }
  }
  const occupancies = [
    part('slept', 1, { check_out: '2026-12-20' }),
    part('now', 2, { check_in: '2026-12-20' }),
  ]
  for (const wide of [true, false]) {
    const [slept = '', now = ''] = rowsOf(farmOf([2], { occupancies }), { wide })
      .filter(({ row }) => row.includes('data-line='))
      .map(({ row }) => row)
    expect(slept).toMatch(/<a [^>]*data-bar="slept"/)
    expect(slept).toContain('bar-slept')
    expect(slept).toContain('"Mira Sen, 2 nights, 2 guests, 18 to 20 Dec, Moved to another unit"')
    expect(slept).not.toContain('data-edge')
    expect(now).toContain('data-bar="mira"')
    expect(now).toContain(
      '"Mira Sen, 2 nights, 2 guests, 20 to 22 Dec, Moved here from another unit, In house, Website, ₹4,720 to collect"',
    )
    expect(now.match(/data-edge="\w+"/g)).toEqual(wide ? ['data-edge="end"'] : null)
  }
})

test('the days of a season bear its name, on a strip and in words', () => {
  const all = [1, 2, 3, 4, 5, 6, 7]
  const christmas = { name: 'Christmas', from: '2026-12-24', to: '2026-12-26', weekdays: all }
  const [head] = rowsOf(farmOf([2], { seasons: [christmas] }))
  expect(head?.row).toContain('aria-label="Friday 25 December, Christmas"')
  expect(head?.row).toContain('aria-label="Sunday 27 December"')
  expect(head?.row).toMatch(/class="cal-season" style="grid-column:7 \/ span 3"[^>]*>Christmas</)
})
