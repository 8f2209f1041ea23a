'use client'

import { buttonClass } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { BlockInput } from '#lib/booking/schema/blocks.ts'
import type { DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import { addDays } from '#lib/shared/dates.ts'
import { FormDialog } from '../form-dialog.tsx'
import { ChosenField, TypedField } from '../form-fields.tsx'
import { type BlockForm, useBlockForm } from './use-block-form.ts'
import type { Blocks } from './use-blocks.ts'
import type { Picked } from './use-picking.ts'
import { reasonNames } from './words.ts'

type BlockDialogProps = {
  calendar: DeskCalendar
  /** The nights of a unit that were picked. */
  picked: Picked | null
  block: Blocks['block']
  onClose: () => void
}

/** Takes units of a room out of sale for some nights. */
export function BlockDialog({ calendar, picked, block, onClose }: BlockDialogProps) {
  const form = useBlockForm(calendar, picked, block)
  return (
    <FormDialog
      button="Block"
      failed="Nothing is blocked"
      form={form}
      onClose={onClose}
      onDone={onClose}
      title="Block units"
    >
      {form.inTheWay && (
        <a
          className={`${buttonClass({ kind: 'outline', size: 'small' })} mb-5`}
          href={staffBookingPath(form.inTheWay)}
          onClick={onClose}
        >
          Move it first
        </a>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <ChosenField
          id="block-room"
          label="Room"
          onChange={(id) => form.change({ room: Number(id), units: [] })}
          options={calendar.rooms.map(({ id, name }) => [String(id), name] as const)}
          value={String(form.draft.room)}
        />
        <Units form={form} />
        <Nights form={form} today={calendar.today} />
        <ChosenField
          error={form.errors.because}
          id="block-because"
          label="Reason"
          onChange={(because) => form.change({ because: because as BlockInput['because'] })}
          options={Object.entries(reasonNames)}
          value={form.draft.because}
        />
        <TypedField
          error={form.errors.note}
          id="block-note"
          label="A line for staff"
          maxLength={200}
          onChange={(note) => form.change({ note })}
          value={form.draft.note}
        />
      </div>
      <p className="mt-4 text-ink-2 text-sm">
        Guests cannot book these nights on the site. Nights cannot be blocked over a stay.
      </p>
    </FormDialog>
  )
}

function Nights({ form: { draft, errors, change }, today }: { form: BlockForm; today: string }) {
  return (
    <>
      <TypedField
        error={errors.from}
        id="block-from"
        label="First night"
        min={today}
        onChange={(from) => change({ from })}
        type="date"
        value={draft.from}
      />
      <TypedField
        error={errors.to}
        id="block-to"
        label="Free again on"
        min={addDays(draft.from || today, 1)}
        onChange={(to) => change({ to })}
        type="date"
        value={draft.to}
      />
    </>
  )
}

function Units({ form: { room, draft, errors, change } }: { form: BlockForm }) {
  const chosen = draft.units
  const error = errors.units
  const all = room?.units.map(({ number }) => number) ?? []
  const isWhole = all.length === chosen.length
  const toggle = (number: number) =>
    change({
      units: chosen.includes(number)
        ? chosen.filter((each) => each !== number)
        : [...chosen, number],
    })
  return (
    <fieldset aria-describedby={error ? 'block-units-error' : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">Units</legend>
      <div className="flex flex-wrap gap-2">
        {room?.units.map(({ number, name }) => (
          <UnitBox
            checked={chosen.includes(number)}
            invalid={Boolean(error)}
            key={number}
            name={unitTitle(name)}
            onChange={() => toggle(number)}
          />
        ))}
        {all.length > 1 && (
          <UnitBox
            checked={isWhole}
            invalid={Boolean(error)}
            name="All units"
            onChange={() => change({ units: isWhole ? [] : all })}
          />
        )}
      </div>
      {error && <FieldError id="block-units-error">{error}</FieldError>}
    </fieldset>
  )
}

type UnitBoxProps = { name: string; checked: boolean; invalid: boolean; onChange: () => void }

function UnitBox({ name, checked, invalid, onChange }: UnitBoxProps) {
  return (
    <label className="grid min-h-11 cursor-pointer place-items-center rounded-control border-[1.5px] border-line-control bg-card px-3 font-medium has-checked:border-lake has-checked:bg-lake-soft has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2">
      <input
        aria-invalid={invalid || undefined}
        checked={checked}
        className="sr-only"
        onChange={onChange}
        type="checkbox"
      />
      <bdi>{name}</bdi>
    </label>
  )
}
