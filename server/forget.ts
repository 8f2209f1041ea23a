import { senderKeptDays } from '../lib/booking/rules/sender.ts'
import { pool } from '../lib/db/client.ts'
import { jobsTable, tasksTable } from '../lib/jobs/private.ts'
import { arrivalDays, holdDays } from '../lib/privacy/rules.ts'
import { maxHoldMinutes } from '../lib/rooms/rules/hold.ts'
import { lateHoldHours } from '../lib/stays/rules/late-hold.ts'

/**
 * Deletes what the privacy page says is forgotten sooner than a booking: holds that no booking came of, what tells
 * senders apart, what guests said before their stay, the addresses in mails about holds that are over, and jobs that were
 * tried for the last time, after staff have been told. Besides, a month after them, what staff's requests are known by.
 */
export async function forget(): Promise<void> {
  await pool().query(`
    DELETE FROM holds h WHERE created_at < now() - interval '${holdDays} days'
      AND NOT EXISTS (SELECT FROM bookings b WHERE b.hold_id = h.id)
      AND NOT EXISTS (SELECT FROM occupancies o WHERE o.hold_id = h.id)`)
  await pool().query(oldNetworks)
  await pool().query(oldSenders)
  await pool().query(oldArrivals)
  // A page asks for an answer that it lost for as long as its session lasts.
  await pool().query("DELETE FROM staff_requests WHERE created_at < now() - interval '30 days'")
  await pool().query(`
    DELETE FROM ${jobsTable} j USING ${tasksTable} t
    WHERE t.id = j.task_id AND j.locked_at IS NULL AND (
      t.identifier = 'send_hold_mail' AND j.created_at < now() - interval '${maxHoldMinutes} minutes'
      OR j.attempts >= j.max_attempts AND j.updated_at < now() - interval '1 day')`)
}

// Until then a booking may come of the hold, and its nights are counted for the networks that took it.
const oldNetworks = `
  UPDATE holds SET networks = '{}' WHERE networks <> '{}'
    AND created_at < now() - interval '${maxHoldMinutes} minutes ${lateHoldHours} hours'`

// Nothing is decided about a past stay.
const oldSenders = `
  UPDATE bookings SET sender = '{}' WHERE sender <> '{}'
    AND created_at < now() - interval '${senderKeptDays} days'
    AND (status <> 'pending' OR check_out < current_date)`

// It may mention allergies, and there's no more cooking for the stay.
const oldArrivals = `
  DELETE FROM arrivals a USING bookings b
  WHERE b.id = a.booking_id AND b.check_out < current_date - ${arrivalDays}`
