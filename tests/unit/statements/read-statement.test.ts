import { describe, expect, test } from 'vitest'
import type { Refusal } from '#lib/shared/refusal.ts'
import type { UnknownColumns } from '#lib/statements/schema/files.ts'
import { readHere } from '#lib/statements/service/read-here.ts'
import { fileOf, type KeptColumns } from '#lib/statements/service/read-statement.ts'
import { spreadsheet, xlsxParts, xmlRow, zip } from '../../support/spreadsheets.ts'

type Line = { on: string; paise: number; narration: string; utr: string | null; sha256: string }

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))
const order = (bytes: Uint8Array, columns: KeptColumns | null = null, layouts = {}) => ({
  bytes,
  columns,
  layouts,
  password: '',
  today: '2026-11-29',
})
// What the thread does, without the second that each thread takes to start.
const readFile = async (...given: Parameters<typeof order>) =>
  fileOf(await readHere(order(...given)))
const read = async (bytes: Uint8Array, columns?: KeptColumns) => {
  const file = await readFile(bytes, columns)
  return {
    ...file,
    all: file.lines.flatMap((lines) => JSON.parse(lines) as Line[]),
    gone: JSON.parse(file.debits) as Line[],
  }
}
const refused = async (bytes: Uint8Array, columns?: KeptColumns) => {
  const error: Refusal = await read(bytes, columns).then(
    () => Promise.reject(new Error('It was read.')),
    (thrown) => thrown,
  )
  return { code: error.code, message: error.message, data: error.detail?.data }
}

const header = 'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL'
const axis = (...lines: string[]) => [header, ...lines].join('\n')
const line = (on: string, narration: string, cr: string, dr = '') =>
  `${on},-,${narration},${dr},"${cr}",1000.00,4875`
const good = axis(line('24-11-2026', 'UPI/P2A/632812345678/ASHA', '3,540.00'))

describe('a bank’s file is read', () => {
  const one = [{ on: '2026-11-24', paise: 354_000, utr: '632812345678' }]

  test.each([
    ['UTF-8', Buffer.from(good)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${good}`)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${good}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${good}`, 'utf16le').swap16()],
    ['Windows’ code page', Buffer.from(good.replace('ASHA', 'JOSÉ'), 'latin1')],
    ['lines that end as on old Macs', Buffer.from(good.replaceAll('\n', '\r'))],
    ['semicolons', Buffer.from(good.replaceAll(',', ';').replace('3;540', '3,540'))],
  ])('in %s', async (_what, bytes) => {
    expect((await read(bytes)).all).toMatchObject(one)
  })

  test('with its letters', async () => {
    const bytes = Buffer.from(good.replace('ASHA', 'JOSÉ'), 'latin1')
    expect((await read(bytes)).all[0]?.narration).toBe('UPI/P2A/632812345678/JOSÉ')
  })

  test('a cell that begins as a formula is text', async () => {
    const { all } = await read(bytesOf(axis(line('24-11-2026', '=HYPERLINK(1)', '500.00'))))
    expect(all[0]?.narration).toBe('=HYPERLINK(1)')
  })

  test('a formula is what it came to; one without a result is an empty cell', async () => {
    const rows = [
      xmlRow(1, header.split(',')),
      '<row r="2"><c r="A2" t="inlineStr"><is><t>24-11-2026</t></is></c><c r="C2" t="inlineStr"><is><t>ASHA</t></is></c><c r="E2"><f>1+1</f><v>2</v></c><c r="D2"/><c r="F2"/></row>',
      xmlRow(3, ['24-11-2026', '-', 'NOTHING', '', '=1+1', '', '']),
    ]
    const { all } = await read(zip(xlsxParts(rows.join(''))))
    expect(all).toMatchObject([{ paise: 200, narration: 'ASHA' }])
  })

  test('dates of spreadsheets are days, whatever format they have', async () => {
    const bytes = spreadsheet([
      header.split(','),
      [new Date(Date.UTC(2026, 10, 5)), '-', 'X', '', 12.35, 1, 1],
    ])
    expect((await read(bytes)).all).toMatchObject([{ on: '2026-11-05', paise: 1235 }])
  })

  test.each([
    ['05/11/26', '2026-11-05'],
    ['5-Nov-2026', '2026-11-05'],
    ['05 Nov 2026 10:20', '2026-11-05'],
    ['2026-11-05', '2026-11-05'],
    ['05.11.2026', '2026-11-05'],
  ])('the day %s', async (written, on) => {
    expect((await read(bytesOf(axis(line(written, 'X', '1'))))).all[0]?.on).toBe(on)
  })

  test('zero moves nothing, and a credit with a minus is money that left', async () => {
    const { all, gone } = await read(
      bytesOf(
        axis(
          line('24-11-2026', 'A', '0.00', '0.00'),
          line('24-11-2026', 'B', '-500.00'),
          line('24-11-2026', 'C', '600.00'),
        ),
      ),
    )
    expect([all, gone]).toMatchObject([[{ paise: 60_000 }], [{ paise: 50_000 }]])
  })

  test('the account’s number is hidden, also in the narration', async () => {
    const text = `Statement of Account No - 923010012344821 for the period\n${axis(line('24-11-2026', 'SB:923010012344821:Int.Pd', '5'))}`
    const { account, all } = await read(bytesOf(text))
    expect([account, all[0]?.narration]).toEqual(['Axis ··4821', 'SB:··4821:Int.Pd'])
  })

  test('equal lines are two, and have fingerprints of their own', async () => {
    const twice = line('24-11-2026', 'CASH', '500.00')
    const { all } = await read(bytesOf(axis(twice, twice)))
    expect(new Set(all.map(({ sha256 }) => sha256)).size).toBe(2)
  })

  test('many lines come in portions, in their order', async () => {
    const many = Array.from({ length: 2_500 }, (_, at) => line('24-11-2026', `N${at}`, '5'))
    const { lines, all } = await read(bytesOf(axis(...many)))
    expect(lines).toHaveLength(3)
    expect(all.map(({ narration }) => narration)).toEqual(many.map((_, at) => `N${at}`))
  })
})

describe('a file of an unknown layout', () => {
  const text =
    'My bank\n\nBooked on,Text,Paid in,Paid out\n11/24/2026,ASHA,500.00,\n11/25/2026,ROHAN,,20.00'
  const columns = {
    date: 0,
    narration: 1,
    reference: null,
    credit: 2,
    debit: 3,
    side: null,
    balance: null,
    dayFormat: 'mdy',
    account: 'My bank',
  } as const

  test('asks which column is which, with what it may be', async () => {
    expect(await refused(bytesOf(text))).toMatchObject({
      code: 'unknown_columns',
      data: {
        header: ['Booked on', 'Text', 'Paid in', 'Paid out'],
        rows: [
          ['11/24/2026', 'ASHA', '500.00', ''],
          ['11/25/2026', 'ROHAN', '', '20.00'],
        ],
        more: false,
        guesses: { credit: 2, debit: 3 },
      },
    })
  })

  test('sends back its lines without what stands between and below them, and says if it has more', async () => {
    const line = '11/24/2026,ASHA,500.00,'
    const long = [text, 'Carried over,,500.00,', ...Array(2_500).fill(line), 'Total,,99.00,']
    const { data } = await refused(bytesOf(long.join('\n')))
    const { rows, more } = data as unknown as UnknownColumns
    expect(more).toBe(true)
    expect(rows).toHaveLength(1_999)
    expect(rows[2]).toEqual(['11/24/2026', 'ASHA', '500.00', ''])
  })

  test('may have the number of a payment, and whether it came, in columns of their own', async () => {
    const flagged = [
      'Txn Dt,Text,Chq/Ref,Amount,Cr/Dr',
      '11/24/2026,BY TRANSFER,632455030001,500.00,CR',
      '11/25/2026,TO TRANSFER,632455030002,70.00,DR',
    ].join('\n')
    const { data } = await refused(bytesOf(flagged))
    expect(data).toMatchObject({
      guesses: { date: 0, reference: 2, credit: 3, side: 4, debit: null },
    })
    const named = { ...columns, reference: 2, credit: 3, debit: null, side: 4 }
    const file = await read(bytesOf(flagged), named)
    expect(file).toMatchObject({ credits: 1, paise: 50_000 })
    expect(file.all).toMatchObject([{ narration: 'BY TRANSFER 632455030001', utr: '632455030001' }])
  })

  test('is read once they are named, and without asking where they were kept', async () => {
    const named = await read(bytesOf(text), columns)
    expect(named).toMatchObject({
      account: 'My bank',
      bank: null,
      from: '2026-11-24',
      to: '2026-11-25',
    })
    const kept = await readFile(bytesOf(text), null, { [named.header ?? '']: columns })
    expect(kept).toEqual(
      named.header === null ? null : expect.objectContaining({ lines: named.lines }),
    )
  })

  test('with dates in another order is refused, and says where', async () => {
    expect(await refused(bytesOf(text), { ...columns, dayFormat: 'dmy' })).toMatchObject({
      code: 'not_a_statement',
      message: expect.stringContaining('Row 4 has a date that we can’t read: “11/24/2026”.'),
    })
  })

  test('of columns that are not there has no lines', async () => {
    expect((await refused(bytesOf(text), { ...columns, credit: 9, debit: null })).code).toBe(
      'not_a_statement',
    )
  })
})

describe('what is refused, in a word', () => {
  test.each([
    ['a novel', bytesOf('It was a dark and stormy night.\n'.repeat(100)), 'not_a_statement'],
    ['nothing but a header', bytesOf(header), 'not_a_statement'],
    [
      'a PDF',
      Uint8Array.from(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(9)])),
      'not_a_spreadsheet',
    ],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'not_a_spreadsheet'],
    ['a page without a table', bytesOf('<html><p>Sign in</p></html>'), 'not_a_spreadsheet'],
    ['a ZIP that breaks off', spreadsheet([['a']]).slice(0, 300), 'not_a_spreadsheet'],
    [
      'an amount in words',
      bytesOf(axis(line('24-11-2026', 'X', 'five hundred'))),
      'not_a_statement',
    ],
    ['a huge sum', bytesOf(axis(line('24-11-2026', 'X', '9'.repeat(30)))), 'not_a_statement'],
    ['a day that does not exist', bytesOf(axis(line('31-02-2026', 'X', '5'))), 'not_a_statement'],
    [
      '30,000 lines',
      bytesOf(axis(...Array.from({ length: 30_000 }, (_, n) => line('24-11-2026', `X${n}`, '5')))),
      'too_large',
    ],
    ['a ZIP that unfolds to 100 MB', zip(xlsxParts(' '.repeat(100_000_000))), 'too_large'],
  ])('%s', async (_what, bytes, code) => {
    expect((await refused(bytes)).code).toBe(code)
  })
})
