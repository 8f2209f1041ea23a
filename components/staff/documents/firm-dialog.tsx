'use client'

import { call } from '#calls/client.ts'
import { maxAddress, maxBillTo } from '#lib/documents/rules/bill.ts'
import { type Bill, guestBill } from '#lib/documents/schema.ts'
import { registrationOf } from '#lib/gst/rules/registration.ts'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'

type FirmDialogProps = { booking: string; bill: Bill; onClose: () => void; onDone: () => void }

/** Asks for the company that a stay is billed to; all fields empty bill it to the guest. */
export function FirmDialog({ booking, bill, onClose, onDone }: FirmDialogProps) {
  // The field has one line.
  const address = bill.bill_address.replaceAll('\n', ', ')
  const form = useForm('firm', { ...bill, bill_address: address })
  const { draft, field, send } = form
  const save = () =>
    send({
      wrong: errorsOf(guestBill, draft),
      call: () => call('POST documents_bill', { json: { booking, ...draft } }),
    })
  return (
    <FormDialog
      button="Save"
      failed="Not saved"
      form={{ ...form, save }}
      onClose={onClose}
      onDone={onDone}
      short
      title="Bill to a company"
    >
      <div className="grid gap-4">
        <TypedField
          {...field('bill_to')}
          data-autofocus
          help="Leave all fields empty to bill the guest."
          label="Company name"
          maxLength={maxBillTo}
        />
        <TypedField {...field('bill_address')} label="Address" maxLength={maxAddress} />
        {registrationOf() !== 'none' && (
          <TypedField
            {...field('gstin')}
            help="As on the company’s invoices. The last character is a check digit."
            inputClass="num uppercase"
            label="GSTIN"
          />
        )}
      </div>
    </FormDialog>
  )
}
