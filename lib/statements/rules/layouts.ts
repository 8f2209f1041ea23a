import { type Cell, type Grid, looksLikeDay, parseAmount, textOf } from './cells.ts'

/** The places of what is read, counted from 0; a side is a column that says Cr or Dr of the amount in `credit`. */
export type Places = {
  date: number
  narration: number
  credit: number
  reference: number | null
  debit: number | null
  side: number | null
  balance: number | null
}

type Columns = Partial<Record<keyof Places, string>>

// The headings as the banks write them, without signs and spaces; docs/decisions/0050 says where they were seen.
const paid = { debit: 'debit', credit: 'credit', balance: 'balance' }
const flagged = { credit: 'amount', side: 'drcr', balance: 'balance' }
const layouts: [bank: string, columns: Columns][] = [
  ['SBI', { date: 'txndate', narration: 'description', reference: 'refnochequeno', ...paid }],
  ['SBI', { date: 'date', narration: 'details', reference: 'refnochequeno', ...paid }],
  [
    'HDFC',
    {
      date: 'date',
      narration: 'narration',
      reference: 'chqrefno',
      debit: 'withdrawalamt',
      credit: 'depositamt',
      balance: 'closingbalance',
    },
  ],
  [
    'HDFC',
    {
      date: 'date',
      narration: 'narration',
      reference: 'chqrefnumber',
      debit: 'debitamount',
      credit: 'creditamount',
      balance: 'closingbalance',
    },
  ],
  [
    'ICICI',
    {
      date: 'transactiondate',
      narration: 'transactionremarks',
      reference: 'chequenumber',
      debit: 'withdrawalamountinr',
      credit: 'depositamountinr',
      balance: 'balanceinr',
    },
  ],
  [
    'ICICI',
    {
      date: 'transactiondate',
      narration: 'transactionremarks',
      reference: 'chequenumber',
      debit: 'debitamount',
      credit: 'creditamount',
      balance: 'balanceinr',
    },
  ],
  [
    'Axis',
    {
      date: 'trandate',
      narration: 'particulars',
      reference: 'chqno',
      debit: 'dr',
      credit: 'cr',
      balance: 'bal',
    },
  ],
  ['Axis', { date: 'trandate', narration: 'particulars', reference: 'chqno', ...paid }],
  [
    'Axis',
    {
      date: 'transactiondate',
      narration: 'particulars',
      reference: 'chequenumber',
      credit: 'amountinr',
      side: 'debitcredit',
      balance: 'balanceinr',
    },
  ],
  [
    'ICICI',
    {
      date: 'txnposteddate',
      narration: 'description',
      reference: 'chequeno',
      credit: 'transactionamountinr',
      side: 'crdr',
      balance: 'availablebalanceinr',
    },
  ],
  ['Canara', { date: 'txndate', narration: 'description', reference: 'chequeno', ...paid }],
  ['Kotak', { date: 'transactiondate', narration: 'description', reference: 'chqrefno', ...paid }],
  [
    'Kotak',
    { date: 'transactiondate', narration: 'description', reference: 'chqrefno', ...flagged },
  ],
  ['Kotak', { date: 'date', narration: 'description', reference: 'chqrefnumber', ...flagged }],
  [
    'Kotak',
    {
      date: 'date',
      narration: 'narration',
      reference: 'chqrefno',
      debit: 'withdrawaldr',
      credit: 'depositcr',
      balance: 'balance',
    },
  ],
  [
    'Kotak',
    {
      date: 'date',
      narration: 'narration',
      reference: 'chqrefno',
      credit: 'withdrawaldrdepositcr',
      balance: 'balance',
    },
  ],
  ...(['trandate', 'date'] as const).map((date): [string, Columns] => [
    'Bank of Baroda',
    {
      date,
      narration: 'narration',
      reference: 'chqno',
      debit: 'withdrawaldr',
      credit: 'depositcr',
      balance: 'balanceinr',
    },
  ]),
  [
    'Bank of Baroda',
    { date: 'transactiondate', narration: 'description', reference: 'chequenumber', ...paid },
  ],
  ['Bank of Baroda', { date: 'date', narration: 'description', reference: 'chequeno', ...paid }],
]

// The bank's name, the account and its holder are above the column names.
const headerRows = 60

/** Returns the row of a sheet that has the columns of a known bank, and where they are; null if none has. */
export function knownHeader(grid: Grid): { row: number; bank: string; places: Places } | null {
  for (let row = 0; row < Math.min(grid.length, headerRows); row++) {
    const names = plainRow(grid[row])
    if (names.length < 4) continue
    for (const [bank, columns] of layouts) {
      const places = placesOf(names, columns)
      if (places) return { row, bank, places }
    }
  }
  return null
}

function placesOf(names: string[], columns: Columns): Places | null {
  const places: Places = {
    date: -1,
    narration: -1,
    credit: -1,
    reference: null,
    debit: null,
    side: null,
    balance: null,
  }
  for (const [role, name] of Object.entries(columns) as [keyof Places, string][]) {
    const at = names.indexOf(name)
    if (at < 0) return null
    places[role] = at
  }
  return places
}

/** Returns the names of a row as they are compared: small letters and figures alone. */
export function plainRow(cells: Cell[] | undefined): string[] {
  return Array.from(cells ?? [], (cell) =>
    textOf(cell)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  )
}

/** Returns the row of a sheet that seems to name the columns: the last row of words above the first with a day and an amount. */
export function likelyHeader(grid: Grid): number | null {
  for (let row = 1; row < Math.min(grid.length, headerRows); row++) {
    if (!isLine(grid[row])) continue
    for (let above = row - 1; above >= 0; above--) {
      const words = (grid[above] ?? []).filter((cell) => /\p{L}/u.test(textOf(cell)))
      if (words.length >= 3) return above
    }
    return null
  }
  return null
}

/** Returns true for a row with a day and an amount. */
export function isLine(cells: Cell[] = []): boolean {
  return cells.some(isDay) && cells.some((cell) => !isDay(cell) && isSum(cell))
}

function isDay(cell: Cell): boolean {
  return looksLikeDay(textOf(cell))
}

function isSum(cell: Cell): boolean {
  return textOf(cell) !== '' && parseAmount(cell) !== null
}
