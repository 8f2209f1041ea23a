import { FieldError } from '#components/ui/field.tsx'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { leastPercent, mostPercent } from '#lib/rates/schema/seasons.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { rupees } from '../kit/words.ts'
import { dayLook, NightsStepper, WeekdayChoice, WhoMayBook } from './night-fields.tsx'
import { priceByPercent } from './season-words.ts'
import { type SeasonForm, typedPercent } from './use-season-form.ts'

const kinds = [
  ['prices', 'A price for each room'],
  ['percent', 'Percentage above or below usual'],
] as const

type SeasonFieldsProps = { form: SeasonForm; rooms: readonly WireRoom[] }

/** The fields of a season: its name and nights, what they cost and who may book them. */
export function SeasonFields({ form, rooms }: SeasonFieldsProps) {
  const { draft, errors, field, change, saved } = form
  return (
    <>
      <TypedField
        {...field('name')}
        help="Guests see the name next to the nightly price."
        label="Name"
        maxLength={60}
      />
      {saved.from !== null && (
        <div className="grid grid-cols-2 gap-3">
          <TypedField {...field('from')} {...dayLook} label="First night" />
          <TypedField {...field('to')} {...dayLook} label="Last night" min={draft.from} />
        </div>
      )}
      <WeekdayChoice
        chosen={draft.weekdays}
        error={errors.weekdays}
        onChange={(weekdays) => change({ weekdays })}
      />
      <ChosenField
        {...field('room')}
        label="Rooms"
        options={[['', 'All rooms'], ...rooms.map(({ id, name }) => [String(id), name] as const)]}
      />
      <Prices form={form} rooms={rooms} />
      <NightsStepper
        help="For stays that begin on one of these nights."
        id="season-minimum"
        none="as usual"
        onChange={(minimum) => change({ minimum })}
        onClear={() => change({ minimum: null })}
        value={draft.minimum}
      />
      <WhoMayBook id="season" onChange={change} shown={draft} />
    </>
  )
}

function Prices({ form, rooms }: SeasonFieldsProps) {
  const { draft, errors, field, change } = form
  const concerned = rooms.filter(({ id }) => draft.room === '' || draft.room === String(id))
  return (
    <div>
      <ChosenField
        {...field('kind')}
        label={chargesGst() ? 'Price per night, including tax' : 'Price per night'}
        options={kinds}
      />
      {draft.kind === 'percent' ? (
        <>
          <TypedField
            {...field('percent')}
            className="mt-3"
            help="20 raises the usual price by 20%; −10 lowers it by 10%."
            inputClass="num"
            label="Percentage above (+) or below (−)"
          />
          <NewPrices percent={typedPercent(draft)} rooms={concerned} />
        </>
      ) : (
        concerned.map(({ id, name, total_rate }) => (
          <TypedField
            className="mt-3"
            error={form.priceError(id)}
            help={`Usually ${rupees(total_rate)}. Leave empty to keep it.`}
            id={`season-price-${id}`}
            inputClass="num"
            inputMode="decimal"
            key={id}
            label={`${name} ₹`}
            onChange={(price) => change({ prices: { ...draft.prices, [id]: price } })}
            value={draft.prices[id] ?? ''}
          />
        ))
      )}
      {errors.prices && <FieldError id="season-says">{errors.prices}</FieldError>}
    </div>
  )
}

type NewPricesProps = { percent: number | null; rooms: readonly WireRoom[] }

/** The usual price of each room, and what it is with some percent more or less. */
export function NewPrices({ percent, rooms }: NewPricesProps) {
  if (percent === null || percent < leastPercent || percent > mostPercent) return null
  return (
    <ul aria-label="New prices" className="num mt-3 grid gap-1 text-sm">
      {rooms.map((room) => (
        <li className="flex justify-between gap-3" key={room.id}>
          <span>{room.name}</span>
          <span>
            {rupees(room.total_rate)} → <b>{rupees(priceByPercent(percent, room))}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}
