import type { Tx } from '../db/transaction.ts'

/** What a booking's mail is about. The staff's mail goes to all of them. */
export type BookingMail = 'received' | 'verified' | 'confirmed' | 'rejected' | 'staff_new_booking'

/** Work that a transaction owes, by task name, with what each task needs to know. */
export type Jobs = {
  /** `change` tells apart two mails of one kind about one booking: it becomes part of the Message-ID. */
  send_booking_mail: { kind: BookingMail; bookingId: string; change?: string }
  send_sign_in_code: { id: string; email: string; askedAt: string }
}

// graphile-worker's pause after the nth failure is exp(min(n, 10)) seconds: 25 tries are about three days.
const maxAttempts = 25

/**
 * Adds a job inside the caller's transaction: what commits is done, what rolls back never was.
 * A second job of the same `key` that has not run replaces the first.
 */
export async function addJob<Name extends keyof Jobs>(
  tx: Tx,
  name: Name,
  payload: Jobs[Name],
  key?: string,
): Promise<void> {
  await tx.$queryRaw`
    SELECT id::text FROM graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json,
      max_attempts => ${maxAttempts}::int, job_key => ${key ?? null}::text)`
}
