import { pool } from '../db/client.ts'
import type { Tx } from '../db/transaction.ts'
import type { Locale } from '../i18n/languages.ts'
import type { BookingMail, Telling, WarningName } from '../shared/stored-names.ts'
import { isFailedMail, jobsWithTasks } from './private.ts'

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
  /** About a visitor's message that may be unseen when the job runs. */
  send_chat_mail: { chatId: string; seq: number }
  /** To all staff, about other UPI or bank details in a publication. */
  send_payment_details_mail: { publication: number }
  send_sign_in_code: { id: string; email: string }
  /** The copies of all photographs that have none yet. */
  encode_pictures: object
  /** About the service itself: what is wrong or was, as a sentence, and when it was seen (ISO). */
  send_warning_mail: { name: WarningName; tell: Telling; text: string; at: string }
}

// graphile-worker's pause after the nth failure is exp(min(n, 10)) seconds: 22 tries are a little more than three days.
const maxAttempts = 22
// The longest pause of a mail, whose server may be well again at any time; with it, so many tries are as long.
const mailPauseSeconds = 5 * 60
const maxMailAttempts = 870

/**
 * Adds a job inside the caller's transaction: what commits is done, what rolls back never was.
 * `later`: not before an instant, and until then it can be taken back by its key, see {@link takeBackJob}. Of the jobs of a `queue`
 * one runs at a time.
 */
export async function addJob<Name extends keyof Jobs>(
  tx: Tx,
  name: Name,
  payload: Jobs[Name],
  later?: { key: string; runAt?: Date; queue?: string },
): Promise<void> {
  await tx.$queryRaw`
    SELECT id::text FROM graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, max_attempts => ${isMail(name) ? maxMailAttempts : maxAttempts}::int,
      job_key => ${later?.key ?? null}::text, run_at => ${later?.runAt ?? null}::timestamptz,
      queue_name => ${later?.queue ?? null}::text)`
}

const isMail = (name: keyof Jobs) => name.startsWith('send_')

/** Has the mails that failed before tried now: the server has just taken another. */
export async function retryMails(): Promise<void> {
  await pool().query(`
    SELECT graphile_worker.reschedule_jobs(
      ARRAY(SELECT j.id FROM ${jobsWithTasks} WHERE ${isFailedMail} AND j.run_at > now()), run_at => now())`)
}

/** Lets no mail that failed wait longer than five minutes for its next try; those of an earlier version get more tries. */
export async function shortenMailPauses(): Promise<void> {
  await pool().query(`
    WITH late AS (SELECT now() + interval '${mailPauseSeconds} seconds' AS latest)
    SELECT graphile_worker.reschedule_jobs(
      ARRAY(SELECT j.id FROM ${jobsWithTasks} WHERE ${isFailedMail} AND j.run_at > latest),
      run_at => latest, max_attempts => ${maxMailAttempts}) FROM late`)
}

/** Removes a job that has not begun. Returns whether it did: a job that runs or is done is not taken back. */
export async function takeBackJob(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ waiting: boolean }[]>`
    SELECT locked_at IS NULL AND id IS NOT NULL AS waiting FROM graphile_worker.remove_job(${key})`
  return rows[0]?.waiting === true
}
