'use client'

import { useState } from 'react'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { setBill } from '#lib/documents/client.ts'
import { maxAddress, maxBillTo } from '#lib/documents/rules/bill.ts'
import { type Bill, guestBill } from '#lib/documents/schema.ts'
import { registrationOf } from '#lib/gst/rules/registration.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { type Errors, errorsOf } from '../kit/form/use-edit-form.ts'

type FirmDialogProps = { booking: string; bill: Bill; onClose: () => void; onDone: () => void }

/** Asks for the firm that a stay is billed to; all fields empty bill it to the guest. */
export function FirmDialog({ booking, bill, onClose, onDone }: FirmDialogProps) {
  const form = useFirmForm(booking, bill)
  const { typed, errors, change } = form
  return (
    <FormDialog
      button="Save"
      failed="Not saved"
      form={form}
      onClose={onClose}
      onDone={onDone}
      short
      title="Bill it to a firm"
    >
      <div className="grid gap-4">
        <TypedField
          data-autofocus
          error={errors.bill_to}
          help="Leave all empty to bill the guest."
          id="firm-name"
          label="Name of the firm"
          maxLength={maxBillTo}
          onChange={(bill_to) => change({ bill_to })}
          value={typed.bill_to}
        />
        <TypedField
          error={errors.bill_address}
          id="firm-address"
          label="Address"
          maxLength={maxAddress}
          onChange={(bill_address) => change({ bill_address })}
          value={typed.bill_address}
        />
        {registrationOf() !== 'none' && (
          <TypedField
            error={errors.gstin}
            help="As on the firm’s own invoices. The last character is checked."
            id="firm-gstin"
            inputClass="num uppercase"
            label="GSTIN"
            onChange={(gstin) => change({ gstin })}
            value={typed.gstin}
          />
        )}
      </div>
    </FormDialog>
  )
}

function useFirmForm(booking: string, bill: Bill) {
  // The field has one line.
  const address = bill.bill_address.replaceAll('\n', ', ')
  const [typed, setTyped] = useState({ ...bill, bill_address: address })
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<Why | null>(null)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const change = (changes: Partial<Bill>) => {
    setTyped((before) => ({ ...before, ...changes }))
    setErrors({})
    setFailure(null)
  }
  const save = async (): Promise<boolean> => {
    const wrong = errorsOf(guestBill, typed)
    setErrors(wrong)
    setTries((count) => count + 1)
    if (Object.keys(wrong).length > 0) return false
    setBusy(true)
    try {
      await orSignIn(setBill(booking, typed))
      return true
    } catch (error) {
      const fields = error instanceof Refusal ? error.detail.errors : undefined
      setErrors(fields ?? {})
      setFailure(fields ? null : whyOf(error))
      setTries((count) => count + 1)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { typed, errors, failure, tries, busy, change, save }
}
