'use client'

import { Info } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field } from '#components/ui/field.tsx'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { property } from '#lib/property.ts'
import { maxDescriptionLength, maxNameLength } from '#lib/rooms/rules/name.ts'
import { byLaw } from '#lib/rooms/rules/rate.ts'
import { maxSleeps } from '#lib/rooms/rules/stay.ts'
import { maxUnits } from '#lib/rooms/rules/units.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { GstAdvice } from './gst-advice.tsx'
import { NightPrice } from './night-price.tsx'
import { RoomPictureField } from './room-picture-field.tsx'
import { UnitNames } from './unit-names.tsx'
import type { RoomFormState } from './use-room-form.ts'

/** The fields of a room, with the resulting price. */
export function RoomFieldset({ form }: { form: RoomFormState }) {
  const { draft, errors } = form
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[232px_minmax(0,1fr)]">
      <RoomPictureField form={form} />
      <div className="grid content-start gap-4">
        <TextField form={form} label="Name" maxLength={maxNameLength} name="name" required />
        <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1.55fr_1fr_0.75fr_0.75fr]">
          <div className="max-md:col-span-2">
            <TextField
              form={form}
              inputMode="decimal"
              label="Amount per day (₹)"
              min={0}
              name="base_rate"
              required
              step={0.01}
              type="number"
            />
          </div>
          {chargesGst() && draft.gst_rate !== byLaw && (
            <TextField
              form={form}
              inputMode="decimal"
              label="GST rate (%)"
              max={100}
              min={0}
              name="gst_rate"
              step={0.01}
              type="number"
            />
          )}
          {/* The sentence that units are taken, and by whom, needs the whole width. */}
          <div className={errors.units ? 'col-span-2 md:col-span-4' : ''}>
            <TextField
              form={form}
              inputMode="numeric"
              label="Units"
              max={maxUnits}
              min={1}
              name="units"
              required
              step={1}
              type="number"
            />
          </div>
          <TextField
            form={form}
            inputMode="numeric"
            label="Sleeps"
            max={maxSleeps}
            min={1}
            name="sleeps"
            step={1}
            type="number"
          />
        </div>
        {chargesGst() && <GstChoice form={form} />}
        <UnitNames form={form} />
        {chargesGst() && (
          <>
            <NightPrice base={draft.base_rate} gst={draft.gst_rate} />
            <GstAdvice base={draft.base_rate} gst={draft.gst_rate} />
          </>
        )}
      </div>
      <Description form={form} />
      {form.saved && (
        <p className="flex gap-2.5 rounded-control bg-turmeric-tint/45 px-4 py-3 text-turmeric-ink md:col-span-2">
          <Info className="mt-0.5 shrink-0" size={18} />
          Bookings keep the name and the price that they were made at. A new rate counts from the
          next booking.
        </p>
      )}
    </div>
  )
}

function Description({ form: { draft, errors, change } }: { form: RoomFormState }) {
  const { length } = draft.description
  return (
    <Field
      className="md:col-span-2"
      error={errors.description}
      id="room-description"
      label="Description"
      mark={`${length} of ${maxDescriptionLength.toLocaleString('en-IN')}`}
    >
      {({ className: _, ...control }) => (
        <textarea
          className="control block min-h-24 w-full px-3.5 py-2.5"
          maxLength={maxDescriptionLength}
          onChange={({ target }) => change({ description: target.value })}
          rows={3}
          value={draft.description}
          {...control}
        />
      )}
    </Field>
  )
}

function GstChoice({ form: { draft, change } }: { form: RoomFormState }) {
  return (
    <ChosenField
      help="By law the rate follows the value of each night, including extra guests and discounts."
      id="room-gst"
      label="GST"
      onChange={(kind) =>
        change({ gst_rate: kind === byLaw ? byLaw : String(property.gstPercent) })
      }
      options={[
        ['rate', 'One rate for all nights'],
        [byLaw, 'By each night’s price, as the law requires'],
      ]}
      value={draft.gst_rate === byLaw ? byLaw : 'rate'}
    />
  )
}

type TextFieldProps = Omit<
  ComponentProps<typeof TypedField>,
  'form' | 'id' | 'value' | 'onChange'
> & {
  form: RoomFormState
  name: 'name' | 'base_rate' | 'gst_rate' | 'units' | 'sleeps'
}

function TextField({ form, name, ...rest }: TextFieldProps) {
  return (
    <TypedField
      error={form.errors[name]}
      id={`room-${name}`}
      inputClass="num block"
      onChange={(text) => form.change({ [name]: text })}
      value={form.draft[name]}
      {...rest}
    />
  )
}
