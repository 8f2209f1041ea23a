import { callApi, postJson } from '../../shared/api.ts'
import type { CashDeposit } from '../schema/cash.ts'

/** Records cash, typed in rupees, that was taken to the bank on a day, once a key. */
export function takeCash(
  typed: { amount: string; on: string },
  idempotencyKey: string,
): Promise<CashDeposit> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
  return callApi('cash_deposits', { method: 'POST', headers, body: JSON.stringify(typed) })
}

/** Voids cash that was said to be taken; again, it changes nothing. */
export function voidCash(id: string): Promise<CashDeposit> {
  return postJson(`cash_deposits/${id}/void`, {})
}
