'use client'

import { call } from '#calls/client.ts'
import { whyOf } from '#components/ui/say-why.ts'
import type { Arrival, ToldArrival } from '#lib/booking/rules/told.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { maxAllergies, maxArrivalWords, maxDogs } from '#lib/reservations/rules/arrival.ts'
import { arrivalInput } from '#lib/reservations/schema/arrival.ts'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { dietNames } from './kitchen-words.ts'

type ArrivalDialogProps = {
  booking: Pick<StaffBooking, 'id' | 'full_name' | 'reference' | 'guests'>
  arrival: ToldArrival
  onClose: () => void
  onSaved: () => void
}

/** The form with which staff write down what a guest says before the stay. Only what is changed is sent. */
export function ArrivalDialog({ booking, arrival, onClose, onSaved }: ArrivalDialogProps) {
  const form = useEditForm<ToldArrival, Arrival, Partial<Arrival>>(arrival, {
    toDraft: ({ saved_at: _, ...told }) => told,
    toSent: (draft, saved) => changesOf(draft, saved),
    schema: arrivalInput,
    save: (json) => call('POST desk/stays/[id]/arrival', { params: { id: booking.id }, json }),
    readTheirs: async () => null,
  })
  const isElsewhere = form.failure !== null && Object.keys(form.errors).length === 0
  return (
    <FormDialog
      button="Save"
      failed="Nothing is saved"
      form={{
        tries: form.tries,
        busy: form.busy,
        failure: isElsewhere ? whyOf(form.failure) : null,
        save: async () => (await form.save()) !== null,
      }}
      onClose={onClose}
      onDone={() => {
        onSaved()
        onClose()
      }}
      title="Before they come"
    >
      <p className="num mb-4 text-ink-2">
        {booking.full_name}, {booking.reference}
      </p>
      <Fields form={form} guests={booking.guests} />
    </FormDialog>
  )
}

type Form = Pick<
  ReturnType<typeof useEditForm<ToldArrival, Arrival, Partial<Arrival>>>,
  'draft' | 'errors' | 'change'
>

function Fields({ form: { draft, errors, change }, guests }: { form: Form; guests: number }) {
  const counts = (most: number) =>
    Array.from({ length: most + 1 }, (_, number) => [String(number), String(number)] as const)
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <TypedField
        className="col-span-2"
        data-autofocus
        error={errors.arrives_at}
        id="arrival-hour"
        label="Arrives about"
        onChange={(arrives_at) => change({ arrives_at })}
        type="time"
        value={draft.arrives_at}
      />
      <div className="col-span-2">
        <ChosenField
          error={errors.dogs}
          id="arrival-dogs"
          label="Dogs"
          onChange={(dogs) => change({ dogs: Number(dogs) })}
          options={counts(Math.max(maxDogs, draft.dogs))}
          value={String(draft.dogs)}
        />
      </div>
      {dietNames.map(([diet, name]) => (
        <ChosenField
          error={errors[diet]}
          id={`arrival-${diet}`}
          key={diet}
          label={`Eat ${name}`}
          onChange={(number) => change({ [diet]: Number(number) })}
          options={counts(Math.max(guests, draft[diet]))}
          value={String(draft[diet])}
        />
      ))}
      <TypedField
        className="col-span-full"
        error={errors.allergies}
        id="arrival-allergies"
        label="Allergies"
        maxLength={maxAllergies}
        onChange={(allergies) => change({ allergies })}
        value={draft.allergies}
      />
      <TypedField
        className="col-span-full"
        error={errors.words}
        id="arrival-words"
        label="A word"
        maxLength={maxArrivalWords}
        onChange={(words) => change({ words })}
        value={draft.words}
      />
    </div>
  )
}

function changesOf(draft: Arrival, saved: ToldArrival): Partial<Arrival> {
  const names = (Object.keys(draft) as (keyof Arrival)[]).filter(
    (name) => draft[name] !== saved[name],
  )
  return Object.fromEntries(names.map((name) => [name, draft[name]]))
}
