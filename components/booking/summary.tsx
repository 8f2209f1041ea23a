'use client'

import { useTranslations } from 'next-intl'
import { DrawingMark } from '#components/farm/drawing-mark.tsx'
import { useFormats } from '#components/farm/use-formats.ts'
import { UsualWaitLine } from '#components/farm/usual-wait.tsx'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { ArrowIcon, ChevronDownIcon, CloseIcon } from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { depositOf, splitOf } from '#lib/payments/rules/deposit.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { isIsoDate } from '#lib/shared/dates.ts'
import type { Hold } from './hold.ts'
import { Row } from './price-lines.tsx'
import { NoPrice, useNoPriceWords, usePriceInSight } from './price-words.tsx'
import { marathiName, useRoomName } from './room-words.ts'
import { Sums } from './sums.tsx'
import { type Booking, useBooking } from './use-booking.ts'

/** The price, beside the steps. */
export function Summary() {
  return (
    <aside className="sticky top-24 overflow-clip rounded-card border border-line bg-card max-lg:hidden">
      <Sheet />
    </aside>
  )
}

/** The summary on a phone: the total, and the rest on demand. */
export function FoldedSummary() {
  const t = useTranslations('booking.price')
  const common = useTranslations('common')
  const { flow, room, price } = useBooking()
  const told = usePriceInSight()
  const { days, money, list } = useFormats()
  const nameOf = useRoomName()
  const noPrice = useNoPriceWords()
  const { checkIn, checkOut, guests } = flow.fields
  return (
    <details className="group mb-6 rounded-[12px] border border-line bg-card lg:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-3.5 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 leading-snug">
          <b className="block text-balance font-semibold text-md">
            {room ? nameOf(room) : t('title')}
          </b>
          <span className="block text-balance text-xs text-ink-2 first-letter:uppercase">
            {told ? list(days(checkIn, checkOut), common('guests', { count: guests })) : noPrice}
          </span>
        </span>
        {told && (
          // As wide before the price is there, so that the words beside it don't wrap anew.
          <strong className="heading min-w-22 text-end font-semibold text-lg">
            {price ? <Ltr>{money(price.totalPaise)}</Ltr> : '…'}
          </strong>
        )}
        <span className="sr-only group-open:hidden">{t('show')}</span>
        <span className="sr-only hidden group-open:inline">{t('hide')}</span>
        <ChevronDownIcon className="text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <Sheet />
    </details>
  )
}

function Sheet() {
  const t = useTranslations('booking.price')
  const { flow, room, rooms, price } = useBooking()
  const told = usePriceInSight()
  const nameOf = useRoomName()
  const marathi = marathiName(room)
  return (
    <>
      {flow.step === 'form' && rooms === null && <div className={plate} />}
      {flow.step === 'form' && room && <Plate room={room} />}
      <div className="px-4 pt-5 pb-1.5 lg:px-6">
        <div className="lg:min-h-16">
          <h2 className="heading text-xl leading-tight">
            {nameOf(room ?? flow.fields.roomType) || t('title')}
          </h2>
          {marathi && (
            <p className="mt-1 text-md text-laterite" lang="mr">
              {marathi}
            </p>
          )}
        </div>
        <Dates />
        {told ? <Sums price={told} waits={!price} /> : <NoPrice />}
      </div>
      {told && <Rules totalPaise={told.totalPaise} waits={!price} />}
    </>
  )
}

// Kept free until the rooms are there, as the second line of a name is.
const plate = 'relative aspect-[16/8.2] overflow-clip bg-rice max-lg:hidden'

function Plate({ room }: { room: WireRoom }) {
  return (
    <div className={plate}>
      <RoomPicture className="object-[50%_70%]!" room={room} sizes="450px" />
      <DrawingMark corner="end-2.5 bottom-2.5" picture={room.picture} />
    </div>
  )
}

function Dates() {
  const t = useTranslations('booking')
  const { flow, availability } = useBooking()
  const { locale, isolate } = useFormats()
  const facts = farmFacts(locale, isolate, chosenHold(flow)?.terms)
  const { checkIn, checkOut } = flow.fields
  const taken = availability?.answer === 'unavailable'
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return null
  return (
    <>
      <div className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3.5 border-line border-y py-3">
        <DateBlock
          day={checkIn}
          help={t('form.checkIn.help', facts)}
          label={t('form.checkIn.label')}
          taken={taken}
        />
        <ArrowIcon className="text-line-control" />
        <DateBlock
          day={checkOut}
          help={t('form.checkOut.help', facts)}
          label={t('form.checkOut.label')}
          taken={taken}
        />
      </div>
      {taken && (
        <p className="mt-2 flex items-center gap-1.5 font-semibold text-red text-sm">
          <CloseIcon size={18} />
          {t('price.taken')}
        </p>
      )}
    </>
  )
}

type DateBlockProps = { label: string; day: string; help: string; taken: boolean }

function DateBlock({ label, day, help, taken }: DateBlockProps) {
  const formats = useFormats()
  return (
    <p className="text-xs text-ink-2 leading-snug">
      {label}
      <b
        className={`block heading font-semibold text-lg rtl:text-base ${taken ? 'text-ink-2 line-through' : 'text-ink'}`}
      >
        {formats.day(day)}
      </b>
      {help}
    </p>
  )
}

// The hold whose price and terms the summary tells; in the form those are today's.
function chosenHold({ step, hold }: Booking['flow']): Hold | null {
  return step === 'form' || step === 'preparing' ? null : hold
}

function Rules({ totalPaise, waits }: { totalPaise: number; waits: boolean }) {
  const t = useTranslations('booking.price')
  const { flow } = useBooking()
  const { locale, isolate, money } = useFormats()
  const chosen = chosenHold(flow)
  return (
    <div className="space-y-2 rounded-b-[12px] bg-rice px-4 py-3.5 text-xs text-ink-2 leading-normal lg:px-6">
      {chosen ? (
        <Split hold={chosen} />
      ) : (
        <p className={waits ? 'invisible' : ''}>
          {t('choice', { amount: money(depositOf(totalPaise, farm())) })}
        </p>
      )}
      <p>{t('refund', farmFacts(locale, isolate, chosen?.terms))}</p>
      <UsualWaitLine className="items-center gap-2!" size={16} />
    </div>
  )
}

function Split({ hold }: { hold: Hold }) {
  const t = useTranslations('booking.price')
  const done = useTranslations('booking.done')
  const { money } = useFormats()
  const { nowPaise, leftPaise } = splitOf(hold.amountPaise, hold.paying, hold.terms)
  return (
    <dl className="text-sm">
      <div className="flex justify-between gap-4 font-semibold text-ink">
        <dt>{t(`now.${hold.paying}`)}</dt>
        <dd>
          <Ltr>{money(nowPaise)}</Ltr>
        </dd>
      </div>
      <Row label={leftPaise > 0 ? t('later') : done('left')} paise={leftPaise} />
    </dl>
  )
}
