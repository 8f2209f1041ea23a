/** The state of a payment: somebody says so, staff have found it or hold it in their hands, or it was a mistake. */
export type PaymentState = 'claimed' | 'verified' | 'void'
