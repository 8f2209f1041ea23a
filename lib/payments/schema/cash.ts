import { z } from 'zod'
import { day } from '../../shared/fields.ts'
import { paymentAmount } from './entry.ts'

/** The input with which staff record cash that they take to the bank; the sum in rupees. */
export const cashEntry = z.object({
  amount: paymentAmount,
  on: day,
})
export type CashEntry = z.infer<typeof cashEntry>

/** Cash that was taken to the bank; money in rupees. */
export type CashDeposit = {
  id: string
  amount: number
  on: string
  recorded_by: string
  /** Null unless it was a mistake. */
  voided_by: string | null
}

/** The cash at the desk now, in rupees, and what was taken to the bank in some days, the newest first. */
export type Cash = { at_desk: number; taken: CashDeposit[] }
