'use client'

import { useState } from 'react'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { DecisionDialog } from '../kit/dialog/decision-dialog.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { rupees } from '../kit/words.ts'

type VoidDialogProps = { claim: Claim; onClose: () => void; onVoid: (reason: string) => void }

/** Asks for the reason for which a payment that is not in the bank is void. */
export function VoidDialog({ claim: { payment, booking }, onClose, onVoid }: VoidDialogProps) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <DecisionDialog
      button={{
        form: 'void',
        type: 'submit',
        children: payment.direction === 'refunded' ? 'Do not pay it' : 'Not in the bank',
      }}
      onClose={onClose}
      title={payment.direction === 'refunded' ? 'Do not pay this refund' : 'Reject this payment'}
    >
      <form
        id="void"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim()) onVoid(reason.trim())
          else setMissing(true)
        }}
      >
        <p className="mb-5 text-ink-2">
          {payment.direction === 'refunded'
            ? `${rupees(payment.amount)} was to be paid back to ${booking.full_name}. Nothing is paid out, the booking stays as it is, and no mail is sent.`
            : `${booking.full_name} says to have paid ${rupees(payment.amount)} of the balance. The booking stays as it is, the balance is owed again, and no mail is sent: tell the guest yourself.`}
        </p>
        <TypedField
          data-autofocus
          error={missing && !reason.trim() ? 'Give a reason.' : undefined}
          help="It is kept with the payment."
          id="void-reason"
          label="Reason"
          maxLength={500}
          onChange={setReason}
          value={reason}
        />
      </form>
    </DecisionDialog>
  )
}
