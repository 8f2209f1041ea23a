import type { Terms } from '../../farm/schema/facts.ts'
import type { Locale } from '../../i18n/languages.ts'
import type { Paying } from '../../payments/rules/deposit.ts'
import type { Ledger, PaymentState } from '../../payments/schema/payment.ts'
import type { Charge } from '../../rates/rules/charges.ts'
import { nameIn } from '../../rooms/rules/name.ts'
import type { RoomLook } from '../../rooms/schema/room.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { Balance } from './balance.ts'
import type { RejectionReason } from './rejection.ts'
import type { Said } from './said.ts'
import { type BookingStatus, statuses } from './statuses.ts'
import type { DeclinedWish, ToldArrival, Wish } from './told.ts'

/** A whole booking, as its guest's page and the mails tell it; money in paise. */
export type Booking = Balance &
  Said & {
    reference: string
    /** Opens the guest's own page. */
    secret: string
    fullName: string
    /** Null for a guest who gave none at the desk: nothing is mailed. */
    email: string | null
    phone: string
    roomName: string
    room: RoomLook
    checkIn: IsoDate
    checkOut: IsoDate
    nights: number
    guests: number
    ratePaise: number
    gstPercent: number
    totalPaise: number
    /** The lines of its price, in their order. */
    charges: Charge[]
    paying: Paying
    /** What was promised when it was made, whatever is published now. */
    terms: Terms
    /** The instant until which its guest is asked to pay by a link; null if staff have sent none. */
    payBy: Date | null
    /** The amount that the guest says to have paid. */
    claimedPaise: number | null
    utr: string | null
    /** The state of the payment that it came with; null if its guest has claimed none. */
    paymentState: PaymentState | null
    /** The money that was found for it, no matter who recorded it. */
    ledger: Ledger
    /** True while nothing has been seen of the transfer by which its guest pays. */
    awaitsTransfer: boolean
    /** The screenshot that staff look at: when it came, and its size in bytes. */
    screenshot: { id: string; createdAt: Date; size: number } | null
    status: BookingStatus
    /** The words of its rejection, and the reason apart from them. */
    statusNote: string | null
    rejectedBecause: RejectionReason | null
    /** The sums that were paid back of it, that are to be, and that the farm keeps of a cancelled stay. */
    refundedPaise: number
    promisedPaise: number
    /** The verified sum that could be paid back: not back already nor promised, and not with another site. */
    returnablePaise: number
    keptPaise: number
    verifiedAt: Date | null
    confirmedAt: Date | null
    cancelAskedAt: Date | null
    createdAt: Date
    changedAt: Date
    /** True while a unit is kept for it. */
    hasUnit: boolean
    /** The name of its unit once the stay is certain; null before, and for the only unit of a room while it is called 1. */
    door: string | null
    /** The hour, the food and more, as it was said before the stay. */
    arrival: ToldArrival
    /** Other dates that the guest asks for, and those that were declined last. */
    wish: Wish | null
    declined: DeclinedWish | null
    /** The language in which it was made. */
    locale: Locale
  }

/**
 * Returns how a stay appears in its guest's calendar: not at all while no room is kept for it or it is being given up,
 * provisionally until it is confirmed.
 */
export function calendarEntry(
  booking: Pick<Booking, 'status' | 'hasUnit' | 'cancelAskedAt'>,
): 'none' | 'provisional' | 'certain' {
  const { status, hasUnit, cancelAskedAt } = booking
  return hasUnit && !cancelAskedAt ? statuses[status].stay : 'none'
}

/** Returns the name of a booking's room in a language. */
export function roomNameIn(locale: string, { roomName, room }: Pick<Booking, 'roomName' | 'room'>) {
  return nameIn(locale, { name: roomName, names: room.names })
}
