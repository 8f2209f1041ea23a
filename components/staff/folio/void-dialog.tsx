'use client'

import { useState } from 'react'
import { sayWhy } from '#components/ui/say-why.ts'
import { voidPayment } from '#lib/ledger/client/payments.ts'
import type { WirePayment } from '#lib/payments/schema/payment.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { DecisionDialog } from '../kit/dialog/decision-dialog.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { rupees } from '../kit/words.ts'
import { paymentFacts } from './words.ts'

type VoidDialogProps = { payment: WirePayment; onClose: () => void; onDone: () => void }

/** Asks why a payment is void: it stays in the books, struck out, and counts no more. */
export function VoidDialog({ payment, onClose, onDone }: VoidDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const decide = async () => {
    if (reason.trim() === '') return setError('Give a reason.')
    setBusy(true)
    try {
      await orSignIn(voidPayment(payment.id, reason.trim()))
      onDone()
    } catch (refused) {
      setError(sayWhy(refused))
      setBusy(false)
    }
  }
  return (
    <DecisionDialog
      button={{ form: 'void', type: 'submit', children: 'Void payment', busy }}
      onClose={onClose}
      title={`Void ${rupees(payment.amount)}`}
    >
      <form
        id="void"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void decide()
        }}
      >
        <p className="num mb-5 text-ink-2">
          {paymentFacts(payment)}. It stays in the list, struck out, and counts no more. The booking
          keeps its status.
        </p>
        <TypedField
          data-autofocus
          error={error}
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
