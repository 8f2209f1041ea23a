import type { IsoDate } from '../../shared/dates.ts'
import { gate } from '../../shared/gate.ts'
import { Refusal, type RefusalCode } from '../../shared/refusal.ts'
import { runThread } from '../../shared/run-thread.ts'
import { megabytes } from '../../shared/size.ts'
import { sourceFile } from '../../shared/source-file.ts'
import type { UnreadRow } from '../rules/read-rows.ts'
import { type Columns, maxStatementBytes } from '../schema/files.ts'

/** Columns that a person has named, without whether they are to be kept. */
export type KeptColumns = Omit<Columns, 'keep'>

/**
 * The content of a file, ready to be stored. Days are ISO dates; `lines` (in portions, so that sending one of them keeps no other
 * request waiting) and `debits` are JSON, which only the database reads.
 */
export type ReadFile = {
  account: string
  bank: string | null
  /** The fingerprint of the header, in hexadecimal figures. */
  header: string
  /** The names of the columns as the file has them. */
  headings: string[]
  from: string
  to: string
  credits: number
  paise: number
  lines: string[]
  debits: string
  /** The first rows that have a day or an amount that cannot be read, and the number of all of them. */
  unread: UnreadRow[]
  unreadCount: number
}

/** The message that the worker sends back; without words, the code's own. */
export type ReadAnswer =
  | { file: ReadFile }
  | { refusal: [code: RefusalCode, message: string, data?: Record<string, unknown>] }

/** The order to the worker; `layouts` are the columns that were kept, by the fingerprint of the header. */
export type ReadOrder = {
  bytes: Uint8Array
  password: string
  columns: KeptColumns | null
  layouts: Record<string, KeptColumns>
  today: IsoDate
}

const workerFile = sourceFile('lib', 'statements', 'service', 'statement-worker.ts')
const atOnce = gate(1, 8)

/**
 * Reads a bank's file in a thread of its own, which is ended after `maxMs`, so that no file slows other requests.
 * `not_a_spreadsheet`, `not_a_statement`, `password_needed`, `unknown_columns`, `too_large`, `busy`.
 */
export async function readStatement(order: ReadOrder, maxMs = 20_000): Promise<ReadFile> {
  if (order.bytes.byteLength > maxStatementBytes) {
    const message = `A statement can have up to ${megabytes(maxStatementBytes)} MB.`
    throw new Refusal('too_large', { message })
  }
  return fileOf(
    await atOnce(() =>
      runThread<ReadAnswer>(workerFile, order, { memoryMb: 384, maxMs }).catch(tooHeavy),
    ),
  )
}

/** Returns the file of an answer, or throws the refusal that it is. */
export function fileOf(answer: ReadAnswer): ReadFile {
  if ('file' in answer) return answer.file
  const [code, message, data] = answer.refusal
  throw new Refusal(code, { ...(message && { message }), ...(data && { data }) })
}

// Out of memory or time: the thread ends, the process goes on.
function tooHeavy(): ReadAnswer {
  return { refusal: ['too_large', 'This file takes too much time or memory to read.'] }
}
