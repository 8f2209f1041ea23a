import { describe, expect, test } from 'vitest'
import {
  instantsAfter,
  type Progress,
  progressBefore,
  progresses,
  progressOf,
  progressProblem,
} from '#lib/booking/rules/progress.ts'
import { undoOf } from '#lib/booking/rules/taking-back.ts'
import { timeInIndia } from '#lib/shared/dates.ts'

const stay = { checkIn: '2026-12-19', checkOut: '2026-12-21', hasUnit: true }
const none = { checkedInAt: null, checkedOutAt: null, noShowAt: null }
const at = (day: string, time = '14:00') => timeInIndia(day, time)
const names = Object.keys(progresses) as Progress[]
const in_house = { ...none, checkedInAt: at('2026-12-19') }
const kept = {
  expected: none,
  in_house,
  left: { ...in_house, checkedOutAt: at('2026-12-19', '18:00') },
  no_show: { ...none, noShowAt: at('2026-12-19', '18:00') },
}
const problem = (from: Progress, to: Progress, day = '2026-12-19', time = '20:00') =>
  progressProblem({ ...stay, ...kept[from] }, to, at(day, time))

test('the progress of a stay is told by its instants, and each is what it leads to', () => {
  for (const name of names) {
    expect(progressOf(kept[name])).toBe(name)
    expect(progressOf(instantsAfter(kept.left, name, at('2026-12-20')))).toBe(name)
  }
})

test('on its first day each step of the table can be made and each other one cannot', () => {
  const steps = names.flatMap((from) =>
    names.filter((to) => to !== from && problem(from, to) === null).map((to) => `${from} > ${to}`),
  )
  expect(steps).toEqual([
    'expected > in_house',
    'expected > no_show',
    'in_house > expected',
    'in_house > left',
    'left > in_house',
    'no_show > expected',
    'no_show > in_house',
  ])
})

test('who left keeps the instant at which they came', () => {
  expect(instantsAfter(in_house, 'left', at('2026-12-21')).checkedInAt).toBe(in_house.checkedInAt)
  expect(instantsAfter(kept.left, 'in_house', at('2026-12-21'))).toEqual(in_house)
})

describe('what is done can be taken back until midnight in India', () => {
  test.each(['in_house', 'left'] as const)('%s', (from) => {
    const back = progresses[from].back
    expect(problem(from, back, '2026-12-19', '23:59')).toBeNull()
    expect(problem(from, back, '2026-12-20', '00:00')).toEqual({ code: 'too_late' })
  })

  test('and for half a minute after midnight what was done just before it', () => {
    const came = {
      ...stay,
      ...none,
      checkedInAt: new Date(at('2026-12-20', '00:00').getTime() - 1),
    }
    const later = (ms: number) => new Date(came.checkedInAt.getTime() + ms)
    expect(progressProblem(came, 'expected', later(30_000))).toBeNull()
    expect(progressProblem(came, 'expected', later(60_000))).toEqual({ code: 'too_late' })
    const entry = {
      id: 1n,
      action: 'guest_came',
      actor: 'a@example.com',
      createdAt: came.checkedInAt,
    }
    const offered = (ms: number) => undoOf(entry, 'b@example.com', later(ms))
    expect(offered(20_000)).toEqual({ entries: [1], ms: 10_000 })
    expect(offered(30_000)).toBeNull()
  })

  test('to expected where a guest came and left in one step', () => {
    const [came, left] = [at('2026-12-22'), at('2026-12-23')]
    expect(progressBefore({ ...none, checkedInAt: left, checkedOutAt: left })).toBe('expected')
    expect(progressBefore({ ...none, checkedInAt: came, checkedOutAt: left })).toBe('in_house')
  })

  test('but a guest who did not come can be expected again as long as the stay lasts', () => {
    expect(problem('no_show', 'expected', '2026-12-21')).toBeNull()
    expect(problem('no_show', 'expected', '2026-12-22')?.message).toBe('This stay is over.')
  })
})

describe('a guest comes', () => {
  test('from the midnight in India of the first night on, not before', () => {
    expect(problem('expected', 'in_house', '2026-12-18', '23:59')?.message).toBe(
      'This stay begins on Sat 19 Dec.',
    )
    expect(problem('expected', 'in_house', '2026-12-19', '00:00')).toBeNull()
  })

  test('in the night before departure at the latest, and only into a room', () => {
    expect(problem('expected', 'in_house', '2026-12-21', '00:30')).toBeNull()
    expect(problem('expected', 'in_house', '2026-12-22', '00:00')?.message).toBe(
      'This stay is over.',
    )
    const roomless = { ...stay, ...none, hasUnit: false }
    expect(progressProblem(roomless, 'in_house', at('2026-12-19'))?.message).toBe(
      'Assign a room first.',
    )
  })
})

test('nobody is missed before their first night, and anybody after it', () => {
  expect(problem('expected', 'no_show', '2026-12-18')?.code).toBe('illegal_transition')
  expect(problem('expected', 'no_show', '2026-12-30')).toBeNull()
})

test('who stayed beyond the end can still leave', () => {
  expect(problem('in_house', 'left', '2026-12-25')).toBeNull()
})
