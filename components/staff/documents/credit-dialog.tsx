'use client'

import { useState } from 'react'
import { sayWhy } from '#components/ui/say-why.ts'
import { writeCreditNote } from '#lib/documents/client.ts'
import type { WireDocument } from '#lib/documents/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { DecisionDialog } from '../kit/dialog/decision-dialog.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { rupees } from '../kit/words.ts'

type CreditDialogProps = {
  invoice: WireDocument
  onClose: () => void
  onWritten: () => Promise<void>
}

type Errors = { amount?: string; reason?: string; other?: string }

/** Asks how much of an invoice is taken back, and why. */
export function CreditDialog({ invoice, onClose, onWritten }: CreditDialogProps) {
  const toast = useToast()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const write = async () => {
    setBusy(true)
    try {
      await orSignIn(writeCreditNote(invoice.id, { amount, reason }))
      toast({ tone: 'success', text: `The credit note against ${invoice.number} is written.` })
      onClose()
      await onWritten()
    } catch (error) {
      setErrors(errorsOf(error))
      setBusy(false)
    }
  }
  return (
    <DecisionDialog
      button={{ form: 'credit', type: 'submit', children: 'Write credit note', busy }}
      onClose={onClose}
      title={`Credit note against ${invoice.number}`}
    >
      <form
        className="grid gap-4"
        id="credit"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void write()
        }}
      >
        <p>
          {invoice.name}, {rupees(invoice.total)}. What is issued cannot be changed; a credit note
          takes back a part of it, or all.
        </p>
        <TypedField
          error={errors.amount}
          help="In rupees with tax. Leave it empty for all that is left."
          id="credit-amount"
          inputMode="decimal"
          label="Amount"
          onChange={setAmount}
          value={amount}
        />
        <TypedField
          error={errors.reason}
          help="The guest reads it on the paper."
          id="credit-reason"
          label="Reason"
          onChange={setReason}
          value={reason}
        />
        {errors.other && (
          <p className="font-medium text-red" role="alert">
            {errors.other}
          </p>
        )}
      </form>
    </DecisionDialog>
  )
}

function errorsOf(error: unknown): Errors {
  const errors = error instanceof Refusal ? error.detail.errors : undefined
  return errors ? (errors as Errors) : { other: sayWhy(error) }
}
