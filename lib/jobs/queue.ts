import type { Tx } from '../db/transaction.ts'
import type { Locale } from '../i18n/languages.ts'
import type { BookingMail, Telling, WarningName } from '../shared/stored-names.ts'

/** The jobs that a transaction may enqueue, by task name, with what each task needs to know. */
export type Jobs = {
  /** `change` tells apart two mails of one kind about one booking: it becomes part of the Message-ID. */
  send_booking_mail: {
    kind: BookingMail
    bookingId: string
    change?: string
    /** The refund by the rule when the guest asked to cancel, in paise. */
    refundPaise?: number
  }
  /** The end of the time for which a room is kept for a transfer. */
  end_transfer: { bookingId: string }
  /** The link back to a hold, to the address that was typed; kept here alone, and only until the mail has gone. */
  send_hold_mail: { token: string; email: string; locale: Locale }
  /** About the message of a visitor that nobody may have seen when the job runs. */
  send_chat_mail: { chatId: string; seq: number }
  send_sign_in_code: { id: string; email: string }
  /** About the service itself: what is wrong or was, as a sentence, and when it was seen (ISO). */
  send_warning_mail: { name: WarningName; tell: Telling; text: string; at: string }
}

// graphile-worker's pause after the nth failure is exp(min(n, 10)) seconds: 22 tries are a little more than three days.
const maxAttempts = 22

/**
 * Adds a job inside the caller's transaction: what commits is done, what rolls back never was.
 * `later`: not before an instant, and until then it can be taken back by its key, see {@link takeBackJob}.
 */
export async function addJob<Name extends keyof Jobs>(
  tx: Tx,
  name: Name,
  payload: Jobs[Name],
  later?: { key: string; runAt: Date },
): Promise<void> {
  await tx.$queryRaw`
    SELECT id::text FROM graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts}::int,
      job_key => ${later?.key ?? null}::text, run_at => ${later?.runAt ?? null}::timestamptz)`
}

/** Removes a job that has not begun. Returns whether it did: a job that runs or is done is not taken back. */
export async function takeBackJob(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ waiting: boolean }[]>`
    SELECT locked_at IS NULL AND id IS NOT NULL AS waiting FROM graphile_worker.remove_job(${key})`
  return rows[0]?.waiting === true
}
