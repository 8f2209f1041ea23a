import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { KeptEntry } from '../rules/history.ts'
import type { Undoable } from '../rules/taking-back.ts'
import type { LockedBooking } from './lock-booking.ts'

/** How what an entry of the history tells is taken back. Nothing has happened to the booking since, and the person may do it. */
export type TakeBack<Key extends Undoable> = {
  /** Returns the key of the mail about it, which hasn't left and is not sent; null if there is none. */
  mail: (entry: KeptEntry<Key>, booking: LockedBooking) => string | null
  /** Puts the booking back as it was and records that. */
  back: (
    tx: Tx,
    by: Staff,
    booking: LockedBooking,
    entry: KeptEntry<Key>,
    now: Date,
  ) => Promise<unknown>
}
