'use client'

import Link from 'next/link'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import type { Direction } from '#lib/payments/schema/payment.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { otherBooking } from '../booking/other-booking.ts'
import { Decide } from '../kit/action/decide.tsx'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { Choices } from '../kit/form/choices.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { Failed } from '../kit/form/failed.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { rupees } from '../kit/words.ts'
import { CheckedUtr } from './checked-utr.tsx'
import { AmountField, MoneyDayField } from './money-fields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

/** The facts of a booking whose money is recorded. */
export type Recorded = Pick<StaffBooking, 'full_name' | 'reference'>

type RecordPaymentDialogProps = {
  booking: Recorded
  folio: Folio
  direction: Direction
  onClose: () => void
  onDone: () => void
}

const formId = 'payment-form'

/** Records money that staff have seen arrive, or that they have paid back. */
export function RecordPaymentDialog(props: RecordPaymentDialogProps) {
  const { booking, folio, direction, onClose, onDone } = props
  const isRefund = direction === 'refunded'
  const expected = isRefund ? folio.refund : folio.asked
  const form = usePaymentForm(folio, direction, expected)
  const other = otherBooking(form.error)
  const toast = useToast()
  const save = async (later = false) => {
    const after = await form.save(later)
    if (!after) return
    const { full_name: name } = booking
    const confirmed =
      after.status === 'confirmed' && folio.status !== 'confirmed'
        ? ', and the booking is confirmed'
        : ''
    toast({
      tone: 'success',
      text: `${form.sum} ${later ? 'to be refunded to' : 'recorded for'} ${name}${confirmed}.`,
    })
    onDone()
  }
  return (
    <Modal
      footer={
        <>
          <LiveWords className="font-medium text-turmeric-ink max-md:min-w-full md:me-auto">
            {form.question}
          </LiveWords>
          {isRefund ? (
            <Decide kind="outline" onPress={() => void save(true)} busy={form.busy}>
              Pay later
            </Decide>
          ) : (
            <CancelButton onClick={onClose} />
          )}
          <Decide kind="secondary" onPress={save} busy={form.busy}>
            {isRefund
              ? 'Record as paid'
              : `${form.confirm ? 'Record and confirm' : 'Record'} ${form.sum ?? ''}`}
          </Decide>
        </>
      }
      onClose={onClose}
      title={isRefund ? 'Record a refund' : 'Record a payment'}
    >
      <EditForm id={formId} onSave={() => void save()} tries={form.tries}>
        <Failed title="Not recorded" why={form.failure}>
          {other && (
            <Link className="staff-link block" href={other.to}>
              {other.text}
            </Link>
          )}
        </Failed>
        <p className="num mb-4 text-ink-2">
          {booking.full_name}, {booking.reference}.{' '}
          {isRefund ? refundWords(folio) : `Still owed: ${rupees(folio.balance)}.`}
        </p>
        <Choices
          legend="Payment method"
          id="method"
          onChange={(method) => form.change({ method })}
          options={offered}
          value={form.draft.method}
        />
        <Fields form={form} />
      </EditForm>
    </Modal>
  )
}

function refundWords(folio: Folio): string {
  return `${dueWords(folio)}; if you enter a different amount, say why in the note. Pay it in your bank’s app first, then enter the UTR here: this page doesn’t move any money. A refund you’ll pay later stays under Money.`
}

function dueWords({ balance, refund, status }: Folio): string {
  const promised = -balance - refund
  if (balance < 0) {
    const waiting = promised > 0 ? `, and ${rupees(promised)} of it is already under Money` : ''
    return `The guest has paid ${rupees(-balance)} too much${waiting}`
  }
  if (status === 'rejected') return 'Nothing is owed to the guest'
  return refund > 0
    ? `If cancelled today, ${rupees(refund)} is refunded under our terms`
    : 'If cancelled today, there’s no refund under our terms'
}

// The order in which guests at the desk pay.
const offered = (['upi', 'cash', 'bank', 'card', 'channel'] as const).map(
  (method) => [method, ways[method].name] as const,
)

type Form = ReturnType<typeof usePaymentForm>

function Fields({ form: { field, hasUtr, number } }: { form: Form }) {
  return (
    <div className="mt-4 grid gap-x-4 gap-y-4 md:grid-cols-2">
      <AmountField {...field('amount')} />
      <MoneyDayField {...field('on')} today={dayInIndia(new Date())} />
      {hasUtr && (
        <CheckedUtr
          {...field('utr')}
          help="12 digits for UPI, 12 to 22 letters and digits for a bank. Leave empty if you don’t know it."
          label="UTR"
        />
      )}
      {number !== null && (
        <TypedField {...field('number')} inputClass="num" label={number} maxLength={40} />
      )}
      <TypedField {...field('note')} label="Note (staff only)" maxLength={500} />
    </div>
  )
}
