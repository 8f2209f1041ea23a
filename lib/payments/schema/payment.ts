import type { Method } from '../rules/methods.ts'

export const directions = ['received', 'refunded'] as const
export type Direction = (typeof directions)[number]

/** The recorder of a refund that is owed by the balance alone: the database keeps it in step. */
export const owedBy = 'system'

/** The state of a payment: somebody says so, staff have found it or hold it in their hands, or it was a mistake. */
export type PaymentState = 'claimed' | 'verified' | 'void'

/**
 * What a booking's ledger has: `money` if more was verified than went back, or ₹0 for a stay that costs nothing; `claim` for a
 * payment to look for in the bank, or a transfer to come; or neither.
 */
export type Ledger = 'money' | 'claim' | 'none'

/** A payment as staff see it; money in rupees. */
export type WirePayment = {
  id: string
  direction: Direction
  method: Method
  amount: number
  utr: string | null
  number: string | null
  on: string
  note: string | null
  state: PaymentState
  screenshot_path: string | null
  /** An e-mail address of the staff, or `guest`. */
  recorded_by: string
  created_at: string
  verified_at: string | null
  verified_by: string | null
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
}
