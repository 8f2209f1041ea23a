import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { importDesk } from '../support/rooms-import.ts'

const { send, count } = importDesk()
const room = (name: string) => prisma().room.findFirst({ where: { name } })
const facts = async (name: string) => {
  const found = await room(name)
  return found && [found.description, found.basePaise, found.gstPercent?.toNumber(), found.units]
}

describe('a list as people keep it', () => {
  const fixture = (name: string) => Uint8Array.from(readFileSync(`tests/fixtures/rooms/${name}`))

  test('has money, tax and units as they are written', async () => {
    const { body } = await send(fixture('amounts.csv'), 'amounts.csv')
    expect(body).toMatchObject({ imported: 6, errors: [], ignored: [], gst_assumed: null })
    const found = await Promise.all([...'ABCDEF'].map((letter) => facts(`Amounts ${letter}`)))
    expect(found).toEqual([
      ['', 450_000, 5, 2],
      ['', 450_000, 5, 1],
      ['', 450_000, 5, 1],
      ['', 450_000, 5, 1],
      ['', 450_000, 12, 1],
      ['', 450_000, 18, 1],
    ])
  })

  test('has totals and averages that are no rooms', async () => {
    const { body } = await send(fixture('total-row.xlsx'))
    expect(body).toMatchObject({
      imported: 2,
      errors: [],
      left_out: [
        { row: 4, name: 'Total' },
        { row: 5, name: 'Average' },
      ],
    })
    expect(await count()).toBe(4)
    const { body: unnamed } = await send(
      'Name,Rate\nA,1000\nB,2000\nC,3000\nकुल,6000\nD,9000\n',
      'a.csv',
    )
    expect([unnamed.imported, unnamed.left_out]).toEqual([4, [{ row: 5, name: 'कुल' }]])
  })

  test('of a hotel’s program has a row for each door, and columns that are named as not used', async () => {
    const { body } = await send(fixture('pms-export.csv'), 'pms.csv')
    expect(body).toMatchObject({
      imported: 2,
      errors: [],
      ignored: ['Status'],
      gst_assumed: { percent: 18, rooms: 2 },
    })
    expect(await facts('Deluxe AC')).toEqual(['', 350_000, 18, 2])
    const units = await prisma().unit.findMany({
      where: { roomId: (await room('Deluxe AC'))?.id ?? 0 },
      orderBy: { number: 'asc' },
    })
    expect(units.map(({ name }) => name)).toEqual(['101', '102'])
  })

  test('may have its columns under other names, and a better one first', async () => {
    await send('Room Type,Name,Tariff (Rs),No. of Rooms\nCottage,Mango,"3,000/-",4\n', 'a.csv')
    expect(await facts('Mango')).toEqual(['', 300_000, 18, 4])
  })

  test('adds units to a room that is there, and takes none away', async () => {
    const { body } = await send(
      'Name,Rate,Units\nMaratha Wada Room,4000,5\nValley-View Cottage,6000,1\n',
      'a.csv',
    )
    expect((await room('Maratha Wada Room'))?.units).toBe(5)
    expect(body.errors).toMatchObject([{ row: 3, column: 'Units' }])
  })

  test('of LibreOffice’s own kind is refused with what to do', async () => {
    const { status, body } = await send(fixture('rooms.ods'), 'rooms.xlsx')
    expect([status, body.message]).toEqual([415, expect.stringContaining('save it as .xlsx')])
  })
})

test('what an import would do is told first and saves nothing, by the same code', async () => {
  const csv = 'Name,Rate,GST,Colour\nmaratha WADA room,4500,18,red\nLoft,900,,blue\n,5,,\n'
  const history = await prisma().auditEntry.count()
  const { body } = await send(csv, 'a.csv', '?dry=1')
  expect(body).toMatchObject({
    dry: true,
    imported: 2,
    created: 1,
    updated: 1,
    ignored: ['Colour'],
    rooms: [
      {
        row: 2,
        name: 'Maratha Wada Room',
        base_rate: 4500,
        gst_rate: 18,
        units: 3,
        was: { base_rate: 4000, units: 3 },
      },
      { row: 3, name: 'Loft', base_rate: 900, gst_rate: 18, units: 1, was: null },
    ],
    errors: [{ row: 4, column: 'Name' }],
  })
  expect([await count(), await prisma().auditEntry.count()]).toEqual([2, history])
  const { body: done } = await send(csv, 'a.csv')
  expect({ ...done, dry: true }).toEqual(body)
  expect(await count()).toBe(3)
})
