import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { KeptEntry } from '../rules/history.ts'
import type { Undoable } from '../rules/taking-back.ts'
import type { LockedBooking } from './lock-booking.ts'

/** The way to take back a change of a booking. By then it's certain that it was the last one, and that the person may. */
export type TakeBack<Key extends Undoable> = {
  /** Returns the key of the mail that the guest would get about the change; null if there's none. */
  mail: (entry: KeptEntry<Key>, booking: LockedBooking) => string | null
  /**
   * Puts the booking back as it was before, and records that. Two guests who go back to each other's units both leave theirs
   * first: the rest is a function that's called when all bookings have come this far.
   */
  back: (
    tx: Tx,
    by: Staff,
    booking: LockedBooking,
    entry: KeptEntry<Key>,
    now: Date,
  ) => Promise<undefined | (() => Promise<void>)>
}
