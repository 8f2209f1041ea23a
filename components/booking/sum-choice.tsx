'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { type Paying, splitOf } from '#lib/payments/rules/deposit.ts'
import type { Hold } from './hold.ts'
import { useBooking } from './use-booking.ts'

/** The choice between the deposit and the whole price, before anything is paid. */
export function SumChoice({ hold }: { hold: Hold }) {
  const t = useTranslations('booking.qr')
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 font-semibold text-md">{t('howMuch')}</legend>
      <div className="grid grid-cols-2 gap-2 md:gap-3">
        <Sum hold={hold} paying="deposit" />
        <Sum hold={hold} paying="total" />
      </div>
      <p className="mt-2 text-ink-2 text-sm leading-snug md:hidden">
        <Meaning hold={hold} paying={hold.paying} />
      </p>
    </fieldset>
  )
}

type SumProps = { hold: Hold; paying: Paying }

function Sum({ hold, paying }: SumProps) {
  const t = useTranslations('booking.qr')
  const { dispatch } = useBooking()
  const { money, locale, isolate } = useFormats()
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-2.5 rounded-[12px] border-[1.5px] border-line-control bg-card px-3 py-2.5 has-checked:border-lake has-checked:bg-[#f1f6f2] has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-[1.5px] has-checked:ring-lake md:grid-cols-[auto_1fr_auto] md:gap-x-3 md:px-3.5 md:py-3">
      <input
        checked={hold.paying === paying}
        className="mt-0.5 size-5 accent-lake outline-none"
        name="paying"
        onChange={() => dispatch({ type: 'sumChosen', paying })}
        type="radio"
        value={paying}
      />
      <span className="font-semibold text-md leading-snug">
        {t(`${paying}.title`, farmFacts(locale, isolate, hold.terms))}
      </span>
      <b className="heading font-semibold text-lg leading-snug max-md:col-start-2">
        <Ltr>{money(splitOf(hold.amountPaise, paying, hold.terms).nowPaise)}</Ltr>
      </b>
      <span className="col-span-2 col-start-2 mt-0.5 text-ink-2 text-sm leading-snug max-md:hidden">
        <Meaning hold={hold} paying={paying} />
      </span>
    </label>
  )
}

function Meaning({ hold, paying }: SumProps) {
  const t = useTranslations('booking.qr')
  const { money, locale, isolate } = useFormats()
  const left = money(splitOf(hold.amountPaise, paying, hold.terms).leftPaise)
  return <Words>{t(`${paying}.text`, { ...farmFacts(locale, isolate, hold.terms), left })}</Words>
}
