import { expect, test } from 'vitest'
import { ahead } from '#lib/rates/rules/facts.ts'
import { nextYear } from '#lib/rates/rules/next-year.ts'
import { overlapOf } from '#lib/rates/rules/night.ts'
import { addDays, weekdayOf } from '#lib/shared/dates.ts'
import { diceOf } from '../../support/dice.ts'
import { season } from '../../support/rates.ts'

test('for random seasons, the first night that two have in common is that of a slow and obvious model', () => {
  const dice = diceOf(57)
  const start = '2027-12-20'
  const found = { some: 0, none: 0 }
  const random = () => {
    const isDated = dice(4) > 0
    const from = addDays(start, dice(40))
    return season({
      roomId: [null, 1, 2][dice(3)] ?? null,
      from: isDated ? from : null,
      to: isDated ? addDays(from, dice(20)) : null,
      weekdays: [1, 2, 3, 4, 5, 6, 7].filter(() => dice(3) === 0).concat(dice(7) + 1),
    })
  }
  for (let round = 0; round < 3000; round++) {
    const [one, other] = [random(), random()]
    const has = (each: typeof one, day: string) =>
      each.weekdays.includes(weekdayOf(day)) &&
      (each.from === null || (day >= each.from && day <= (each.to ?? '')))
    const isOneKind = one.roomId === other.roomId && (one.from === null) === (other.from === null)
    // Of every week any day says whether there is one.
    const days = Array.from({ length: 70 }, (_, at) => addDays(start, at))
    const model = days.find((day) => isOneKind && has(one, day) && has(other, day)) ?? null
    const night = overlapOf(one, other)
    if (one.from === null) expect(night === null).toBe(model === null)
    else expect(night).toBe(model)
    expect(overlapOf(other, one)).toBe(night)
    found[model === null ? 'none' : 'some'] += 1
  }
  expect(found.some).toBeGreaterThan(100)
  expect(found.none).toBeGreaterThan(200)
})

test('a season a year later has the same days; 29 February becomes the 28th', () => {
  expect(nextYear({ from: '2026-12-24', to: '2027-01-02' })).toEqual({
    from: '2027-12-24',
    to: '2028-01-02',
  })
  expect(nextYear({ from: '2028-02-29', to: '2028-02-29' })).toEqual({
    from: '2029-02-28',
    to: '2029-02-28',
  })
  expect(nextYear({ from: '2027-02-28', to: '2027-03-01' }).from).toBe('2028-02-28')
})

test('of days, what is over is no longer said; of anything else, all is', () => {
  const days = { '2027-01-01': null, '2027-01-02': null }
  const facts = { kind: 'days' as const, room: 1, days }
  expect(ahead(facts, '2027-01-02')).toEqual({ ...facts, days: { '2027-01-02': null } })
  expect(ahead(facts, '2027-01-03')).toBeNull()
  const steps = { kind: 'long_stays' as const, steps: [] }
  expect(ahead(steps, '2027-01-03')).toEqual(steps)
})
