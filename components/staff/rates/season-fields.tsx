import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { NightsStepper } from './nights-stepper.tsx'
import { SeasonPrices } from './season-prices.tsx'
import type { SeasonForm } from './use-season-form.ts'
import { WeekdayChoice } from './weekday-choice.tsx'
import { WhoMayBook } from './who-may-book.tsx'

type SeasonFieldsProps = { form: SeasonForm; rooms: readonly WireRoom[] }

/** The fields of a season: its name and nights, what they cost and who may book them. */
export function SeasonFields({ form, rooms }: SeasonFieldsProps) {
  const { draft, errors, change, saved } = form
  return (
    <>
      <TypedField
        error={errors.name}
        help="Guests read it beside the price of a night."
        id="season-name"
        label="Name"
        maxLength={60}
        onChange={(name) => change({ name })}
        value={draft.name}
      />
      {saved.from !== null && (
        <div className="grid grid-cols-2 gap-3">
          <TypedField
            error={errors.from}
            id="season-from"
            label="First night"
            onChange={(from) => change({ from })}
            inputClass="lg:px-2! lg:text-sm!"
            type="date"
            value={draft.from}
          />
          <TypedField
            error={errors.to}
            id="season-to"
            label="Last night"
            min={draft.from}
            onChange={(to) => change({ to })}
            inputClass="lg:px-2! lg:text-sm!"
            type="date"
            value={draft.to}
          />
        </div>
      )}
      <WeekdayChoice
        chosen={draft.weekdays}
        error={errors.weekdays}
        onChange={(weekdays) => change({ weekdays })}
      />
      <ChosenField
        error={errors.room}
        id="season-room"
        label="Rooms"
        onChange={(room) => change({ room })}
        options={[['', 'All rooms'], ...rooms.map(({ id, name }) => [String(id), name] as const)]}
        value={draft.room}
      />
      <SeasonPrices form={form} rooms={rooms} />
      <NightsStepper
        help="A stay that begins in it."
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
