import { FieldError } from '#components/ui/field.tsx'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { leastPercent, mostPercent } from '#lib/rates/schema/seasons.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { rupees } from '../kit/words.ts'
import { typedPercent } from './season-draft.ts'
import { priceByPercent } from './season-words.ts'
import type { SeasonForm } from './use-season-form.ts'

const kinds = [
  ['prices', 'A price for each room'],
  ['percent', 'Percent more or less than usual'],
] as const

type SeasonPricesProps = { form: SeasonForm; rooms: readonly WireRoom[] }

/** The prices of a season: one for each room, or percent more or less than usual. */
export function SeasonPrices({ form, rooms }: SeasonPricesProps) {
  const { draft, errors, change } = form
  const concerned = rooms.filter(({ id }) => draft.room === '' || draft.room === String(id))
  return (
    <div>
      <ChosenField
        id="season-kind"
        label={chargesGst() ? 'Price a night, tax included' : 'Price a night'}
        onChange={(kind) => change({ kind: kind === 'percent' ? 'percent' : 'prices' })}
        options={kinds}
        value={draft.kind}
      />
      {draft.kind === 'percent' ? (
        <>
          <TypedField
            className="mt-3"
            error={errors.percent}
            help="20 adds a fifth to the usual price; −10 takes a tenth off."
            id="season-percent"
            inputClass="num"
            label="Percent more (+) or less (−)"
            onChange={(percent) => change({ percent })}
            value={draft.percent}
          />
          <NewPrices percent={typedPercent(draft)} rooms={concerned} />
        </>
      ) : (
        concerned.map(({ id, name, total_rate }) => (
          <TypedField
            className="mt-3"
            error={form.priceError(id)}
            help={`Usually ${rupees(total_rate)}. Empty leaves it so.`}
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
      {errors.price && <FieldError id="season-says">{errors.price}</FieldError>}
    </div>
  )
}

/** The usual price of each room, and the one that percent more or less makes of it. */
export function NewPrices({
  percent,
  rooms,
}: {
  percent: number | null
  rooms: readonly WireRoom[]
}) {
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
