import { expect, test } from 'vitest'
import { type Held, holdItems } from '#components/staff/kit/live/held-items.ts'
import { diceOf } from '../../support/dice.ts'

type Row = { id: string; state: string }

const row = (id: string, state = 'open'): Row => ({ id, state })
const fresh = (...items: Row[]): Held<Row>[] => items.map((item) => ({ item, isOld: false }))
const hold = (shown: readonly Held<Row>[], latest: Row[], free: string[] = []) =>
  holdItems(shown, latest, {
    id: ({ id }) => id,
    state: ({ state }) => state,
    isFree: (id) => free.includes(id),
  })
const written = (held: readonly Held<Row>[]) =>
  held.map(({ item, isOld }) => `${item.id} ${item.state}${isOld ? ' old' : ''}`)

test('what somebody else has decided stays as it was, and in its place', () => {
  const shown = fresh(row('a'), row('b'), row('c'))
  expect(written(hold(shown, [row('a'), row('c')]))).toEqual(['a open', 'b open old', 'c open'])
  expect(written(hold(shown, [row('a'), row('b', 'done'), row('c')]))).toEqual([
    'a open',
    'b open old',
    'c open',
  ])
  expect(written(hold(shown, []))).toEqual(['a open old', 'b open old', 'c open old'])
})

test('what is welcome is shown at once, whoever did it, and what follows it is held', () => {
  const welcome = {
    id: ({ id }: Row) => id,
    state: ({ state }: Row) => state,
    isFree: () => false,
    isWelcome: ({ state }: Row) => state === 'open',
  }
  const opened = holdItems(fresh(row('a', 'closed')), [row('a')], welcome)
  expect(written(opened)).toEqual(['a open'])
  expect(written(holdItems(opened, [row('a', 'closed')], welcome))).toEqual(['a open old'])
})

test('what is decided here, or is not looked at, follows the server', () => {
  const shown = fresh(row('a'), row('b'))
  expect(written(hold(shown, [row('a', 'done')], ['a', 'b']))).toEqual(['a done'])
})

test('what is held keeps its place when something above it was decided here', () => {
  const shown = fresh(row('a'), row('b'), row('c'), row('d'))
  expect(written(hold(shown, [row('a'), row('d')], ['b']))).toEqual([
    'a open',
    'c open old',
    'd open',
  ])
})

test('what is old is as it was until the server has it so again', () => {
  const once = hold(fresh(row('a'), row('b')), [row('b')])
  const twice = hold(once, [row('b', 'done')])
  expect(written(twice)).toEqual(['a open old', 'b open old'])
  expect(written(hold(twice, [row('a'), row('b')]))).toEqual(['a open', 'b open'])
})

test('new ones come in where the server has them, and what nobody decides about is brought up to date', () => {
  const shown = fresh(row('a'), row('b'))
  const renamed = { ...row('b'), name: 'other' }
  const next = hold(shown, [row('new'), row('a'), renamed])
  expect(written(next)).toEqual(['new open', 'a open', 'b open'])
  expect(next[2]?.item).toBe(renamed)
})

test('whatever the server tells, nothing that is shown turns into another or trades places with one', () => {
  const dice = diceOf(33)
  const ids = [...'abcdefgh']
  let shown = fresh(...ids.map((id) => row(id)))
  for (let times = 0; times < 300; times++) {
    const latest = ids.filter(() => dice(4) > 0).map((id) => row(id, dice(4) > 0 ? 'open' : 'done'))
    const next = hold(shown, latest)
    expect(next.map(({ item }) => item.id)).toEqual(ids)
    for (const { item, isOld } of next) {
      expect(item.state).toBe('open')
      const now = latest.find(({ id }) => id === item.id)
      expect(isOld).toBe(now?.state !== 'open')
    }
    shown = [...next]
  }
})
