import { z } from 'zod'
import { atMost } from '../../shared/fields.ts'
import { maxNoteLength } from '../rules/notes.ts'
import { rejectionReasons } from '../rules/rejection.ts'
import { statusNames } from '../rules/statuses.ts'
import { bookingId } from './staff-booking.ts'
import { text } from './stay-fields.ts'

const oneStatus = `Enter one of ${statusNames.join(', ')}.`

/** The reason of a rejection; null without one. */
export const statusNote = text('Enter the reason as text.')
  .pipe(atMost(maxNoteLength))
  .transform((value) => value || null)

/** The input of booking_update_status; the note is the reason of a rejection, which the guest reads. */
export const statusChange = z.object({
  ...bookingId.shape,
  status: z.enum(statusNames, oneStatus),
  note: statusNote,
  /** The reason of a rejection, apart from its words. */
  because: z.enum(rejectionReasons, `Enter one of ${rejectionReasons.join(', ')}.`).optional(),
  /** The status that the person saw: what somebody else has changed since is not overwritten unseen. */
  from: z.enum(statusNames).optional(),
  /** `1` confirms in the same step a booking that this verifies, if nothing is left to decide. */
  confirm: z
    .literal('1', 'Enter 1, or leave it out.')
    .optional()
    .transform((value) => value !== undefined),
})
export type StatusChange = Omit<z.infer<typeof statusChange>, 'confirm'> & { confirm?: boolean }
