import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Owed } from '#components/staff/money/owed.tsx'
import type { Owing } from '#lib/reports/schema/day-book.ts'

const row = {
  ...{ id: 'b', reference: 'D7K-3MX', full_name: 'Asha Rao', status: 'rejected', balance: -500 },
  ...{ room_type: 'Maratha Wada Room', amount: 9440 },
  ...{ created_at: '', check_in: '2026-12-19', check_out: '2026-12-21', cancelled_because: null },
} as const satisfies Owing

const shown = (changes: Partial<Owing>) =>
  renderToStaticMarkup(
    createElement(Owed, {
      ...{ title: 'To refund', today: '2026-12-01', empty: 'Nothing.', foot: 'All.' },
      onChange: () => undefined,
      rows: [{ ...row, ...changes }],
    }),
  ).replace(/<[^>]*>/g, ' ')

test('money of a booking that was cancelled is called that, as on other screens', () => {
  expect(shown({ cancelled_because: 'cancelled_by_farm' })).toMatch(/ cancelled, +D7K-3MX/)
  expect(shown({})).toMatch(/ rejected, +D7K-3MX/)
  expect(shown({ status: 'confirmed' })).toMatch(/ arrives 19 Dec, +D7K-3MX/)
})

test('dates alone don’t say whether a guest is here or has left', () => {
  const stay = (check_in: string, check_out: string) =>
    shown({ status: 'confirmed', check_in, check_out })
  expect(stay('2026-11-28', '2026-11-30')).toMatch(/ Check-out was 30 Nov +D7K-3MX/)
  expect(stay('2026-11-30', '2026-12-04')).toMatch(/ Stay until 4 Dec +D7K-3MX/)
})
