'use client'

import { call } from '#calls/client.ts'
import { maxAddress, maxBillTo } from '#lib/documents/rules/bill.ts'
import { type Bill, guestBill } from '#lib/documents/schema.ts'
import { registrationOf } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'

const t = staffWords('documents')

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
      button={t('firm.save')}
      failed={t('firm.notSaved')}
      form={{ ...form, save }}
      onClose={onClose}
      onDone={onDone}
      short
      title={t('firm.title')}
    >
      <div className="grid gap-4">
        <TypedField
          {...field('bill_to')}
          data-autofocus
          help={t('firm.nameHelp')}
          label={t('firm.name')}
          maxLength={maxBillTo}
        />
        <TypedField {...field('bill_address')} label={t('firm.address')} maxLength={maxAddress} />
        {registrationOf() !== 'none' && (
          <TypedField
            {...field('gstin')}
            help={t('firm.gstinHelp')}
            inputClass="num uppercase"
            label={t('firm.gstin')}
          />
        )}
      </div>
    </FormDialog>
  )
}
