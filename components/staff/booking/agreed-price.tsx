'use client'

import { chargesGst } from '#lib/gst/rules/registration.ts'
import { parseRupees, toPaise } from '#lib/shared/money.ts'
import { TypedField } from '../kit/form/form-fields.tsx'
import type { Errors } from '../kit/form/use-edit-form.ts'
import { grouped, rupees } from '../kit/words.ts'

type AgreedPriceProps = {
  /** The beginning of the fields' ids. */
  id: string
  /** The price in rupees that is charged without another. */
  quoted: number
  price: string
  reason: string
  errors: Errors
  onChange: (changes: { price: string } | { reason: string }) => void
}

/** Another price than the one that would be charged, and the reason, which is asked for once it differs. */
export function AgreedPrice({ id, quoted, price, reason, errors, onChange }: AgreedPriceProps) {
  const paise = toPaise(quoted)
  const gap = ((parseRupees(price) ?? paise) - paise) / 100
  return (
    <div className="grid gap-3 lg:grid-cols-[1fr_1.5fr]">
      <TypedField
        error={errors.price}
        {...(gap !== 0 && {
          help: `The price is ${rupees(quoted)}, ${gap < 0 ? '−' : '+'}${rupees(Math.abs(gap))}`,
        })}
        id={`${id}-price`}
        inputClass="num"
        inputMode="decimal"
        label={chargesGst() ? 'Price, with GST' : 'Price'}
        onChange={(typed) => onChange({ price: typed })}
        placeholder={grouped(quoted)}
        value={price}
      />
      {gap !== 0 && (
        <PriceReason
          error={errors.reason}
          id={id}
          onChange={(typed) => onChange({ reason: typed })}
          value={reason}
        />
      )}
    </div>
  )
}

type PriceReasonProps = {
  id: string
  error: string | undefined
  value: string
  onChange: (reason: string) => void
}

/** The reason of another price. */
export function PriceReason({ id, ...field }: PriceReasonProps) {
  return (
    <TypedField
      help="Staff alone read it, in the history."
      id={`${id}-reason`}
      label="Why another price"
      maxLength={500}
      {...field}
    />
  )
}
