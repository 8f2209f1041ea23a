import { expect, test } from 'vitest'
import { blockProblems } from '#lib/stays/rules/block-days.ts'

const today = '2026-11-28'
const last = '2029-11-30'
const later = '2029-12-01'
const isOver = 'Choose today or a later day.'
const tooFar = 'Choose 30 November 2029 or an earlier day.'

test('the nights of a block are to come, and no later than anything is planned', () => {
  for (const [from, to, errors] of [
    [today, last, {}],
    ['2026-11-27', today, { from: isOver }],
    [last, later, { to: tooFar }],
    [later, '2029-12-02', { from: tooFar }],
    ['9999-12-30', '9999-12-31', { from: tooFar }],
  ] as const) {
    expect(blockProblems({ from, to }, today)).toEqual(errors)
  }
})

test('the days that a block has already may stay', () => {
  const far = { from: later, to: '2029-12-03' }
  expect(blockProblems(far, today, far)).toEqual({})
  expect(blockProblems({ ...far, to: '2029-12-04' }, today, far)).toEqual({ to: tooFar })
  const begun = { from: '2026-11-20', to: '2026-12-01' }
  expect(blockProblems({ ...begun, to: '2026-11-27' }, today, begun)).toEqual({ to: isOver })
})
