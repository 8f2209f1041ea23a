'use client'

import Link from 'next/link'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { TypedPayment } from '#lib/ledger/client/payments.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { usePress } from '../kit/action/use-press.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { Failed } from '../kit/form/failed.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { rupees } from '../kit/words.ts'
import { CheckedUtr } from './checked-utr.tsx'
import { Choices } from './choices.tsx'
import { AmountField, MoneyDayField } from './money-fields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

/** The facts of a booking whose money is recorded. */
export type Recorded = Pick<StaffBooking, 'full_name' | 'reference'>

type RecordPaymentDialogProps = {
  booking: Recorded
  folio: Folio
  direction: TypedPayment['direction']
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
      text: `${form.sum} ${later ? 'to be paid out' : 'recorded'} for ${name}${confirmed}.`,
    })
    onDone()
  }
  const press = usePress(() => void save(), form.busy)
  const pressLater = usePress(() => void save(true), form.busy)
  return (
    <Modal
      footer={
        <>
          <LiveWords className="font-medium text-turmeric-ink max-md:min-w-full md:me-auto">
            {form.question}
          </LiveWords>
          {isRefund ? (
            <Button kind="outline" {...pressLater}>
              Pay it later
            </Button>
          ) : (
            <CancelButton onClick={onClose} />
          )}
          <Button kind="secondary" {...press}>
            {isRefund
              ? 'It is paid out'
              : `${form.confirm ? 'Record and confirm' : 'Record'} ${form.sum ?? ''}`}
          </Button>
        </>
      }
      onClose={onClose}
      title={isRefund ? 'Record a refund' : 'Record a payment'}
    >
      <EditForm id={formId} onSave={() => void save()} tries={form.tries}>
        <Failed title="Not recorded" why={form.failure}>
          {form.failure?.link && (
            <Link className="staff-link block" href={form.failure.link.to}>
              {form.failure.link.text}
            </Link>
          )}
        </Failed>
        <p className="num mb-4 text-ink-2">
          {booking.full_name}, {booking.reference}.{' '}
          {isRefund ? refundWords(folio) : `Still owed: ${rupees(folio.balance)}.`}
        </p>
        <Choices
          legend="How it was paid"
          name="method"
          onChoose={(method) => form.change({ method })}
          options={offered}
          value={form.typed.method}
        />
        <Fields form={form} />
      </EditForm>
    </Modal>
  )
}

function refundWords(folio: Folio): string {
  return `${dueWords(folio)}; another sum needs a reason. Pay it in the bank’s app first, then write its UTR here: this page moves no money. What is paid later waits under Money.`
}

function dueWords({ balance, refund, status }: Folio): string {
  const promised = -balance - refund
  if (balance < 0) {
    const waiting = promised > 0 ? `, and ${rupees(promised)} of it waits to be paid out` : ''
    return `${rupees(-balance)} more was paid than is due${waiting}`
  }
  if (status === 'rejected') return 'Nothing is owed to the guest'
  return refund > 0
    ? `Cancelled today, the terms give ${rupees(refund)}`
    : 'Cancelled today, the terms give nothing back'
}

// The order in which guests at the desk pay.
const offered = (['upi', 'cash', 'bank', 'card', 'channel'] as const).map(
  (method) => [method, ways[method].name] as const,
)

type Form = ReturnType<typeof usePaymentForm>

function Fields({ form: { typed, errors, change, hasUtr, number } }: { form: Form }) {
  return (
    <div className="mt-4 grid gap-x-4 gap-y-4 md:grid-cols-2">
      <AmountField
        error={errors.amount}
        id="payment-amount"
        onChange={(amount) => change({ amount })}
        value={typed.amount}
      />
      <MoneyDayField
        error={errors.on}
        id="payment-on"
        onChange={(on) => change({ on })}
        today={dayInIndia(new Date())}
        value={typed.on}
      />
      {hasUtr && (
        <CheckedUtr
          error={errors.utr}
          help="12 digits for UPI, up to 22 signs for a bank. Empty if you do not know it."
          id="payment-utr"
          label="UTR"
          onChange={(utr) => change({ utr })}
          value={typed.utr}
        />
      )}
      {number !== null && (
        <TypedField
          error={errors.number}
          id="payment-number"
          inputClass="num"
          label={number}
          maxLength={40}
          onChange={(number) => change({ number })}
          value={typed.number}
        />
      )}
      <TypedField
        error={errors.note}
        id="payment-note"
        label="Note, for staff only"
        maxLength={500}
        onChange={(note) => change({ note })}
        value={typed.note}
      />
    </div>
  )
}
