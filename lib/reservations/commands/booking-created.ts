import { stayPath } from '../../booking/rules/paths.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { asLocale } from '../../i18n/languages.ts'
import { asPaying, splitOf } from '../../payments/rules/deposit.ts'
import { toRupees } from '../../shared/money.ts'
import type { BookingCreated } from '../schema/created.ts'

const submitted =
  'Booking submitted. It awaits confirmation after we have verified the payment. You will get an e-mail shortly.'
const unmailed =
  'Booking submitted. It awaits confirmation after we have verified the payment. We’ve sent several e-mails to this address today, so we won’t send one now. Please save the link to your booking page. We’ll write once it’s confirmed.'
const needsRoom =
  'We’ve received your payment details. No room is reserved for your booking yet: we’ll call you about it.'

type Made = {
  id: string
  reference: string
  secret: string
  locale: string
  totalPaise: number
  paying: string
  terms: Terms
}

/** Returns what the guest is told about a booking that has been stored; without a unit it needs a room. */
export function bookingCreated(
  booking: Made,
  unit: number | null,
  isMailed: boolean,
): BookingCreated {
  const { nowPaise, leftPaise } = splitOf(
    booking.totalPaise,
    asPaying(booking.paying),
    booking.terms,
  )
  return {
    booking_id: booking.id,
    reference: booking.reference,
    status: 'pending',
    status_url: stayPath(booking.secret, asLocale(booking.locale)),
    message: unit === null ? needsRoom : isMailed ? submitted : unmailed,
    needs_room: unit === null,
    mailed: isMailed,
    to_pay: toRupees(nowPaise),
    balance: toRupees(leftPaise),
  }
}
