'use client'

import Link from 'next/link'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import { recordedByStaff, ways } from '#lib/payments/rules/methods.ts'
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

const t = staffWords('folio')

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
    const isConfirmed = after.status === 'confirmed' && folio.status !== 'confirmed'
    const what = later ? 'later' : isConfirmed ? 'confirmed' : 'recorded'
    toast({ tone: 'success', text: t(`record.done.${what}`, { amount: form.sum ?? '', name }) })
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
              {t('record.later')}
            </Decide>
          ) : (
            <CancelButton onClick={onClose} />
          )}
          <Decide kind="secondary" onPress={save} busy={form.busy}>
            {isRefund
              ? t('record.paid')
              : t(form.confirm ? 'record.confirm' : 'record.button', { amount: form.sum ?? '' })}
          </Decide>
        </>
      }
      onClose={onClose}
      title={t(isRefund ? 'record.refund' : 'record.payment')}
    >
      <EditForm id={formId} onSave={() => void save()} tries={form.tries}>
        <Failed title={t('record.not')} why={form.failure}>
          {other && (
            <Link className="staff-link block" href={other.to}>
              {other.text}
            </Link>
          )}
        </Failed>
        <p className="num mb-4 text-ink-2">
          {booking.full_name}, {booking.reference}.{' '}
          {isRefund ? refundWords(folio) : t('record.stillOwed', { amount: rupees(folio.balance) })}
        </p>
        <Choices
          legend={t('record.method')}
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
  return t('refund.help', { due: dueWords(folio) })
}

function dueWords({ balance, refund, status }: Folio): string {
  const promised = -balance - refund
  if (balance < 0) {
    const amount = rupees(-balance)
    if (promised <= 0) return t('refund.tooMuch', { amount })
    return t('refund.tooMuchPromised', { amount, promised: rupees(promised) })
  }
  if (status === 'rejected') return t('refund.nothing')
  return refund > 0 ? t('refund.terms', { amount: rupees(refund) }) : t('refund.noTerms')
}

const offered = recordedByStaff.map((method) => [method, ways[method].name] as const)

type Form = ReturnType<typeof usePaymentForm>

function Fields({ form: { field, hasUtr, number } }: { form: Form }) {
  return (
    <div className="mt-4 grid gap-x-4 gap-y-4 md:grid-cols-2">
      <AmountField {...field('amount')} />
      <MoneyDayField {...field('on')} today={dayInIndia(new Date())} />
      {hasUtr && (
        <CheckedUtr {...field('utr')} help={t('record.utrHelp')} label={t('record.utr')} />
      )}
      {number !== null && (
        <TypedField {...field('number')} inputClass="num" label={number} maxLength={40} />
      )}
      <TypedField {...field('note')} label={t('record.note')} maxLength={500} />
    </div>
  )
}
