import { farm } from '../farm/rules/farm.ts'
import { hasWords } from '../farm/rules/shown-words.ts'
import { usuallyByFacts } from '../i18n/usual-wait.ts'
import { isInTime } from '../ledger/rules/refund.ts'
import { type About, endingSentences, isSaid } from './ending.ts'
import type { MailedBooking } from './letter.ts'

const all = {
  received: ['received.p1', 'received.p2', 'usually.by', 'left', 'received.p3'],
  toPay: ['toPay.p1', 'toPay.p2', 'toPay.p3', 'left', 'received.p3'],
  needsRoom: ['received.needsRoom', 'received.needsRoomCall', 'received.p3'],
  transfer: ['transfer.p1', 'transfer.p2', 'transfer.p3', 'left', 'received.p3'],
  verified: ['verified.p1', 'left', 'verified.p2'],
  confirmed: [
    'confirmed.p1',
    'confirmed.p2',
    'left',
    'confirmed.p3',
    'confirmed.way',
    'confirmed.tell',
    'confirmed.p4',
    'confirmed.papers',
    'confirmed.p5',
  ],
  changed: ['changed.p1', 'changed.p2', 'left', 'changed.over'],
  rejected: ['rejected.p1', 'rejected.p2', 'rejected.p3'],
  rejectedFor: ['rejected.p1', 'rejected.reason', 'rejected.p2', 'rejected.p3'],
  cancelled: ['cancelled.p1', ...endingSentences],
  calledOff: ['calledOff.p1', ...endingSentences],
  double: ['double.p1', ...endingSentences],
  refundPromised: ['refundPromised.p1', 'refundPromised.p2'],
  refunded: ['refunded.p1', 'refunded.p2'],
  cancelAsked: ['cancelAsked.p1', 'cancelAsked.p2', 'cancelAsked.checking'],
  cancelAskedChecking: ['cancelAsked.p1', 'cancelAsked.p2checking'],
  cancelAskedUnpaid: ['cancelAsked.p1', 'cancelAsked.p2nothing'],
  cancelAskedElsewhere: ['cancelAsked.p1'],
  cancelAskedLate: ['cancelAsked.p1', 'cancelAsked.p2none'],
  wishDeclined: ['wishDeclined.p1', 'wishDeclined.p2'],
  wishDeclinedFor: ['wishDeclined.p1', 'wishDeclined.reason', 'wishDeclined.p2'],
} as const

/** The variants of the mails to guests: one kind may say different things. */
export type GuestVariant = keyof typeof all

// What other farms say in place of the sample's road and winters.
const ownFarms = new Set<string>(['confirmed.way', 'confirmed.papers'])

/** Returns which sentences a mail has; the first is what it is for. `leftPaise` is what it says is left to pay. */
export function sentences(about: About, booking: MailedBooking, leftPaise: number) {
  if (about === 'cancelled' || about === 'calledOff' || about === 'double') {
    const [first] = all[about]
    return [first, ...endingSentences.filter((key) => isSaid(key, booking))] as const
  }
  const [first, ...rest] = variantOf(about, booking)
  const isTrue = (key: (typeof rest)[number]) => {
    if (key === 'left') return leftPaise > 0
    if (key === 'usually.by') return usualOf(booking) !== null
    if (key === 'changed.over') return booking.balancePaise < 0
    if (key === 'cancelAsked.checking') return booking.checkingPaise > 0
    if (key === 'confirmed.p5') return isRefunded(booking)
    return farm().demo ? !ownFarms.has(key) : hasWords(`mail.${key}`)
  }
  return [first, ...rest.filter(isTrue)] as const
}

/** Returns until when a booking whose screenshot has come is usually confirmed; null if that isn't known, or has passed. */
export function usualOf({ createdAt, locale }: MailedBooking) {
  return usuallyByFacts(createdAt, new Date(), locale)
}

// A stay may be confirmed when the days of its refund are over.
function isRefunded(booking: MailedBooking): boolean {
  return isInTime(booking, booking.changedAt)
}

function variantOf(
  about: Exclude<About, 'cancelled' | 'calledOff' | 'double'>,
  booking: MailedBooking,
) {
  const { hasUnit, statusNote: note, refundPaise, declined } = booking
  if (about === 'received' && !hasUnit) return all.needsRoom
  if (about === 'rejected' && note) return all.rejectedFor
  if (about === 'cancelAsked' && refundPaise === 0) return unreturned(booking)
  if (about === 'wishDeclined' && declined?.words) return all.wishDeclinedFor
  return all[about]
}

// Nothing goes back yet: the terms no longer give anything, or no money has been found so far.
function unreturned(booking: MailedBooking) {
  const { cancelAskedAt, paidPaise, checkingPaise } = booking
  if (cancelAskedAt && !isInTime(booking, cancelAskedAt)) return all.cancelAskedLate
  if (checkingPaise > 0) return all.cancelAskedChecking
  // What another site has taken it gives back itself.
  return paidPaise > 0 ? all.cancelAskedElsewhere : all.cancelAskedUnpaid
}
