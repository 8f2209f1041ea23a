/** The reasons for which a booking is rejected, apart from the words that its guest reads. */
export const rejectionReasons = [
  'payment_not_found',
  'cancelled_by_guest',
  'cancelled_by_farm',
  'double',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** Those for which a stay is cancelled: the guest asked for it, the farm cannot have them, or it was booked twice. */
export const cancelReasons = ['cancelled_by_guest', 'cancelled_by_farm', 'double'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The reasons as staff read them; null for one that says nothing. */
export const reasonWords: Record<RejectionReason, string | null> = {
  payment_not_found: 'Payment not found',
  cancelled_by_guest: 'Cancelled by the guest',
  cancelled_by_farm: 'Cancelled by the farm',
  double: 'Cancelled, booked twice',
  other: null,
}

/** Returns the stored reason of a booking. */
export function asReason(text: string | null): RejectionReason | null {
  return rejectionReasons.find((reason) => reason === text) ?? null
}

/** Returns the stored reason as one for which a stay is cancelled; null where the booking was never accepted. */
export function cancelledBecause(reason: string | null): CancelReason | null {
  return cancelReasons.find((each) => each === reason) ?? null
}

/**
 * Returns the reason that is stored with a status: none with any but `rejected`. A rejection without one ends the stay of a
 * guest who has asked for that.
 */
export function reasonWith(
  isRejected: boolean,
  given: RejectionReason | null | undefined,
  cancelAskedAt: Date | null,
): RejectionReason | null {
  if (!isRejected) return null
  return given ?? (cancelAskedAt ? 'cancelled_by_guest' : null)
}
