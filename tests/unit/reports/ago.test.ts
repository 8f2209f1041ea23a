import { expect, test } from 'vitest'
import { ago } from '#lib/reports/rules/ago.ts'

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 hr'],
  [86_399, '23 hr'],
  [86_400, '1 day'],
  [6 * 86_400, '6 days'],
  [7 * 86_400, '14 Nov'],
])('%i seconds ago is written "%s"', (seconds, words) => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(ago(new Date(now.getTime() - seconds * 1_000).toISOString(), now)).toBe(words)
})
