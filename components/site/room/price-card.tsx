'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { priceOfQuote } from '#components/booking/price.ts'
import { Amount, PriceLines, Row } from '#components/booking/price-lines.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { useFormats } from '#components/farm/use-formats.ts'
import { UsualWaitLine } from '#components/farm/usual-wait.tsx'
import { LowestPrice, NightPrice } from '#components/rooms/room-figures.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { ChevronDownIcon, CircleCheckIcon } from '#components/ui/icons.tsx'
import { typedBefore } from '#components/ui/typed-before.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { priceOfCharges } from '#lib/rates/rules/charges.ts'
import type { WireQuote } from '#lib/rates/schema/quote.ts'
import { gstWords } from '#lib/rates/words.ts'
import { nightsOf } from '#lib/rooms/rules/stay.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'
import { useRoomStay } from './room-stay.tsx'

/** The id of the calendar's part of the page. */
export const nightsId = 'nights'

/** The price of the room: of a night, and of the chosen nights with what's paid when. `otherwise` is said where none is known. */
export function PriceCard({ otherwise }: { otherwise: ReactNode }) {
  const t = useTranslations()
  const { locale, isolate } = useFormats()
  const { slug, choice, stay, quote } = useRoomStay()
  const facts = farmFacts(locale, isolate)
  return (
    <aside className="overflow-clip rounded-card border border-line bg-card">
      <div className="flex min-h-19 items-center px-6 pt-5 pb-4">
        {stay ? (
          <StayTotal />
        ) : (
          <NightPrice
            from={t('common.from')}
            otherwise={otherwise}
            perNight={t('common.perNight', facts)}
            slug={slug}
          />
        )}
      </div>
      <div className="mx-6 grid grid-cols-2 rounded-control border border-line-control bg-white">
        <ChosenDay day={choice.checkIn} label={t('booking.form.checkIn.label')} />
        <ChosenDay
          className="border-line border-s"
          day={choice.checkOut}
          label={t('booking.form.checkOut.label')}
        />
        <Guests />
      </div>
      {stay && quote && <StayPrice quote={quote} />}
      <div className="px-6 pt-5 pb-6">
        <NextStep wide />
        <UsualWaitLine className="mt-4 -mb-1.5 text-ink-2 text-xs leading-normal" />
        <p className="mt-4 flex gap-2.5 text-ink-2 text-xs leading-normal">
          <CircleCheckIcon className="text-leaf" size={18} />
          {stay && quote === null ? t('booking.price.unknown') : t('booking.price.refund', facts)}
        </p>
      </div>
    </aside>
  )
}

/** The same at the lower edge of a phone. */
export function PriceBar() {
  const t = useTranslations()
  const { days, list, money } = useFormats()
  const { slug, stay, guests, quote } = useRoomStay()
  return (
    <div
      className="no-print fixed inset-x-0 bottom-0 z-[1010] flex items-center gap-3.5 border-line border-t bg-card px-5 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] md:hidden"
      data-docked="always"
    >
      <div className="min-w-0 flex-1">
        {stay ? (
          <p className="text-ink-2 text-xs leading-tight">
            {list(
              days(stay.checkIn, stay.checkOut, 'short'),
              t('common.guests', { count: guests }),
            )}
            <span className="heading num block text-base text-ink">
              {quote ? money(toPaise(quote.total)) : '…'}
            </span>
          </p>
        ) : (
          <LowestPrice
            from={t('common.from')}
            slug={slug}
            words={t('dock.price', { amount: '{amount}' })}
          />
        )}
      </div>
      <NextStep />
    </div>
  )
}

/** Leads to the calendar, and once the nights are chosen to the booking form. */
function NextStep({ wide = false }: { wide?: boolean }) {
  const t = useTranslations()
  const { choice, stay, form } = useRoomStay()
  const look = buttonClass({ wide })
  if (stay) {
    return (
      <SiteLink className={look} href={form}>
        {t('rooms.page.book')}
      </SiteLink>
    )
  }
  return (
    <a className={look} href={`#${nightsId}`}>
      {t(choice.checkIn ? 'calendar.chooseDeparture' : 'rooms.page.choose')}
    </a>
  )
}

function StayTotal() {
  const t = useTranslations('rooms.page')
  const { locale } = useFormats()
  const { stay, quote } = useRoomStay()
  if (!stay) return null
  const { taxed } = farmFacts(locale)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1" role="status">
      <b className="heading text-2xl leading-none">
        {quote ? <Amount paise={toPaise(quote.total)} /> : '…'}
      </b>
      <span className="text-ink-2 text-sm">{t('for', { count: nightsOf(stay), taxed })}</span>
    </p>
  )
}

type ChosenDayProps = { label: string; day: IsoDate | null; className?: string }

function ChosenDay({ label, day, className = '' }: ChosenDayProps) {
  const t = useTranslations('rooms.page')
  const formats = useFormats()
  return (
    <a
      className={`block px-3.5 py-2.5 leading-snug no-underline hover:bg-rice/60 ${className}`}
      href={`#${nightsId}`}
    >
      <span className="block text-ink-2 text-xs">{label}</span>
      {day ? (
        <b className="font-semibold text-md">{formats.day(day)}</b>
      ) : (
        <span className="text-ink-2 text-md">{t('chooseDay')}</span>
      )}
    </a>
  )
}

function Guests() {
  const t = useTranslations()
  const { guests, most, setGuests } = useRoomStay()
  const label = useRef<HTMLLabelElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first effect can tell what was chosen before
  useEffect(() => {
    const typed = typedBefore(label.current, { guests })
    if (typed.guests) setGuests(Number(typed.guests))
  }, [])
  return (
    <label
      className="relative col-span-2 block border-line border-t px-3.5 py-2.5 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-[-3px]"
      ref={label}
    >
      <span className="block text-ink-2 text-xs">{t('booking.form.guests.label')}</span>
      <select
        className="w-full appearance-none bg-transparent pe-8 font-semibold text-md outline-none"
        data-early
        name="guests"
        onChange={({ target }) => setGuests(Number(target.value))}
        value={guests}
      >
        {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
          <option key={count} value={count}>
            {t('common.guests', { count })}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-3.5 bottom-3" />
    </label>
  )
}

function StayPrice({ quote }: { quote: WireQuote }) {
  const t = useTranslations()
  const { locale } = useFormats()
  const price = priceOfQuote(quote)
  const { gstPaise, percents } = priceOfCharges(price.charges)
  const deposit = toPaise(quote.deposit)
  return (
    <>
      <dl className="px-6 pt-4 text-md">
        <PriceLines price={price} />
        {gstPaise > 0 && (
          <Row className="text-sm" label={gstWords(percents, t, locale)} paise={gstPaise} />
        )}
      </dl>
      <dl className="mt-3 bg-rice px-6 py-3 text-md">
        <Row
          className="font-semibold [&>dt]:text-ink"
          label={t('rooms.page.deposit')}
          paise={deposit}
        />
        <Row label={t('booking.price.later')} paise={price.totalPaise - deposit} />
      </dl>
    </>
  )
}
