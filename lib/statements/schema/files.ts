import { z } from 'zod'
import { atMost, neededLine } from '../../shared/fields.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import { dayFormats } from '../rules/cells.ts'
import type { UnreadRow } from '../rules/read-rows.ts'

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
  dayFormat: z.enum(dayFormats, 'Choose the date format.'),
  account: neededLine(maxAccount, 'Enter a name for the account.'),
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
  password: atMost(maxFilePassword).default(''),
  columns: z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text) return null
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'This isn’t the right type.' })
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
  /** The first rows that could not be read, which somebody has to look up in the file, and the number of all of them. */
  unread: UnreadRow[]
  unread_count: number
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
 * Why staff are asked for a file's columns: they aren't known yet; or they are known, and its days can be read in two ways,
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
