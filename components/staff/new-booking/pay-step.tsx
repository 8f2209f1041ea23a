'use client'

import {
  Banknote,
  Footprints,
  type LucideIcon,
  MessageCircle,
  Phone,
  Send,
  Smartphone,
} from 'lucide-react'
import { isChannel } from '#lib/booking/rules/sources.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { AgreedPrice } from '../booking/agreed-price.tsx'
import { Choices } from '../kit/form/choices.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { type Draft, type Paid, sumsOf } from './draft.ts'
import { PaidFields } from './paid-fields.tsx'
import type { NewBooking } from './use-new-booking.ts'

const t = staffWords('newBooking')

const sourceSigns = {
  phone: Phone,
  walk_in: Footprints,
  whatsapp: MessageCircle,
  airbnb: 'A',
  booking_com: 'B',
}
const paidSigns = { link: Send, upi: Smartphone, cash: Banknote, none: '' }

const tileLook =
  'flex items-center justify-center gap-2 whitespace-nowrap px-2.5 has-checked:bg-lake-soft has-checked:font-semibold has-checked:text-lake-dark'

function tilesOf<Value extends string>(
  signs: Record<Value, LucideIcon | string>,
  nameOf: (value: Value) => string,
) {
  return (Object.keys(signs) as Value[]).map(
    (value) => [value, <Tile key={value} name={nameOf(value)} sign={signs[value]} />] as const,
  )
}

/** The way in which a new booking came, its price, and what is paid now. */
export function PayStep({ form }: { form: NewBooking }) {
  const { draft, field, change } = form
  const source = t(`sources.${draft.source}`)
  return (
    <>
      <Choices<Draft['source']>
        className="grid-cols-6 *:col-span-2 max-lg:*:nth-[n+4]:col-span-3 lg:grid-cols-[repeat(5,auto)] lg:*:col-span-1!"
        id="new-source"
        legend={t('pay.source')}
        look={tileLook}
        onChange={(chosen) => change({ source: chosen })}
        options={tilesOf(sourceSigns, (each) => t(`sources.${each}`))}
        value={draft.source}
      />
      <Price form={form} />
      {isChannel(draft.source) ? (
        <TypedField
          {...field('source_reference')}
          help={t('pay.channel', { source })}
          inputClass="num"
          label={t('pay.channelNumber', { source })}
          maxLength={40}
        />
      ) : (
        <Payment form={form} />
      )}
    </>
  )
}

function Payment({ form }: { form: NewBooking }) {
  const { draft, place, change } = form
  if (place && sumsOf(draft, place).total === 0) return <p>{t('pay.nothing')}</p>
  return (
    <>
      <Choices<Paid>
        className="grid-cols-2 lg:grid-cols-4"
        id="new-paid"
        legend={t('pay.now')}
        look={tileLook}
        onChange={(paid) => change({ paid })}
        options={tilesOf(paidSigns, (each) => t(`paid.${each}`))}
        value={draft.paid}
      />
      <PaidFields form={form} />
    </>
  )
}

function Price({ form: { place, field } }: { form: NewBooking }) {
  if (!place) return null
  return <AgreedPrice price={field('price')} quoted={place.room.total} reason={field('reason')} />
}

/** A choice by its name and its sign: an icon, or a letter in a box. */
function Tile({ name, sign }: { name: string; sign: LucideIcon | string }) {
  return (
    <>
      <Sign sign={sign} />
      {name}
    </>
  )
}

function Sign({ sign: Sign }: { sign: LucideIcon | string }) {
  if (Sign === '') return null
  if (typeof Sign !== 'string') return <Sign aria-hidden="true" className="shrink-0" size={18} />
  return (
    <span
      aria-hidden="true"
      className="grid size-4 shrink-0 place-items-center rounded border-[1.4px] border-current font-bold text-xs leading-none"
    >
      {Sign}
    </span>
  )
}
