'use client'

import { Banknote, Footprints, MessageCircle, Phone, Send, Smartphone } from 'lucide-react'
import { isChannel } from '#lib/booking/rules/sources.ts'
import { AgreedPrice } from '../booking/agreed-price.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { type Draft, type Paid, sumsOf } from './draft.ts'
import { PaidFields } from './paid-fields.tsx'
import { RadioTiles, type Tile } from './radio-tiles.tsx'
import type { NewBooking } from './use-new-booking.ts'
import { paidNames, sourceNames } from './words.ts'

const sourceSigns = {
  phone: Phone,
  walk_in: Footprints,
  whatsapp: MessageCircle,
  airbnb: 'A',
  booking_com: 'B',
}
const paidSigns = { link: Send, upi: Smartphone, cash: Banknote, none: '' }
const sourceTiles = tilesOf(sourceNames, sourceSigns)
const paidTiles = tilesOf(paidNames, paidSigns)

function tilesOf<Name extends string>(
  names: Record<Name, string>,
  signs: Record<Name, Tile<Name>['sign']>,
) {
  return (Object.keys(names) as Name[]).map((value) => ({
    value,
    name: names[value],
    sign: signs[value],
  }))
}

/** The way in which a new booking came, its price, and what is paid now. */
export function PayStep({ form }: { form: NewBooking }) {
  const { draft, errors, change } = form
  return (
    <>
      <RadioTiles<Draft['source']>
        className="grid-cols-6 *:col-span-2 max-lg:*:nth-[n+4]:col-span-3 lg:grid-cols-[repeat(5,auto)] lg:*:col-span-1!"
        legend="Came by"
        name="new-source"
        onChoose={(source) => change({ source })}
        tiles={sourceTiles}
        value={draft.source}
      />
      <Price form={form} />
      {isChannel(draft.source) ? (
        <TypedField
          error={errors.source_reference}
          help={`${sourceNames[draft.source]} takes the money: nothing is due at the farm.`}
          id="new-source-reference"
          inputClass="num"
          label={`Number at ${sourceNames[draft.source]}`}
          maxLength={40}
          onChange={(source_reference) => change({ source_reference })}
          value={draft.source_reference}
        />
      ) : (
        <Payment form={form} />
      )}
    </>
  )
}

function Payment({ form }: { form: NewBooking }) {
  const { draft, place, change } = form
  if (place && sumsOf(draft, place).total === 0) return <p>There is nothing to pay.</p>
  return (
    <>
      <RadioTiles<Paid>
        className="grid-cols-2 lg:grid-cols-4"
        legend="Payment now"
        name="new-paid"
        onChoose={(paid) => change({ paid })}
        tiles={paidTiles}
        value={draft.paid}
      />
      <PaidFields form={form} />
    </>
  )
}

function Price({ form: { draft, place, errors, change } }: { form: NewBooking }) {
  if (!place) return null
  const { price, reason } = draft
  return (
    <AgreedPrice
      id="new"
      {...{ price, reason, errors }}
      onChange={change}
      quoted={place.room.total}
    />
  )
}
