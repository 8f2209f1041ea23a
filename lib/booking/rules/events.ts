import { formatDay } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import type { Action, BookingMail } from '../../shared/stored-names.ts'
import { deskEvents } from './desk-events.ts'
import { type Named, notice, type Of } from './event-facts.ts'
import { letterEvents } from './letter-events.ts'
import { paperEvents } from './paper-events.ts'
import { payByEvents } from './pay-by-events.ts'
import { paymentEvents } from './payment-events.ts'
import { progressEvents } from './progress-events.ts'
import { statusEvents } from './status-events.ts'
import { stayEvents } from './stay-events.ts'
import { transferHours } from './transfer.ts'
import { wishEvents } from './wish-events.ts'

type Proof = { screenshotId?: string; utr?: string }

/**
 * Everything that happens to a booking, by the action of its entry in the history, with what it leaves behind:
 * - `before`, `after`: what the history keeps, as JSON;
 * - `notices`: what the dashboard tells staff;
 * - `mails`: to staff if the kind says so, otherwise to the guest; at once, or at `runAt`; `change` tells mails of one
 *   kind apart;
 * - `createdAt`: the instant of entry and notices, by default the transaction's.
 */
const events = {
  booking_created: created,
  room_given: ({ booking, room, unit }: Of<'roomName'> & { room: string; unit: string }) => ({
    before: { room: booking.roomName },
    after: { room, unit },
  }),

  proof_added: ({
    booking,
    proof,
  }: Of<'reference' | 'utr'> & { booking: { screenshotId: string | null }; proof: Proof }) => ({
    before: { screenshotId: booking.screenshotId, utr: booking.utr },
    after: proof,
    notices: [
      notice(
        'screenshot_uploaded',
        `${proof.screenshotId ? 'Another screenshot' : 'UTR'} for ${booking.reference}`,
        proof.utr ? `UTR ${proof.utr}` : null,
      ),
    ],
  }),

  told_apart: ({ other }: { booking: { id: string }; other: string }) => ({ after: { other } }),

  ...statusEvents,
  ...deskEvents,
  ...payByEvents,
  ...paymentEvents,
  ...stayEvents,
  ...progressEvents,
  ...paperEvents,
  ...wishEvents,
  ...letterEvents,

  cancel_asked: ({ booking, refundPaise }: Named & { refundPaise: number }) => ({
    after: { refundPaise },
    notices: [
      notice('cancel_asked', `Cancellation request: ${booking.reference}`, booking.fullName),
    ],
    mails: [
      { kind: 'cancelAsked', refundPaise },
      { kind: 'staff_cancel_asked', refundPaise },
    ],
  }),

  mail_failed: ({ booking, kind, isRefused }: Lost) => ({
    after: { mail: kind },
    notices: [
      notice(
        'mail_failed',
        `An e-mail about ${booking.reference} couldn’t be sent`,
        isRefused
          ? 'This address can’t receive e-mail. Please call the guest.'
          : 'The mail server refused the e-mail for three days. Please call the guest.',
      ),
    ],
  }),
  details_erased: ({ until }: { booking: { id: string }; until: string | null }) => ({
    after: { until },
  }),
} satisfies { [Key in Action<'booking'>]: (happened: never) => Outcome }

type Lost = Of<'reference'> & { kind: BookingMail; isRefused: boolean }

type Made = Named &
  Of<'guests' | 'roomName' | 'checkIn' | 'checkOut'> &
  Of<'totalPaise' | 'claimedPaise' | 'utr' | 'createdAt'>

type Stored = { unit: number | null; bounded: 'sender' | 'farm' | null; awaited: boolean }

function created({ booking, unit, bounded, awaited }: Made & Stored) {
  const { reference, roomName, utr, claimedPaise } = booking
  return {
    createdAt: booking.createdAt,
    after: {
      status: 'pending',
      reference,
      room: roomName,
      unit,
      check_in: booking.checkIn,
      check_out: booking.checkOut,
      total_paise: booking.totalPaise,
      claimed_paise: booking.claimedPaise,
    },
    notices: [
      notice('booking_created', `New booking ${reference}: ${roomName}`, stayOf(booking)),
      awaited
        ? notice(
            'transfer_announced',
            `Bank transfer expected for ${reference}`,
            `${formatRupees(claimedPaise ?? 0)}. The room is reserved for ${transferHours} hours.`,
          )
        : notice(
            'screenshot_uploaded',
            `Payment screenshot for ${reference}`,
            utr ? `UTR ${utr}` : 'No UTR was given.',
          ),
      ...(unit === null ? [needsRoom(booking, bounded)] : []),
    ],
    mails: [{ kind: 'received' }, { kind: 'staff_new_booking' }],
  } satisfies Outcome
}

function needsRoom({ reference, roomName }: Made['booking'], bounded: Stored['bounded']) {
  const reasons = {
    sender:
      'This sender already has many unpaid nights. Check the other bookings before you assign a room.',
    farm: 'Unverified bookings already take up many nights that month. Check those first, then assign a room to this booking.',
  }
  const why = bounded
    ? reasons[bounded]
    : `The hold on ${roomName} expired before the screenshot arrived. Assign a room, or call the guest.`
  return notice('booking_needs_room', `Paid, but no room: ${reference}`, why)
}

function stayOf({ fullName, guests, checkIn, checkOut, totalPaise }: Made['booking']): string {
  const people = guests === 1 ? '1 guest' : `${guests} guests`
  return `${fullName}, ${people}, ${formatDay(checkIn)} to ${formatDay(checkOut)}, ${formatRupees(totalPaise)}`
}

type Facts = { [name: string]: string | number | boolean | string[] | null }
type Outcome = {
  before?: Facts
  after: Facts
  notices?: ReturnType<typeof notice>[]
  mails?: { kind: BookingMail; refundPaise?: number; runAt?: Date; change?: string }[]
  createdAt?: Date
}

/** The action of an entry in the history of a booking. */
export type BookingAction = keyof typeof events

type Events = typeof events
/** The facts that an event of this action leaves behind, each by its own type. */
export type OutcomeOf<Key extends BookingAction> = ReturnType<Events[Key]>

/** Something that happened to a booking: its action and what it tells. */
export type BookingEvent = {
  [Key in BookingAction]: { action: Key } & Parameters<Events[Key]>[0]
}[BookingAction]

/** The type of a notice, as it is stored. */
export type NoticeType = Extract<
  OutcomeOf<BookingAction>,
  { notices: unknown }
>['notices'][number]['type']

/** Returns what an event leaves behind. */
export function outcomeOf(event: BookingEvent): Outcome {
  const outcome = events[event.action] as (event: BookingEvent) => Outcome
  return outcome(event)
}
