import type { Undo } from '../../booking/rules/taking-back.ts'
import type { Method } from '../../payments/rules/methods.ts'
import type { Direction } from '../../payments/schema/payment.ts'
import { apiUrl, callApi, postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { Folio } from '../schema/folio.ts'

/** Returns the charges and payments of a booking, for staff. The page asks by itself. */
export function fetchFolio(
  { reference }: { reference: string },
  asking: Asking = {},
): Promise<Folio> {
  return getJson(`folios/${reference}`, {}, asking)
}

/** Returns the reference of the booking for which a UTR was verified, or null; nothing is asked about an empty one. */
export async function fetchUtrUse(
  { utr }: { utr: string },
  asking: Asking = {},
): Promise<{ used_for: string | null }> {
  if (utr === '') return { used_for: null }
  return getJson('utr', { utr }, asking)
}

/** A payment as staff type it: the sum in rupees as text, the day as ISO date; what a method does not have is empty. */
export type TypedPayment = {
  direction: Direction
  method: Method
  amount: string
  on: string
  utr: string
  number: string
  note: string
  /** True for a refund that is decided now and paid out later. */
  later?: boolean
  /** The balance in rupees that they saw. */
  seen: number
  /** True to confirm the booking in the same step, where nothing is left to decide. */
  confirm?: boolean
}

/**
 * Records a payment that staff have seen, once a key, and returns the folio. Refused with `utr_used`, and
 * `changed_meanwhile` when the balance is another than the one that they saw.
 */
export function recordPayment(
  reference: string,
  payment: TypedPayment,
  idempotencyKey: string,
): Promise<Folio> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
  const body = JSON.stringify(payment)
  return callApi(`folios/${reference}/payments`, { method: 'POST', headers, body })
}

/**
 * Verifies a claimed payment, as `amount` rupees where another sum has arrived than was claimed; with
 * `confirm` its booking is confirmed, too, where nothing is left to decide. Returns the folio and how
 * it can be taken back; again, it changes nothing. Refused with `utr_used`, or `illegal_transition` if it is void by now.
 */
export function verifyPayment(
  id: string,
  amount?: number,
  confirm = false,
): Promise<Folio & { undo: Undo | null }> {
  return postJson(`payments/${id}/verify`, { amount, confirm })
}

/**
 * Says that a refund is paid out, as the rupees that were seen, with its UTR or an empty one. Returns how it can be
 * taken back. Refused with `utr_used`, `changed_meanwhile` if it is another sum by now, or `illegal_transition` if it is void.
 */
export function payOut(
  id: string,
  typed: { utr: string; on: string; seen: number },
): Promise<{ undo: Undo | null }> {
  return postJson(`payments/${id}/pay_out`, typed)
}

/** Voids a payment for a reason and returns the folio; again, it changes nothing. */
export function voidPayment(id: string, reason: string): Promise<Folio> {
  return postJson(`payments/${id}/void`, { reason })
}

/** The address that leads to WhatsApp with a question about a payment, in its guest's language. */
export function questionUrl(paymentId: string): string {
  return apiUrl(`payments/${paymentId}/ask`)
}
