'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Ltr } from '#components/ui/ltr.tsx'
import { priceOfCharges } from '#lib/rates/rules/charges.ts'
import { priceLines } from '#lib/rates/rules/price-lines.ts'
import { gstWords, priceWords } from '#lib/rates/words.ts'
import { nightsOfFields } from './fields.ts'
import type { StayPrice } from './price.ts'
import { useBooking } from './use-booking.ts'

type SumsProps = {
  price: StayPrice
  /** True while the amounts are asked for: their places are kept. */
  waits: boolean
}

/** The price of the stay, line by line as it adds up, and below the total the tax that is in it. */
export function Sums({ price, waits }: SumsProps) {
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
        <Lines price={price} waits={waits} />
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
      <span className="block">{t('meals')}</span>
    </p>
  )
}

function Lines({ price, waits }: SumsProps) {
  const t = useTranslations()
  const { locale } = useFormats()
  const lines = priceLines(price.charges)
  return lines.map((line, at) => {
    const season = line.kind === 'night' ? price.seasons[line.night] : undefined
    return (
      <Row
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of another price are other lines
        key={at}
        label={
          <>
            {priceWords(line, t, locale)}
            {season && <Season name={season} />}
          </>
        }
        paise={line.paise}
        waits={waits}
      />
    )
  })
}

function Season({ name }: { name: string }) {
  return (
    <span className="ms-2.5 rounded-plate bg-turmeric-tint px-1.5 py-0.5 font-semibold text-turmeric-ink text-xs">
      <bdi>{name}</bdi>
    </span>
  )
}

type RowProps = { label: ReactNode; paise: number; waits?: boolean; className?: string }

export function Row({ label, paise, waits = false, className = '' }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${className}`}>
      <dt className="text-ink-2">{label}</dt>
      <dd className="shrink-0">
        <Amount paise={paise} waits={waits} />
      </dd>
    </div>
  )
}

function Amount({ paise, waits }: { paise: number; waits: boolean }) {
  const { money } = useFormats()
  if (waits) {
    return (
      <span aria-hidden="true" className="inline-block min-w-16 rounded-plate bg-rice text-rice">
        {money(paise)}
      </span>
    )
  }
  return <Ltr>{money(paise)}</Ltr>
}
