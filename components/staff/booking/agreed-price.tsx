'use client'

import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { parseRupees, toPaise } from '#lib/shared/money.ts'
import { type FormFieldProps, TypedField } from '../kit/form/form-fields.tsx'
import { grouped, rupees } from '../kit/words.ts'

const t = staffWords('booking')

type Typed = Pick<FormFieldProps, 'id' | 'value' | 'error' | 'onChange'>

type AgreedPriceProps = {
  /** The price in rupees that is charged without another. */
  quoted: number
  price: Typed
  reason: Typed
}

/** Another price than the one that would be charged, and the reason, which is asked for once it differs. */
export function AgreedPrice({ quoted, price, reason }: AgreedPriceProps) {
  const paise = toPaise(quoted)
  const gap = ((parseRupees(price.value) ?? paise) - paise) / 100
  return (
    <div className="grid gap-3 lg:grid-cols-[1fr_1.5fr]">
      <TypedField
        {...price}
        {...(gap !== 0 && {
          help: t('price.standard', {
            price: rupees(quoted),
            gap: `${gap < 0 ? '−' : '+'}${rupees(Math.abs(gap))}`,
          }),
        })}
        inputClass="num"
        inputMode="decimal"
        label={t(chargesGst() ? 'price.withGst' : 'price.label')}
        placeholder={grouped(quoted)}
      />
      {gap !== 0 && <PriceReason {...reason} />}
    </div>
  )
}

export function PriceReason(field: Typed) {
  return (
    <TypedField {...field} help={t('price.reasonHelp')} label={t('price.reason')} maxLength={500} />
  )
}
