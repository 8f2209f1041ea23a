import type { Movement } from './bank-account.ts'
import { spreadsheet } from './spreadsheets.ts'

/** The banks whose files can be made up; README.md in tests/unit/statements says what of them is real. */
export const banks = ['SBI', 'HDFC', 'ICICI', 'Axis', 'Kotak', 'Bank of Baroda'] as const
export type Bank = (typeof banks)[number]

const money = (rupees: number) => rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 })
const shortMonth = (on: string) =>
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
    Number(on.slice(5, 7)) - 1
  ]
const dmy = (on: string, between: string) => on.split('-').reverse().join(between)
const address = (payer: string) => `${payer.toLowerCase().replaceAll(' ', '')}@okbank`

type Row = (string | number)[]
type Line = Movement & { balance: number; number: number }
type Written = { above: Row[]; header: Row; rowOf: (line: Line) => Row; below: Row[] }

const credit = ({ rupees }: Line) => (rupees > 0 ? money(rupees) : '')
const debit = ({ rupees }: Line) => (rupees < 0 ? money(-rupees) : '')

const written: Record<Bank, Written> = {
  SBI: {
    above: [
      ['Account Name', ':', 'Mr. DONTALI FARM'],
      ['Account Number', ':', '_00000012345674821'],
      [],
    ],
    header: [
      'Txn Date',
      'Value Date',
      'Description',
      'Ref No./Cheque No.',
      '        Debit',
      'Credit',
      'Balance',
    ],
    rowOf: (line) => {
      const day = `${Number(line.on.slice(8))} ${shortMonth(line.on)} ${line.on.slice(0, 4)}`
      const way = line.rupees > 0 ? 'BY TRANSFER-UPI/CR' : 'TO TRANSFER-UPI/DR'
      const text = `${way}/${line.utr}/${line.payer}/HDFC/${address(line.payer)}/${line.note}--`
      return [
        day,
        day,
        text,
        'TRANSFER FROM 4897694162092',
        debit(line),
        credit(line),
        money(line.balance),
      ]
    },
    below: [['**This is a computer generated statement and does not require a signature']],
  },
  HDFC: {
    above: [['HDFC BANK Ltd.'], ['', '', '', '', 'Account No :50100012344821   DONTALI FARM'], []],
    header: [
      'Date',
      'Narration',
      'Chq./Ref.No.',
      'Value Dt',
      'Withdrawal Amt.',
      'Deposit Amt.',
      'Closing Balance',
    ],
    rowOf: (line) => {
      const day = `${dmy(line.on, '/').slice(0, 6)}${line.on.slice(2, 4)}`
      const text = `UPI-${line.payer}-${address(line.payer)}-HDFC0000001-${line.utr}-${line.note}`
      return [
        day,
        text,
        `0000${line.utr}`,
        day,
        ...[-line.rupees, line.rupees].map((sum) => (sum > 0 ? sum : '')),
        line.balance,
      ]
    },
    below: [['********'], ['STATEMENT SUMMARY  :-'], ['Opening Balance', 'Dr Count', 'Cr Count']],
  },
  ICICI: {
    above: [['DETAILED STATEMENT'], ['Account Number', '000123454821 ( INR ) - DONTALI FARM'], []],
    header: [
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance (INR )',
    ],
    rowOf: (line) => {
      const day = dmy(line.on, '/')
      const text = `UPI/${line.utr}/${line.note}/${address(line.payer)}/${line.payer}/HDFC BANK LTD`
      return [
        String(line.number),
        day,
        day,
        '-',
        text,
        Math.max(0, -line.rupees),
        Math.max(0, line.rupees),
        line.balance,
      ]
    },
    below: [['Legends Used in Account Statement']],
  },
  Axis: {
    above: [
      ['Name :- DONTALI FARM'],
      [
        'Statement of Account No - 923010012344821 for the period (From : 01-10-2026 To : 24-11-2026)',
      ],
      [],
    ],
    header: ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    rowOf: (line) => {
      const text = `UPI/P2A/${line.utr}/${line.payer}/HDFC BANK/${line.note}`
      const sum = (rupees: number) => (rupees > 0 ? `            ${rupees.toFixed(2)}` : ' ')
      return [
        dmy(line.on, '-'),
        '-',
        text,
        sum(-line.rupees),
        sum(line.rupees),
        line.balance.toFixed(2),
        '4875',
      ]
    },
    below: [['Unless the constituent notifies the bank immediately of any discrepancy']],
  },
  Kotak: {
    above: [['', '', 'Account Statement'], ['', '', '', '', 'Account No.', '7412344821'], []],
    header: [
      'Sl. No.',
      'Transaction Date',
      'Value Date',
      'Description',
      'Chq / Ref No.',
      'Amount',
      'Dr / Cr',
      'Balance',
      'Dr / Cr',
    ],
    rowOf: (line) => {
      const day = dmy(line.on, '-')
      const text = `UPI/${line.payer}/${line.utr}/${line.note}`
      const way = line.rupees > 0 ? 'CR' : 'DR'
      return [
        String(line.number),
        `${day} 10:20:30`,
        day,
        text,
        `UPI-${line.utr}`,
        money(Math.abs(line.rupees)),
        way,
        money(line.balance),
        'CR',
      ]
    },
    below: [['Closing balance', 'as on 24/11/2026   INR 1.00']],
  },
  'Bank of Baroda': {
    above: [['Account Number', '12340100014821'], []],
    header: [
      'TRAN DATE',
      'VALUE DATE',
      'NARRATION',
      'CHQ.NO.',
      'WITHDRAWAL(DR)',
      'DEPOSIT(CR)',
      'BALANCE(INR)',
    ],
    rowOf: (line) => {
      const day = dmy(line.on, '-')
      const text = `UPI/${line.utr}/10:20:30/UPI/${address(line.payer)}/${line.payer}/${line.note}`
      return [day, day, text, '', debit(line), credit(line), `${money(line.balance)} Cr`]
    },
    below: [['Total', '', '', '', '1,00,000.00', '2,00,000.00', '']],
  },
}

/** Writes an account's movements as a bank does: rows above, the header, the lines, and rows below. */
export function bankRows(bank: Bank, movements: Movement[]): Row[] {
  const { above, header, rowOf, below } = written[bank]
  let balance = 500_000
  const rows = movements.map((movement, at) => {
    balance += movement.rupees
    return rowOf({ ...movement, balance, number: at + 1 })
  })
  return [...above, header, ...rows, ...below]
}

/** Returns the rows of a bank's statement as the kind of file that it gives. */
export function bankFile(bank: Bank, rows: Row[]): Uint8Array<ArrayBuffer> {
  if (bank === 'HDFC') return spreadsheet(rows, { format: 'biff8' })
  if (bank === 'ICICI') return spreadsheet(rows)
  if (bank === 'SBI') return encoded(rows.map((row) => row.join('\t')).join('\n'))
  if (bank === 'Bank of Baroda') {
    const cells = (row: Row) => row.map((cell) => `<td align="left">${cell}</td>`).join('')
    return encoded(
      `<html><table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</table></html>`,
    )
  }
  return encoded(rows.map((row) => row.map(quoted).join(',')).join('\r\n'))
}

function quoted(cell: string | number): string {
  return /[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text))
}
