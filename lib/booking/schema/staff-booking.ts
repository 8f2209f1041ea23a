import { z } from 'zod'
import type { Terms } from '../../farm/schema/facts.ts'
import type { Paying } from '../../payments/rules/deposit.ts'
import { id } from '../../shared/fields.ts'
import type { Movable } from '../rules/moves.ts'
import type { BookingStay } from './booking-line.ts'
import type { BookingFlag } from './flags.ts'

export const bookingId = z.object({ id })

/** A booking as staff see it; money in rupees. */
export type StaffBooking = Movable &
  BookingStay & {
    /** Null for a guest who gave none: nothing is mailed. */
    email: string | null
    /** The other units in which its guest has slept, each until when. */
    slept: { door: string; until: string }[]
    /** The amount that the guest's page showed, if it was sent. */
    claimed_amount: number | null
    /** The guest's choice of what is paid with the booking, and its sum. */
    paying: Paying
    to_pay: number
    /** What was promised when it was made, whatever is published now. */
    terms: Terms
    /** The time until which its guest was asked to pay by a link, while nothing has been seen of the money; null otherwise. */
    pay_by: string | null
    /** The sums that were verified and that wait to be, and the balance by the verified ones. */
    paid: number
    checking: number
    balance: number
    /** The price of the stay when the booking came, if its hold had run out and the price had changed by then. */
    late_amount: number | null
    status_note: string | null
    utr: string | null
    flags: BookingFlag[]
    /** The first of the other bookings whose screenshot looks like its own, until it is decided or they are told apart. */
    alike: { id: string; reference: string; full_name: string; screenshot_path: string } | null
    /** Null while its guest has sent none. */
    screenshot_path: string | null
    verified_at: string | null
  }
