'use client'

import { eveningsFrom } from '#lib/booking/rules/pay-by.ts'
import { property } from '#lib/property.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { CheckedUtr } from '../folio/checked-utr.tsx'
import { AmountField } from '../folio/money-fields.tsx'
import { ChosenField } from '../kit/form/form-fields.tsx'
import { rupees, untilWords } from '../kit/words.ts'
import { payByOf, sumsOf } from './draft.ts'
import type { NewBooking } from './use-new-booking.ts'

/** The fields that belong to the way in which a new booking is paid: the sum of a link, or of the money that staff hold. */
export function PaidFields({ form }: { form: NewBooking }) {
  const { draft, place, field } = form
  if (!place || draft.paid === 'none') return null
  const { total, deposit } = sumsOf(draft, place)
  if (draft.paid === 'link') {
    return (
      <>
        <fieldset className="-mt-1 grid">
          <legend className="sr-only">Amount to ask for</legend>
          <Asked
            form={form}
            name={`Ask for the ${property.depositPercent}% deposit: ${rupees(deposit)}`}
            of="deposit"
          />
          <Asked form={form} name={`Ask for the full amount: ${rupees(total)}`} of="total" />
        </fieldset>
        <PayBy form={form} />
      </>
    )
  }
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <AmountField {...field('amount')} value={draft.amount || typedRupees(total)} />
      {draft.paid === 'upi' && (
        <CheckedUtr
          {...field('utr')}
          help="12 digits. Leave empty if you don’t know it."
          label="UTR"
        />
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
      help="We’ll remind you then if nothing has been paid."
      label="Payment due by"
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
