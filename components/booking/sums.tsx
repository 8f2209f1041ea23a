'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Ltr } from '#components/ui/ltr.tsx'
import { nightsOfFields } from './fields.ts'
import { type StayPrice, sameRate } from './price.ts'
import { useBooking } from './use-booking.ts'

type SumsProps = {
  price: StayPrice
  /** True while the amounts are asked for: their places are kept. */
  waits: boolean
}

/** The price of the stay: by night where nights differ, what makes it dearer or cheaper, the tax in it, the total. */
export function Sums({ price, waits }: SumsProps) {
  const t = useTranslations('booking.price')
  const { room, availability } = useBooking()
  const { percent } = useFormats()
  if (!room) return null
  const muted = availability?.answer === 'unavailable' ? 'text-ink-2' : ''
  return (
    <>
      <Heading price={price} waits={waits} />
      <dl className="mt-2.5 text-md">
        {sameRate(price) === null && <Nights nights={price.nights} waits={waits} />}
        <Changes price={price} waits={waits} />
        <Row label={t('base')} paise={price.basePaise} waits={waits} />
        <Row
          label={t('gst', { gst: percent(room.gst_rate / 100) })}
          paise={price.gstPaise}
          waits={waits}
        />
        <div className="mt-2 flex items-baseline justify-between gap-4 border-ink border-t-[1.5px] py-3">
          <dt className="font-semibold">{t('total')}</dt>
          <dd className={`heading font-semibold text-2xl leading-none ${muted}`}>
            <Amount paise={price.totalPaise} waits={waits} />
          </dd>
        </div>
      </dl>
    </>
  )
}

function Heading({ price, waits }: SumsProps) {
  const t = useTranslations('booking.price')
  const common = useTranslations('common')
  const { fields } = useBooking().flow
  const { money, list } = useFormats()
  const rate = sameRate(price)
  const count = nightsOfFields(fields)
  const nights =
    rate === null || waits ? common('nights', { count }) : t('rate', { rate: money(rate), count })
  return (
    <p className="mt-3 text-ink-2 text-sm">
      {list(nights, common('guests', { count: fields.guests }))}
      <span className="block">{t('meals')}</span>
    </p>
  )
}

function Nights({ nights, waits }: { nights: StayPrice['nights']; waits: boolean }) {
  const { day } = useFormats()
  if (nights.length === 0) return null
  return (
    <>
      {nights.map(({ date, paise, season }) => (
        <Row
          // A line parts the nights from what comes of them.
          className={date === nights.at(-1)?.date ? 'mb-1 border-line border-b pb-2' : ''}
          key={date}
          label={
            <>
              {day(date)}
              {season && (
                <span className="ms-2.5 rounded-plate bg-turmeric-tint px-1.5 py-0.5 font-semibold text-turmeric-ink text-xs">
                  <bdi>{season}</bdi>
                </span>
              )}
            </>
          }
          paise={paise}
          waits={waits}
        />
      ))}
    </>
  )
}

function Changes({ price, waits }: SumsProps) {
  const t = useTranslations('booking.price')
  const { isolate } = useFormats()
  const { discount, extraGuestsPaise } = price
  const code = discount?.code
  return (
    <>
      {extraGuestsPaise > 0 && (
        <Row label={t('extraGuests')} paise={extraGuestsPaise} waits={waits} />
      )}
      {discount && (
        <Row
          label={code ? t('code', { code: isolate(code) }) : t('longStay')}
          paise={-discount.paise}
          waits={waits}
        />
      )}
    </>
  )
}

type RowProps = { label: ReactNode; paise: number; waits?: boolean; className?: string }

/** A line of a sum. */
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
