import { describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { roomSheet } from '#lib/rooms/rules/sheet.ts'
import { readSpreadsheet } from '#lib/rooms/service/read-spreadsheet.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { columns, importDesk } from '../support/rooms-import.ts'
import { spreadsheet, xlsxParts, xmlRow, zip } from '../support/spreadsheets.ts'

const { send, sendForm, count } = importDesk()
async function refused(content: BlobPart, name?: string) {
  const before = await count()
  const { status, body } = await send(content, name)
  expect(await count()).toBe(before)
  expect(body.success).toBe(false)
  return [status, body.code]
}

test('text that looks like a formula stays text', async () => {
  const name = '=HYPERLINK("https://evil.example","x")'
  await send(spreadsheet([columns, [name, '@SUM(1)', 900]]))
  const room = await prisma().room.findFirst({ where: { name } })
  expect([room?.description, room?.basePaise]).toEqual(['@SUM(1)', 90_000])
})

test('an entity of a document type is not followed', async () => {
  const strings = `<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "yyyyyyyyyy">]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>Loft &x;&y;</t></si></sst>`
  const row = '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>900</v></c></row>'
  await send(zip(xlsxParts(xmlRow(1, ['Name', 'Base Rate']) + row, strings)))
  const names = (await prisma().room.findMany()).map(({ name }) => name).join('|')
  expect(names).not.toMatch(/root:|yyyy/)
})

describe('refused, with nothing saved:', () => {
  const rows = (number: number) =>
    Array.from({ length: number }, (_, at) => [`Room ${at}`, '', 900])

  test('a file of 1,001 rooms; 1,000 are imported', async () => {
    expect(await refused(spreadsheet([columns, ...rows(1001)]))).toEqual([413, 'too_large'])
    const { body } = await send(spreadsheet([columns, ...rows(1000)]))
    expect(body).toMatchObject({ imported: 1000, total_errors: 0 })
  })

  test('a file of more than 2 MB', async () => {
    expect(await refused(new Uint8Array(2 * 1024 * 1024 + 1))).toEqual([413, 'too_large'])
  })

  test('a body that is far larger still', async () => {
    expect(await refused(new Uint8Array(20 * 1024 * 1024))).toEqual([413, 'too_large'])
  })

  test('a small file that unfolds to 200 MB, also one that lies about it', async () => {
    const bomb = { ...xlsxParts(''), 'xl/worksheets/sheet1.xml': Buffer.alloc(200_000_000, ' ') }
    const honest = zip(bomb)
    expect(honest.byteLength).toBeLessThan(1_000_000)
    expect(await refused(honest)).toEqual([413, 'too_large'])
    expect(await refused(zip(bomb, 100))).toEqual([413, 'too_large'])
  })

  test('a file of many parts that each unfold a little', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`xl/part${at}.xml`, Buffer.alloc(1_000_000, ' ')]),
    )
    expect(await refused(zip({ ...xlsxParts(''), ...parts }))).toEqual([413, 'too_large'])
  })

  test('a page, a script, a picture and a program, whatever they are called', async () => {
    const no = [415, 'not_a_spreadsheet']
    expect(
      await refused('<table><tr><td>Name</td><td>Base Rate</td></tr></table>', 'a.xls'),
    ).toEqual(no)
    expect(await refused('<?xml version="1.0"?><Workbook/>', 'a.xls')).toEqual(no)
    expect(await refused(Uint8Array.from([0x4d, 0x5a, 0, 1, 2, 3]), 'a.xlsx')).toEqual(no)
    expect(
      await refused(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
    ).toEqual(no)
  })

  test('other files of offices: .ods, .xlsb and an archive of anything', async () => {
    const no = [415, 'not_a_spreadsheet']
    expect(await refused(spreadsheet([columns], { format: 'ods' }))).toEqual(no)
    expect(await refused(spreadsheet([columns], { format: 'xlsb' }))).toEqual(no)
    expect(await refused(zip({ 'hello.txt': 'hello' }))).toEqual(no)
  })

  test('a file that breaks off, in each of its formats', async () => {
    const no = [415, 'not_a_spreadsheet']
    const half = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, bytes.length / 2)
    const table = [columns, ...rows(300)]
    expect(await refused(half(spreadsheet(table)))).toEqual(no)
    expect((await send(half(spreadsheet(table, { format: 'biff8' })))).status).toBeGreaterThan(400)
    expect(await count()).toBe(2)
  })

  test('no file, an empty one, and one without the columns', async () => {
    const empty = await sendForm({ a: 'b' })
    expect([empty.status, empty.body.errors]).toEqual([422, { excel_file: 'Choose a file.' }])
    expect((await send('')).status).toBe(422)
    expect(await refused(spreadsheet([[]]))).toEqual([422, 'import_failed'])
    expect(await refused('Name,Colour\r\nLoft,red\r\n', 'a.csv')).toEqual([422, 'import_failed'])
  })

  test('a file that takes too long: its thread is ended', async () => {
    const slow = readSpreadsheet(spreadsheet([columns, ...rows(1000)]), roomSheet, 1)
    await expect(slow).rejects.toMatchObject({ code: 'import_failed' })
    await expect(slow).rejects.toBeInstanceOf(Refusal)
  })
})
