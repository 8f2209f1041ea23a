import { describe, expect, test } from 'vitest'
import { parseAmount } from '#lib/statements/rules/cells.ts'
import { creditsOf, fileIn, readBytes } from '../../support/bank-inputs.ts'
import { spreadsheet } from '../../support/spreadsheets.ts'

const header = ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL']
type Cells = (string | number | Date)[]
const credit = (
  on: string | Date,
  narration = 'UPI/P2A/632812345678/ASHA',
  sum: string | number = '500.00',
) => [on, '-', narration, '', sum, '', '4875']
const csv = (rows: Cells[], between = ',', above = header) =>
  Buffer.from(
    [above, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(between)).join('\n'),
  )
const dateCell = (day: string) => new Date(`${day}T00:00:00Z`)

/** Reads a file that must be readable. */
function read(bytes: Uint8Array) {
  const file = fileIn(readBytes(bytes))
  return { ...file, all: creditsOf(file) }
}
/** Returns why a file's columns are asked for, or the code with which it is refused. */
function asked(bytes: Uint8Array) {
  const answer = readBytes(bytes)
  if ('file' in answer) return `read from ${answer.file.from} to ${answer.file.to}`
  return answer.refusal[2]?.because ?? answer.refusal[0]
}

describe('a file that a spreadsheet has saved anew', () => {
  const may = (month: number) => dateCell(`2026-${String(month).padStart(2, '0')}-11`)

  test('has its days where the bank had them, though some were swapped', () => {
    const { all } = read(
      spreadsheet([
        header,
        ...[may(5), may(9), may(12)].map((on) => credit(on)),
        ...['13-11-2026', '28-11-2026'].map((on) => credit(on)),
      ]),
    )
    expect(all.map(({ on }) => on)).toEqual(
      ['05', '09', '12', '13', '28'].map((day) => `2026-11-${day}`),
    )
  })

  test('has them also where all were swapped and one would be to come', () => {
    const { all } = read(spreadsheet([header, ...[5, 9, 12].map((month) => credit(may(month)))]))
    expect(all.map(({ on }) => on)).toEqual(['2026-11-05', '2026-11-09', '2026-11-12'])
  })

  test('asks where the days can be read in two ways', () => {
    expect(asked(spreadsheet([header, credit(may(5)), credit(may(9))]))).toBe('days')
    expect(asked(csv([credit('11/5/2026')]))).toBe('days')
    expect(asked(spreadsheet([header, credit(may(5)), credit('09-11-2026')]))).toBe('days')
  })

  test('is read as the bank writes it where that is possible', () => {
    expect(asked(csv([credit('11/05/2026'), credit('11/06/2026')]))).not.toContain('2026-11-05')
    expect(asked(csv([credit('05/11/2026'), credit('06/11/2026')]))).toBe(
      'read from 2026-11-05 to 2026-11-06',
    )
    expect(asked(csv([credit('10/11/2026'), credit('09/11/2026'), credit('28/10/2026')]))).toBe(
      'read from 2026-10-28 to 2026-11-10',
    )
  })

  test('is one with the untouched file: no line counts twice', () => {
    const row = (sum: string | number, balance: string | number) => [
      '24-11-2026',
      '-',
      'UPI/P2A/632812345678/ASHA',
      '',
      sum,
      balance,
      '4875',
    ]
    const [text, cells] = [
      read(csv([row('4,720.00', '66,632.63')])),
      read(spreadsheet([header, row(4720, 66_632.63)])),
    ]
    expect(text.all[0]?.sha256).toBe(cells.all[0]?.sha256)
    expect(text.all[0]?.was).not.toBe(cells.all[0]?.was)
  })
})

describe('an amount', () => {
  test.each([
    ['4720,50', 472_050],
    ['4.720,50', 472_050],
    ['4 720,50', 472_050],
    ['4,720', 472_000],
    ['1,23,456.50', 12_345_650],
    ['1.23.456', null],
    ['4.720', null],
    ['47,2', 4720],
    ['47,20,1', null],
    ['1,2345', null],
    ['500.00 Dr', 50_000],
    ['INR4,720.00', 472_000],
    ["'4,720.00", 472_000],
    ['.50', 50],
  ])('%s', (written, paise) => {
    expect(parseAmount(written)?.paise ?? null).toBe(paise)
  })

  test('of a European Excel’s file is what it says', () => {
    expect(read(csv([credit('20-11-2026', 'X', '4720,50')], ';')).paise).toBe(472_050)
  })
})

test('one bad row refuses no file: it is named', () => {
  const { all, unread } = read(
    csv([
      credit('20-11-2026'),
      credit('31-02-2026'),
      credit('01-01-2126'),
      credit('01-01-1999'),
      credit('21-11-2026', 'X', 'five'),
      credit('22-11-2026', 'X', '500.00 Dr'),
      ...[22, 23, 24, 25, 26].map((day) => credit(`${day}-11-2026`)),
    ]),
  )
  expect(all).toHaveLength(6)
  expect(unread).toEqual([
    { row: 3, why: 'date', text: '31-02-2026' },
    { row: 4, why: 'date', text: '01-01-2126' },
    { row: 5, why: 'date', text: '01-01-1999' },
    { row: 6, why: 'amount', text: 'five' },
    { row: 7, why: 'amount', text: '500.00 Dr' },
  ])
})

test('a narration that was wrapped is whole again, and so is the number in it', () => {
  const more = (text: string) => ['', '', text, '', '', '', '']
  const { all } = read(
    csv([
      credit('20-11-2026', 'UPI/ASHA PATIL/63281234'),
      more('5678/STAY'),
      credit('21-11-2026', 'UPI/6328\n12345679/ROHAN'),
      credit('22-11-2026', 'UPI/632812345670'),
      more('22112026 ROOM'),
      ['Closing balance', '', 'All of it', '', '', '', ''],
    ]),
  )
  expect(all.map(({ utr }) => utr)).toEqual(['632812345678', '632812345679', '632812345670'])
  expect(all[0]?.narration).toBe('UPI/ASHA PATIL/632812345678/STAY')
  expect(all[2]?.narration).toBe('UPI/632812345670 22112026 ROOM')
})

describe('which column is money in', () => {
  const unknown = ['Day of booking date', 'Text', 'Amount A', 'Amount B', 'Balance']
  const rows = [
    ['20-11-2026', 'UPI ASHA', '', '500.00', '1,500.00'],
    ['21-11-2026', 'DIESEL', '70.00', '', '1,430.00'],
    ['22-11-2026', 'UPI ROHAN', '', '600.00', '2,030.00'],
  ]
  const guessesOf = (bytes: Uint8Array) => {
    const answer = readBytes(bytes)
    return 'refusal' in answer ? answer.refusal[2]?.guesses : null
  }

  test.each([
    ['Withdrawal Amount', 'Deposit Amount', { debit: 2, credit: 3 }],
    ['Deposit Amount', 'Withdrawal Amount', { debit: 2, credit: 3 }],
    ['Amount Debited', 'Amount Credited', { debit: 2, credit: 3 }],
  ])('%s and %s: by words, unless the balance says otherwise', (first, second, right) => {
    const names = unknown.with(2, first).with(3, second)
    expect(guessesOf(csv(rows, ',', names))).toMatchObject({ ...right, balance: 4 })
  })

  test('no column is guessed to mean two things', () => {
    const headings = ['Date', 'Debit/Credit', 'Amount (Dr/Cr)', 'Cr/Dr Balance', 'Ref Date Details']
    const row = ['20-11-2026', 'CR', '500.00', '1,500.00', 'UPI 632812345678']
    const guesses = guessesOf(csv([row, row], ',', headings)) as Record<string, unknown>
    const places = Object.values(guesses).filter((place) => typeof place === 'number')
    expect(new Set(places).size).toBe(places.length)
    expect(guesses).toMatchObject({ date: 0, side: 1, credit: 2, balance: 3, narration: 4 })
  })

  test('a known layout whose balances say the opposite is asked about', () => {
    const known = ['Txn Date', 'Description', 'Ref No./Cheque No.', 'Credit', 'Debit', 'Balance']
    const lines = rows.map(([on = '', text = '', out = '', into = '', balance = '']) => [
      on,
      text,
      '',
      out,
      into,
      balance,
    ])
    expect(asked(csv(lines, ',', known))).toBe('balance')
  })
})
