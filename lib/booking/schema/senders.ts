import { z } from 'zod'
import { id } from '../../shared/fields.ts'
import { maxTogether, type Trait } from '../rules/sender.ts'
import type { BookingLine } from './booking-line.ts'
import { statusNote } from './status-change.ts'

const ids = (max: number) =>
  z.array(id, 'Enter the ids of bookings.').max(max, `Enter up to ${max} ids.`)

/** The ids of at most so many bookings, with commas between them. */
export const idsOf = (max: number) =>
  z
    .string('Enter the ids of bookings.')
    .transform((text) => text.split(','))
    .pipe(ids(max))

/** The input of bookings_reject; the note is the reason, which the guests read. */
export const rejections = z.object({ ids: ids(maxTogether), note: statusNote })
export type Rejections = z.infer<typeof rejections>

/** Another pending booking of a sender, and the traits that it shares with the one that was asked about. */
export type SenderBooking = BookingLine & { same: Trait[] }
