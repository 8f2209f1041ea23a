import { callApi, formData, postJson, sendForm } from '../shared/api.ts'
import { type Asking, getJson } from '../shared/get-json.ts'
import type { ListedStatement, StatementRead, TypedColumns, WireLayout } from './schema/files.ts'
import type {
  LineChange,
  LinesUndone,
  LinesVerified,
  LineVerification,
  WireMatches,
} from './schema/lines.ts'

/** Returns the statements that were read, the newest first. `poll` marks a call that the page makes by itself. */
export function fetchStatements(asking: Asking = {}): Promise<{ statements: ListedStatement[] }> {
  return getJson('statements', {}, asking)
}

/** Returns a statement beside the bookings. `poll` marks a call that the page makes by itself. */
export function fetchMatches(id: string, asking: Asking = {}): Promise<WireMatches> {
  return getJson(`statements/${id}`, {}, asking)
}

/**
 * Has a bank's file read. Refused with `unknown_columns`, whose data is `UnknownColumns`, `password_needed`,
 * `not_a_statement`, `not_a_spreadsheet` or `too_large`.
 */
export function readStatement(
  { file, password, columns }: { file: File; password?: string; columns?: TypedColumns },
  sending: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<StatementRead> {
  const fields = { file, password, columns: columns && JSON.stringify(columns) }
  return sendForm('statements', formData(fields), sending)
}

/** Verifies credits as claimed payments or, where nothing is claimed, as payments of bookings. */
export function verifyLines(id: string, lines: LineVerification[]): Promise<LinesVerified> {
  return postJson(`statements/${id}/verify`, { lines, confirm: true })
}

/** Takes back payments that were verified a moment ago; their credits are free again. */
export function undoLines(paymentIds: string[]): Promise<LinesUndone> {
  return postJson('statements/undo', { payment_ids: paymentIds })
}

/** Marks a credit as no guest's, and back, or as not for a booking; returns nothing of interest. */
export async function changeLine(id: string, line: string, change: LineChange): Promise<void> {
  await postJson(`statements/${id}/lines/${line}`, change)
}

/** Returns the layouts whose columns staff have named, the newest first. */
export function fetchLayouts(asking: Asking = {}): Promise<{ layouts: WireLayout[] }> {
  return getJson('statements/layouts', {}, asking)
}

/** Puts the columns of a kept layout right, for the files that are read from now on. `not_found`. */
export async function changeLayout(id: string, columns: WireLayout['columns']): Promise<void> {
  await postJson(`statements/layouts/${id}`, columns)
}

/** Forgets a kept layout. `not_found`. */
export async function forgetLayout(id: string): Promise<void> {
  await callApi(`statements/layouts/${id}`, { method: 'DELETE' })
}
