import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as sampleRoute from '#app/api/rooms_sample_excel/route.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { columns, importDesk } from '../support/rooms-import.ts'
import { spreadsheet, xlsxParts, xmlRow, zip } from '../support/spreadsheets.ts'

const { send, count, cookie } = importDesk()
const room = (name: string) => prisma().room.findFirst({ where: { name } })
const facts = async (name: string) => {
  const found = await room(name)
  return found && [found.description, found.basePaise, found.gstPercent?.toNumber(), found.units]
}
describe('a file is imported', () => {
  test('the sample that is offered comes back as two rooms', async () => {
    const sample = await call(sampleRoute, 'GET', '/api/rooms_sample_excel', {
      cookie: cookie(),
    })
    expect(sample.headers.get('content-disposition')).toContain('rooms-sample.xlsx')
    const { status, body } = await send(sample.bytes as Uint8Array<ArrayBuffer>)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      imported: 2,
      created: 2,
      total_errors: 0,
      errors: [],
      message: 'Successfully imported 2 rooms.',
    })
    expect(await facts('Lakeside Tent')).toEqual([
      'Canvas and a real bed. Breakfast is included.',
      240_050,
      18,
      1,
    ])
  })

  for (const ending of ['xlsx', 'xls', 'csv']) {
    test(`written by LibreOffice as .${ending}, with a title in merged cells above the columns`, async () => {
      const file = readFileSync(`tests/fixtures/rooms-libreoffice.${ending}`)
      const { body } = await send(Uint8Array.from(file), `rooms.${ending}`)
      expect(body).toMatchObject({
        message: 'Successfully imported 3 rooms. 1 errors occurred.',
        errors: [{ row: 6, column: 'Base Rate', message: '“four thousand” isn’t a number.' }],
      })
      expect(await facts('Grain Loft')).toEqual([
        'Ladder stair, low beams\nand the best view of the rain',
        320_000,
        18,
        1,
      ])
      expect(await facts('Orchard Tent')).toEqual(['Canvas, "real" bed', 240_050, 18, 1])
      expect(await facts('आमराई खोली')).toEqual(['आंब्याच्या सावलीत', 123_450, 5, 1])
    })
  }

  test('how many a room sleeps is taken where the file says it, kept where it does not, and never guessed', async () => {
    const csv = 'Name,Base Rate,Sleeps\nMaratha Wada Room,4000,\nTent,2400,3\nLoft,3000,many\n'
    const { body } = await send(csv, 'rooms.csv')
    expect(body.errors).toEqual([
      { row: 4, column: 'Sleeps', message: 'Enter a whole number from 1 to 20.' },
    ])
    expect((await room('Maratha Wada Room'))?.sleeps).toBe(2)
    expect((await room('Tent'))?.sleeps).toBe(3)
  })

  test('a CSV with a byte order mark, semicolons, CRLF and decimal commas', async () => {
    const csv = `\ufeffName;Base Rate;GST Rate\r\n"Loft; upper";"1.234,50";18%\r\nTent;₹1,23,450;\r\n`
    expect((await send(csv, 'rooms.csv')).body.imported).toBe(2)
    expect(await facts('Loft; upper')).toEqual(['', 123_450, 18, 1])
    expect(await facts('Tent')).toEqual(['', 12_345_000, 18, 1])
  })

  test('a file of Windows in UTF-16 or in its Western code page', async () => {
    const wide = Buffer.from('\ufeffName\tBase Rate\r\nCafé Room\t900\r\n', 'utf16le')
    expect((await send(Uint8Array.from(wide), 'rooms.txt')).body.imported).toBe(1)
    const narrow = Buffer.from('Name,Base Rate\r\nCrème Room,900\r\n', 'latin1')
    expect((await send(Uint8Array.from(narrow), 'rooms.csv')).body.imported).toBe(1)
    expect(await room('Café Room')).not.toBeNull()
    expect(await room('Crème Room')).not.toBeNull()
  })

  test('its content decides what it is, not its name', async () => {
    const xls = spreadsheet([columns, ['Loft', '', 900]], { format: 'biff8' })
    expect((await send(xls, 'rooms.csv')).body.imported).toBe(1)
  })

  test('a date is a text like any other, and no amount', async () => {
    const file = spreadsheet([columns, ['', '', 900], ['Loft', '', '']], {
      change: (sheet) => {
        sheet.A2 = { t: 'n', v: 46_113, z: 'd-mmm-yyyy' }
        sheet.C3 = { t: 'n', v: 46_113, z: 'd-mmm-yyyy' }
      },
    })
    const { body } = await send(file)
    expect(body.errors).toEqual([
      { row: 3, column: 'Base Rate', message: '“1-Apr-2026” isn’t a number.' },
    ])
    expect(await room('1-Apr-2026')).not.toBeNull()
  })

  test('a percentage counts in percent, a formula by its result, and text as the number it says', async () => {
    const file = spreadsheet(
      [columns, ['Loft', '', '', '', 1120], ['Tent', '', ' 1,000.00 ', '12 %', '₹1,120.00']],
      {
        change: (sheet) => {
          sheet.C2 = { t: 'n', f: '500*2', v: 1000 }
          sheet.D2 = { t: 'n', v: 0.12, z: '0%' }
        },
      },
    )
    expect((await send(file)).body).toMatchObject({ imported: 2, errors: [] })
    expect(await facts('Loft')).toEqual(['', 100_000, 12, 1])
    expect(await facts('Tent')).toEqual(['', 100_000, 12, 1])
  })
})

describe('a name that exists, in any letter case,', () => {
  test('updates that room, and keeps what its row leaves empty', async () => {
    const before = await room('Maratha Wada Room')
    const { body } = await send(
      spreadsheet([columns, ['maratha WADA room', '', 4500, '', ''], ['Loft', 'New', 900, 5, '']]),
    )
    expect(body).toMatchObject({ imported: 2, created: 1, updated: 1 })
    const after = await room('Maratha Wada Room')
    expect(after).toMatchObject({
      id: before?.id,
      slug: before?.slug,
      description: before?.description,
      units: 3,
      basePaise: 450_000,
      version: 2,
    })
    expect(await facts('Loft')).toEqual(['New', 90_000, 5, 1])
    expect(await prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      actor: 'staff@dontali.example',
      action: 'rooms_imported',
      before: [{ name: 'Maratha Wada Room', base_paise: 400_000 }],
    })
  })

  test('is found however its letters are composed and its words are spaced', async () => {
    await send(spreadsheet([columns, ['Caf\u00e9 Room', '', 900]]))
    const { body } = await send(spreadsheet([columns, ['Cafe\u0301  Room', '', 950]]))
    expect(body).toMatchObject({ created: 0, updated: 1 })
  })

  test('of a deleted room makes a new one', async () => {
    const { id } = await prisma().room.update({
      where: { id: (await room('Valley-View Cottage'))?.id ?? 0 },
      data: { deletedAt: new Date() },
    })
    await send(spreadsheet([columns, ['Valley-View Cottage', '', 900]]))
    const live = await prisma().room.findFirst({
      where: { name: 'Valley-View Cottage', deletedAt: null },
    })
    expect(live?.id).not.toBe(id)
    expect(live?.slug).toBe('valley-view-cottage')
  })

  test('names that make the same address get different ones', async () => {
    await send(spreadsheet([columns, ['Loft!', '', 1], ['Loft', '', 1], ['खोली', '', 1]]))
    const slugs = (await prisma().room.findMany({ orderBy: { id: 'asc' } })).map(({ slug }) => slug)
    expect(slugs.slice(2)).toEqual(['loft', 'loft-2', 'room'])
  })
})

test('bad rows are told one by one, and the good ones saved', async () => {
  const long = 'x'.repeat(121)
  const file = spreadsheet([
    columns,
    ['Good', '', 1000, 18, 1180],
    ['', '', 1000],
    ['No rate'],
    ['Words', '', '4 200 or so'],
    ['Below', '', -1],
    ['Dear', '', 400_000],
    ['Taxed', '', 1000, 118],
    ['Fraction', '', 1000, 0.3],
    ['Wrong total', '', 1000, 18, 1000],
    ['good', '', 1000],
    [long, '', 1000],
    ['Rupee off', '', 1000.4, 18, 1181],
    ['Much said', 'x'.repeat(2001), 1000],
  ])
  const { status, body } = await send(file)
  expect([status, body.message]).toEqual([
    200,
    'Successfully imported 2 rooms. 11 errors occurred.',
  ])
  expect(body.total_errors).toBe(11)
  expect(body.errors.map((e: { row: number; column: string }) => [e.row, e.column])).toEqual([
    [3, 'Name'],
    [4, 'Base Rate'],
    [5, 'Base Rate'],
    [6, 'Base Rate'],
    [7, 'Base Rate'],
    [8, 'GST Rate'],
    [9, 'GST Rate'],
    [10, 'Total Rate'],
    [11, 'Name'],
    [12, 'Name'],
    [14, 'Description'],
  ])
  expect(body.errors[2].message).toBe('“4 200 or so” isn’t a number.')
  expect(body.errors[6].message).toContain('Did you mean 30?')
  expect(body.errors[8].message).toContain('row 2')
  expect(await count()).toBe(4)
})

test('a cell with an error, and a formula that never had a result, are told as such', async () => {
  const parts = xlsxParts(
    xmlRow(1, ['Name', 'Base Rate']) +
      xmlRow(2, ['Loft', '=1+1']) +
      '<row r="3"><c r="A3" t="inlineStr"><is><t>Tent</t></is></c><c r="B3" t="e"><v>#REF!</v></c></row>',
  )
  const { body } = await send(zip(parts))
  expect(body.errors.map((e: { message: string }) => e.message)).toEqual([
    expect.stringContaining('formula has no result'),
    expect.stringContaining('#REF!'),
  ])
})
