import { expect, test } from 'vitest'
import { totalsOf } from '#lib/reports/rules.ts'
import { table } from '#lib/reports/service/excel-sheet.ts'
import { summarySheet } from '#lib/reports/service/summary-sheet.ts'

test('a table without rows comes to nothing, and no formula sums its own header', () => {
  const { cells } = table(
    'Rooms',
    [{ title: 'Nights', width: 8, format: 'number', total: true }],
    [],
  )
  expect(cells?.get('1,0')).toMatchObject({ value: 0 })
  expect(cells?.get('1,0')).not.toHaveProperty('formula')
})

test('the first sheet says if the file leaves bookings out', () => {
  const counted = { revenuePaise: 0, bookings: 0, nights: 0, nightsPaise: 0, nightsAvailable: 0 }
  const range = { from_date: '2026-11-01', to_date: '2026-11-30', chosen: true }
  const report = { ...range, revenue: [], topRooms: [], recent: [], totals: totalsOf(counted) }
  const job = { format: 'excel', farm: 'A farm', report, madeAt: '2026-11-30T10:00:00Z' } as const
  const told = (most?: number) =>
    String(summarySheet({ ...job, databaseUrl: '' }, most).rows?.at(-1))
  expect(told(50_000)).toBe('It has the newest 50,000 of them; there are more.')
  expect(told()).toBe('')
})
