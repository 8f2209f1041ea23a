import { z } from 'zod'
import { plainLine } from '../shared/text.ts'
import { wholeNumber } from '../shared/whole-number.ts'
import { type Because, dayFormats, type UnreadRow } from './rules.ts'

/** The size in bytes of a file that a bank gave, at most. */
export const maxStatementBytes = 10 * 1024 * 1024

/** The characters of an account's name, and of a file's password, at most. */
export const maxAccount = 60
export const maxFilePassword = 200

const column = wholeNumber(0, 99, 'Choose a column.')
const optionalColumn = column.nullish().transform((at) => at ?? null)

/**
 * The columns of a file of an unknown layout, counted from 0, as a person names them; `account` is their name for the
 * account, `keep` says that files with the same header are read the same way from now on. A single column of amounts is
 * `credit` without `debit`; they have signs, or `side` is the column that says Cr or Dr.
 */
const columns = z.object({
  date: column,
  narration: column,
  reference: optionalColumn,
  credit: column,
  debit: optionalColumn,
  side: optionalColumn,
  balance: optionalColumn,
  dayFormat: z.enum(dayFormats, 'Choose how the dates are written.'),
  account: z
    .string('Give the account a name.')
    .transform(plainLine)
    .pipe(
      z
        .string()
        .min(1, 'Give the account a name.')
        .max(maxAccount, `At most ${maxAccount} characters.`),
    ),
  keep: z.boolean().default(false),
})
/** The columns of a kept layout as a person puts them right. */
export const layoutInput = columns.omit({ keep: true })

/** The columns as the browser sends them. */
export type TypedColumns = z.input<typeof columns>
export type Columns = z.infer<typeof columns>

/** The input with which staff have a statement read: the file, its password if it has one, and its columns if they are not known. */
export const statementInput = z.object({
  file: z.custom<File>((value) => value instanceof File && value.size > 0, {
    error: 'Choose a file.',
  }),
  password: z.string().max(maxFilePassword, `At most ${maxFilePassword} characters.`).default(''),
  columns: z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text) return null
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not of the right kind.' })
        return z.NEVER
      }
    })
    .pipe(columns.nullable()),
})

/** A statement that was read; money in rupees. */
export type WireStatement = {
  id: string
  /** The bank and the last four figures of the account, or what staff call it. */
  account: string
  /** The name of a known bank, or null. */
  bank: string | null
  file_name: string
  /** The first and the last day of its lines, as ISO dates. */
  from: string
  to: string
  /** The number of its credits, and their sum. */
  credits: number
  sum: number
  /** The lines that no statement had before. */
  new_lines: number
  /** The rows that could not be read, which somebody has to look up in the file. */
  unread: UnreadRow[]
  read_by: string
  read_at: string
}

/** A statement in the list; `left` is the number of credits between its days that are neither verified nor said to be no guest's. */
export type ListedStatement = WireStatement & { left: number }

/** The columns that files with one header are read by; `headings` are empty for what was kept before they were. */
export type WireLayout = {
  id: string
  headings: string[]
  columns: Omit<Columns, 'keep'>
  kept_by: string
  kept_at: string
}

/** The answer to a file that was read. */
export type StatementRead = {
  id: string
  new_lines: number
  known_lines: number
  unread: UnreadRow[]
  bank: string | null
}

/**
 * Why a file's columns are asked for: nobody has named them yet; or they are known, and its days can be read in two ways,
 * its balances say that money in is money out, or most of its rows cannot be read.
 */
export type AskedBecause = 'header' | 'days' | 'balance' | 'rows'

/**
 * The data of the refusal `unknown_columns`: the header, its rows that have a day and an amount as text (`more` of them if
 * the file is long), what the columns may be, why that is asked, and what the account is called as far as it is known.
 */
export type UnknownColumns = {
  header: string[]
  rows: string[][]
  more: boolean
  guesses: Guesses
  because: AskedBecause
  account: string
}
type Place = number | null
export type Guesses = {
  date: Place
  narration: Place
  reference: Place
  credit: Place
  debit: Place
  side: Place
  balance: Place
  dayFormat: (typeof dayFormats)[number] | null
}

/** A line of a statement as staff see it; the amount in rupees, the day as ISO date. */
export type WireLine = {
  id: string
  on: string
  narration: string
  amount: number
  utr: string | null
  ignored: boolean
}

/** A booking that a credit may be for, and the payment that its guest claims; null where nothing is claimed. */
export type WireCandidate = {
  booking_id: string
  payment_id: string | null
  reference: string
  full_name: string
  /** The sum that is claimed, or due. */
  amount: number
  paying: 'deposit' | 'total' | 'balance'
}

export type WireMatch = {
  line: WireLine
  because: Because[]
  /** The parts of the narration that were found, as first and behind the last character. */
  marks: [number, number][]
  candidates: WireCandidate[]
}

/** A claim that no credit of the statement is for. */
export type WireClaim = WireCandidate & {
  payment_id: string
  utr: string | null
  on: string
}

/** A debit that is a recorded refund. */
type WireDebit = {
  line: WireLine
  payment_id: string
  reference: string
  full_name: string
}

/** A statement beside the bookings; money in rupees. */
export type WireMatches = {
  statement: WireStatement
  sure: WireMatch[]
  likely: WireMatch[]
  unknown: { credits: WireLine[]; claims: WireClaim[] }
  debits: WireDebit[]
  verified: {
    line: WireLine
    reference: string
    booking_id: string
    payment_id: string
    by: string
    at: string
  }[]
}

const id = z.uuid('This is not of the right kind.')

/** The input with which staff verify what they have ticked: for each credit a payment that is claimed, or a booking. */
export const lineVerifications = z.object({
  lines: z
    .array(
      z.union([
        z.object({ line_id: id, payment_id: id }),
        z.object({ line_id: id, booking_id: id }),
      ]),
    )
    .min(1, 'Choose a line.')
    .max(500, 'At most 500 lines at once.'),
  /** True to confirm each booking in the same step, where nothing is left to decide. */
  confirm: z.boolean().optional(),
})
export type LineVerifications = z.infer<typeof lineVerifications>
export type LineVerification = LineVerifications['lines'][number]

/** The answer: what was verified, and what was not, with the code and the words of the refusal. */
export type LinesVerified = {
  verified: {
    line_id: string
    payment_id: string
    booking_id: string
    reference: string
    amount: number
  }[]
  refused: { line_id: string; code: string; message: string; reference?: string }[]
}

/** The input with which staff take back what they have just verified. */
export const undoneIds = z.object({
  payment_ids: z.array(id).min(1, 'Choose a payment.').max(500, 'At most 500 payments at once.'),
})

/** The answer: the payments that are taken back, and those that are not, with the code and the words of the refusal. */
export type LinesUndone = {
  undone: string[]
  refused: { payment_id: string; code: string; message: string }[]
}

/**
 * The input about one credit: it is no guest's or it may be one's again; it is not for the booking of an id or of a
 * payment's id (`apart`), or may be for it again (`together`).
 */
export const lineChange = z.union([
  z.object({ ignored: z.boolean() }),
  z.object({ apart: id }),
  z.object({ together: id }),
])
export type LineChange = z.infer<typeof lineChange>
