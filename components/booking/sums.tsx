'use client'

import { useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { useFormats } from '#components/farm/use-formats.ts'
import { priceOfCharges } from '#lib/rates/rules/charges.ts'
import { gstWords } from '#lib/rates/words.ts'
import { nightsOfFields } from './fields.ts'
import { Amount, PriceLines, type PriceProps, Row } from './price-lines.tsx'
import { useBooking } from './use-booking.ts'

/** The price of the stay, line by line as it adds up, and below the total the tax that is in it. */
export function Sums({ price, waits = false }: PriceProps) {
  const t = useTranslations()
  const { room, availability } = useBooking()
  const { locale } = useFormats()
  if (!room) return null
  const muted = availability?.answer === 'unavailable' ? 'text-ink-2' : ''
  const { gstPaise, percents } = priceOfCharges(price.charges)
  return (
    <>
      <Heading />
      <dl className="mt-2.5 text-md">
        <PriceLines price={price} waits={waits} />
        <div className="mt-2 flex items-baseline justify-between gap-4 border-ink border-t-[1.5px] pt-3 pb-1 last:pb-3">
          <dt className="font-semibold">{t('booking.price.total')}</dt>
          <dd className={`heading font-semibold text-2xl leading-none ${muted}`}>
            <Amount paise={price.totalPaise} waits={waits} />
          </dd>
        </div>
        {gstPaise > 0 && (
          <Row
            className="pb-3 text-sm"
            label={gstWords(percents, t, locale)}
            paise={gstPaise}
            waits={waits}
          />
        )}
      </dl>
    </>
  )
}

function Heading() {
  const t = useTranslations('booking.price')
  const common = useTranslations('common')
  const { fields } = useBooking().flow
  const { list } = useFormats()
  const nights = common('nights', { count: nightsOfFields(fields) })
  return (
    <p className="mt-3 text-ink-2 text-sm">
      {list(nights, common('guests', { count: fields.guests }))}
      <Told as="span" className="block">
        {t('meals')}
      </Told>
    </p>
  )
}
