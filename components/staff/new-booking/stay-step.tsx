'use client'

import { Minus, Plus } from 'lucide-react'
import { FieldError } from '#components/ui/field.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxDaysAhead, maxGuests, maxNights } from '#lib/rooms/rules/stay.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { firstNightAtDesk } from '#lib/stays/rules/stay-change.ts'
import { TypedField } from '../kit/form/form-fields.tsx'
import type { Errors } from '../kit/form/use-form.ts'
import { ListFailed } from '../kit/list/list-states.tsx'
import { RoomChoice } from './room-choice.tsx'
import type { NewBooking } from './use-new-booking.ts'

const t = staffWords('newBooking')

/** The nights, the guests and the room of a new booking. */
export function StayStep({ form }: { form: NewBooking }) {
  const { draft, field, change, free } = form
  const today = dayInIndia(new Date())
  const first = firstNightAtDesk(new Date())
  const errors: Errors = { ...free.value?.errors, ...form.errors }
  const arrive = (check_in: string) => {
    const isAfter = check_in >= draft.check_out
    change({ check_in, ...(check_in && isAfter && { check_out: addDays(check_in, 1) }) })
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[1fr_1fr_148px]">
        <TypedField
          {...field('check_in')}
          error={errors.check_in}
          {...(first < today && { help: t('stay.lastNight') })}
          inputClass="num"
          label={t('stay.checkIn')}
          max={addDays(today, maxDaysAhead)}
          min={first}
          onChange={arrive}
          type="date"
        />
        <TypedField
          {...field('check_out')}
          error={errors.check_out}
          inputClass="num"
          label={t('stay.checkOut')}
          max={draft.check_in && addDays(draft.check_in, maxNights)}
          min={draft.check_in && addDays(draft.check_in, 1)}
          type="date"
        />
        <Guests error={errors.guests} form={form} />
      </div>
      {free.failed ? (
        <ListFailed className="" onRetry={free.refresh} what="freeRooms" />
      ) : (
        <RoomChoice form={form} />
      )}
    </>
  )
}

function Guests({
  form: { draft, change },
  error,
}: {
  form: NewBooking
  error: string | undefined
}) {
  const { guests } = draft
  const step = (by: number) => change({ guests: Math.min(maxGuests, Math.max(1, guests + by)) })
  return (
    <fieldset className="max-lg:col-span-2">
      <legend className="mb-1.5 font-semibold text-sm">{t('stay.guests')}</legend>
      <div className="control flex items-center justify-between px-0.5!">
        <IconButton className="icon-button" label={t('stay.fewer')} onClick={() => step(-1)}>
          <Minus size={19} />
        </IconButton>
        <output className="num font-semibold">{guests}</output>
        <IconButton className="icon-button" label={t('stay.more')} onClick={() => step(1)}>
          <Plus size={19} />
        </IconButton>
      </div>
      {error && <FieldError id="new-guests-error">{error}</FieldError>}
    </fieldset>
  )
}
