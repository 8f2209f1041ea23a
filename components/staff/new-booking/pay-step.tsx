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
import type { ReactNode } from 'react'
import { isChannel } from '#lib/booking/rules/sources.ts'
import { AgreedPrice } from '../booking/agreed-price.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { type Draft, type Paid, sumsOf } from './draft.ts'
import { PaidFields } from './paid-fields.tsx'
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
  const { draft, field, change } = form
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
          {...field('source_reference')}
          help={`${sourceNames[draft.source]} takes the money: nothing is due at the farm.`}
          inputClass="num"
          label={`Number at ${sourceNames[draft.source]}`}
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

function Price({ form: { place, field } }: { form: NewBooking }) {
  if (!place) return null
  return <AgreedPrice price={field('price')} quoted={place.room.total} reason={field('reason')} />
}

type Tile<Name extends string> = { value: Name; name: string; sign: LucideIcon | string }

type RadioTilesProps<Name extends string> = {
  legend: ReactNode
  name: string
  tiles: readonly Tile<Name>[]
  value: Name
  className: string
  onChoose: (value: Name) => void
}

/** A choice of a few as tiles in a row, each with its sign: a picture, or a letter in a box. */
function RadioTiles<Name extends string>(props: RadioTilesProps<Name>) {
  const { legend, name, tiles, value, className, onChoose } = props
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {tiles.map(({ sign, ...tile }) => (
          <label
            className="flex min-h-12 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-control border border-line-control bg-white px-2.5 font-medium has-checked:border-lake has-checked:bg-lake-soft has-checked:font-semibold has-checked:text-lake-dark has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-1 has-checked:ring-lake"
            key={tile.value}
          >
            <input
              checked={tile.value === value}
              className="sr-only"
              name={name}
              onChange={() => onChoose(tile.value)}
              type="radio"
              value={tile.value}
            />
            <Sign sign={sign} />
            {tile.name}
          </label>
        ))}
      </div>
    </fieldset>
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
