import { expect, test } from 'vitest'
import { bookingSearch } from '#lib/desk/schema/search.ts'
import { searchOf } from '#lib/http/page-search.ts'
import { reportQuery } from '#lib/reports/schema/report.ts'

test('a wrong part of an address does not take the right ones with it', () => {
  const asked = { q: 'meera', status: 'foo', page: '2' }
  expect(searchOf(bookingSearch, asked)).toMatchObject({ q: 'meera', status: null, page: 2 })
  const backwards = { from_date: '2026-11-20', to_date: '2026-11-01' }
  expect(searchOf(reportQuery, backwards)).toMatchObject({ from_date: '2026-11-20', to_date: '' })
})
