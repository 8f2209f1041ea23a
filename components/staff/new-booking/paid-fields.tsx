'use client'

import { eveningsFrom } from '#lib/booking/rules/pay-by.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { CheckedUtr } from '../folio/checked-utr.tsx'
import { AmountField } from '../folio/money-fields.tsx'
import { ChosenField } from '../kit/form/form-fields.tsx'
import { rupees, untilWords } from '../kit/words.ts'
import { payByOf, sumsOf } from './draft.ts'
import type { NewBooking } from './use-new-booking.ts'

const t = staffWords('newBooking')

/** The fields that belong to the way in which a new booking is paid: the sum of a link, or of the money that staff hold. */
export function PaidFields({ form }: { form: NewBooking }) {
  const { draft, place, field } = form
  if (!place || draft.paid === 'none') return null
  const { total, deposit } = sumsOf(draft, place)
  if (draft.paid === 'link') {
    return (
      <>
        <fieldset className="-mt-1 grid">
          <legend className="sr-only">{t('pay.ask')}</legend>
          <Asked
            form={form}
            name={t('pay.deposit', { percent: farm().depositPercent, amount: rupees(deposit) })}
            of="deposit"
          />
          <Asked form={form} name={t('pay.total', { amount: rupees(total) })} of="total" />
        </fieldset>
        <PayBy form={form} />
      </>
    )
  }
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <AmountField {...field('amount')} value={draft.amount || typedRupees(total)} />
      {draft.paid === 'upi' && (
        <CheckedUtr {...field('utr')} help={t('pay.utrHelp')} label={t('pay.utr')} />
      )}
    </div>
  )
}

function PayBy({ form: { draft, field } }: { form: NewBooking }) {
  const now = new Date()
  const evenings = eveningsFrom(now, draft.check_in)
  return (
    <ChosenField
      {...field('pay_by')}
      help={t('pay.byHelp')}
      label={t('pay.by')}
      options={evenings.map((evening) => [evening.toISOString(), untilWords(evening)] as const)}
      value={payByOf(draft, now).toISOString()}
    />
  )
}

type AskedProps = { form: NewBooking; of: 'deposit' | 'total'; name: string }

function Asked({ form: { draft, change }, of, name }: AskedProps) {
  return (
    <label className="num flex min-h-11 cursor-pointer items-center gap-3 has-checked:font-semibold">
      <input
        checked={draft.paying === of}
        className="size-[22px] accent-lake"
        name="new-paying"
        onChange={() => change({ paying: of })}
        type="radio"
        value={of}
      />
      {name}
    </label>
  )
}
