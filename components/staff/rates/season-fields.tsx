import { FieldError } from '#components/ui/field.tsx'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { leastPercent, mostPercent } from '#lib/rates/schema/seasons.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { rupees } from '../kit/words.ts'
import { dayLook, NightsStepper, WeekdayChoice, WhoMayBook } from './night-fields.tsx'
import { priceByPercent } from './season-words.ts'
import { type SeasonForm, typedPercent } from './use-season-form.ts'

const t = staffWords('rates')

type SeasonFieldsProps = { form: SeasonForm; rooms: readonly WireRoom[] }

/** The fields of a season: its name and nights, what they cost and who may book them. */
export function SeasonFields({ form, rooms }: SeasonFieldsProps) {
  const { draft, errors, field, change, saved } = form
  return (
    <>
      <TypedField
        {...field('name')}
        help={t('season.nameHelp')}
        label={t('season.name')}
        maxLength={60}
      />
      {saved.from !== null && (
        <div className="grid grid-cols-2 gap-3">
          <TypedField {...field('from')} {...dayLook} label={t('season.from')} />
          <TypedField {...field('to')} {...dayLook} label={t('season.to')} min={draft.from} />
        </div>
      )}
      <WeekdayChoice
        chosen={draft.weekdays}
        error={errors.weekdays}
        onChange={(weekdays) => change({ weekdays })}
      />
      <ChosenField
        {...field('room')}
        label={t('season.rooms')}
        options={[
          ['', t('season.allRooms')],
          ...rooms.map(({ id, name }) => [String(id), name] as const),
        ]}
      />
      <Prices form={form} rooms={rooms} />
      <NightsStepper
        help={t('booking.firstNights')}
        id="season-minimum"
        none={t('season.minimumAsUsual')}
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
        label={chargesGst() ? t('season.priceWithTax') : t('season.price')}
        options={[
          ['prices', t('season.byRoom')],
          ['percent', t('season.byPercent')],
        ]}
      />
      {draft.kind === 'percent' ? (
        <>
          <TypedField
            {...field('percent')}
            className="mt-3"
            help={t('season.percentHelp')}
            inputClass="num"
            label={t('season.percent')}
          />
          <NewPrices percent={typedPercent(draft)} rooms={concerned} />
        </>
      ) : (
        concerned.map(({ id, name, total_rate }) => (
          <TypedField
            className="mt-3"
            error={form.priceError(id)}
            help={t('season.usually', { price: rupees(total_rate) })}
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
    <ul aria-label={t('season.newPrices')} className="num mt-3 grid gap-1 text-sm">
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
