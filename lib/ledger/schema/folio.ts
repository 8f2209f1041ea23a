import type { BookingStatus } from '../../booking/rules/statuses.ts'
import type { WirePayment } from '../../payments/schema/payment.ts'
import type { Charge } from '../../rates/rules/charges.ts'

/** A payment with the bank's line in which it was found; null if none was. */
export type FolioPayment = WirePayment & {
  bank_line: { id: string; statement_id: string; on: string; narration: string } | null
}

/** A booking's charges and payments as staff see them; money in rupees. */
export type Folio = {
  reference: string
  status: BookingStatus
  charges: {
    kind: Charge['kind']
    night: string | null
    words: string
    amount: number
    gst_percent: number
  }[]
  payments: FolioPayment[]
  /** The sum of the charges. */
  total: number
  /** The sum that has been verified as received … */
  paid: number
  /** … and as paid back. */
  refunded: number
  /** The sum that the farm keeps of a cancelled stay. */
  kept: number
  /**
   * The rest that the guest has to pay; negative if it is to be paid back. A rejected booking's charges do not count, but for
   * what is kept.
   */
  balance: number
  /** The sum that the guest is asked for now: the first payment until it has come, after that the balance. */
  asked: number
  /** The sum that confirms the booking by itself; null if it's confirmed, or something else is to be decided. */
  to_confirm: number | null
  /**
   * The sum that is to go back and isn't promised yet: what was paid beyond what is due, or what the terms give if the stay is
   * cancelled now.
   */
  refund: number
}
