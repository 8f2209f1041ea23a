'use client'

import { call } from '#calls/client.ts'
import type { Arrival, ToldArrival } from '#lib/booking/rules/told.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxAllergies, maxArrivalWords } from '#lib/reservations/rules/arrival.ts'
import { arrivalInput } from '#lib/reservations/schema/arrival.ts'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import type { Form } from '../kit/form/use-form.ts'
import { diets } from './kitchen-words.ts'

const t = staffWords('today')

type ArrivalDialogProps = {
  booking: Pick<StaffBooking, 'id' | 'full_name' | 'reference' | 'guests' | 'terms'>
  arrival: ToldArrival
  onClose: () => void
  onSaved: () => void
}

/** The form with which staff write down what a guest says before the stay. Only what is changed is sent. */
export function ArrivalDialog({ booking, arrival, onClose, onSaved }: ArrivalDialogProps) {
  const form = useEditForm<ToldArrival, Arrival, Partial<Arrival>>('arrival', arrival, {
    toDraft: ({ saved_at: _, ...told }) => told,
    toSent: changesOf,
    schema: arrivalInput,
    save: (json) => call('POST desk/stays/[id]/arrival', { params: { id: booking.id }, json }),
  })
  return (
    <FormDialog
      button={t('arrival.save')}
      failed={t('arrival.failed')}
      form={form}
      onClose={onClose}
      onDone={() => {
        onSaved()
        onClose()
      }}
      title={t('arrival.title')}
    >
      <p className="num mb-4 text-ink-2">
        {booking.full_name}, {booking.reference}
      </p>
      <Fields booking={booking} form={form} />
    </FormDialog>
  )
}

type FieldsProps = {
  form: Pick<Form<Arrival>, 'draft' | 'field'>
  booking: Pick<StaffBooking, 'guests' | 'terms'>
}

function Fields({ form: { draft, field }, booking: { guests, terms } }: FieldsProps) {
  const counts = (most: number) =>
    Array.from({ length: most + 1 }, (_, number) => [String(number), String(number)] as const)
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <TypedField
        {...field('arrives_at')}
        className="col-span-2"
        data-autofocus
        label={t('arrival.time')}
        type="time"
      />
      <ChosenField
        {...field('dogs')}
        className="col-span-2"
        label={t('arrival.dogs')}
        options={counts(Math.max(terms.maxDogs, draft.dogs))}
      />
      {diets.map((diet) => (
        <ChosenField
          {...field(diet)}
          key={diet}
          label={t(`arrival.eating.${diet}`)}
          options={counts(Math.max(guests, draft[diet]))}
        />
      ))}
      <TypedField
        {...field('allergies')}
        className="col-span-full"
        label={t('arrival.allergies')}
        maxLength={maxAllergies}
      />
      <TypedField
        {...field('words')}
        className="col-span-full"
        label={t('arrival.message')}
        maxLength={maxArrivalWords}
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
