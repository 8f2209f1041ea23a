import type { GuestMail } from '../shared/stored-names.ts'
import type { MailedBooking } from './letter.ts'

/** What a mail to a guest is about: its kind, or what a kind says of some bookings. */
export type About = GuestMail | 'cancelled' | 'transfer'

const all = {
  received: ['received.p1', 'received.p2', 'left', 'received.p3'],
  toPay: ['toPay.p1', 'toPay.p2', 'left', 'toPay.p3', 'received.p3'],
  needsRoom: ['received.needsRoom', 'received.needsRoomCall', 'received.p3'],
  transfer: ['transfer.p1', 'transfer.p2', 'transfer.p3', 'left', 'received.p3'],
  verified: ['verified.p1', 'left', 'verified.p2'],
  confirmed: [
    'confirmed.p1',
    'confirmed.p2',
    'left',
    'confirmed.p3',
    'confirmed.tell',
    'confirmed.p4',
    'confirmed.p5',
  ],
  changed: ['changed.p1', 'changed.p2', 'left'],
  rejected: ['rejected.p1', 'rejected.p2', 'rejected.p3'],
  rejectedFor: ['rejected.p1', 'rejected.reason', 'rejected.p2', 'rejected.p3'],
  cancelled: ['cancelled.p1', 'cancelled.p2'],
  cancelledFor: ['cancelled.p1', 'cancelled.note', 'cancelled.p2'],
  refundPromised: ['refundPromised.p1', 'refundPromised.p2'],
  refunded: ['refunded.p1', 'refunded.p2'],
  cancelAsked: ['cancelAsked.p1', 'cancelAsked.p2'],
  cancelAskedLate: ['cancelAsked.p1', 'cancelAsked.p2none'],
  wishDeclined: ['wishDeclined.p1', 'wishDeclined.p2'],
  wishDeclinedFor: ['wishDeclined.p1', 'wishDeclined.reason', 'wishDeclined.p2'],
} as const

/** The variants of the mails to guests: one kind may say different things. */
export type GuestVariant = keyof typeof all

/** Returns which sentences a mail has; the first is what it is for. */
export function sentences(
  kind: About,
  { hasUnit, statusNote: note, refundPaise, declined }: MailedBooking,
): (typeof all)[GuestVariant] {
  if (kind === 'received' && !hasUnit) return all.needsRoom
  if (kind === 'rejected' && note) return all.rejectedFor
  if (kind === 'cancelled' && note) return all.cancelledFor
  if (kind === 'cancelAsked' && refundPaise === 0) return all.cancelAskedLate
  if (kind === 'wishDeclined' && declined?.words) return all.wishDeclinedFor
  return all[kind]
}
