import { read, utils } from '@e965/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { totalsOf } from '#lib/reports/rules/figures.ts'
import { summarySheet } from '#lib/reports/service/summary-sheet.ts'
import { table, writable } from '#lib/shared/excel-sheet.ts'

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
  const money = { received: 0, payments: 0, refunded: 0, refunds: 0, owed: 0, bookings_owing: 0 }
  const lists = { revenue: [], topRooms: [], recent: [], seasons: [] }
  const report = { ...range, ...lists, totals: totalsOf(counted), money }
  const job = { format: 'excel', farm: 'A farm', report, madeAt: '2026-11-30T10:00:00Z' } as const
  const told = (most?: number) =>
    String(summarySheet({ ...job, databaseUrl: '' }, most).rows?.at(-1))
  expect(told(50_000)).toBe('The Bookings sheet has the newest 50,000 bookings; there are more.')
  expect(told()).toBe('')
})

test('a name that looks like a character of a sheet in code is read as it was typed', async () => {
  const names = ['_x003D_HYPERLINK(1)', '_X000d_', 'a_x005F_x003D_b', 'snake_case_']
  const file = await writeXlsx({ sheets: [{ name: 'Names', rows: [names.map(writable)] }] })
  const { Sheets } = read(file, { type: 'array' })
  expect(utils.sheet_to_json(Sheets.Names ?? {}, { header: 1 })).toEqual([names])
})
