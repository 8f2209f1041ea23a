'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Words } from '#components/farm/words.tsx'
import { Field } from '#components/ui/field.tsx'
import { ChevronDownIcon } from '#components/ui/icons.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { maxDaysAhead, maxGuests, maxNights } from '#lib/rooms/rules/stay.ts'
import { addDays, isIsoDate } from '#lib/shared/dates.ts'
import { DayInWords } from './day-in-words.tsx'
import { useBooking } from './use-booking.ts'
import { useFittingRooms } from './use-fitting-rooms.ts'
import { useFieldError } from './use-trouble-words.ts'

/** The fields for the dates and the number of guests. */
export function StayFields() {
  return (
    <div className="mb-4 grid grid-cols-2 gap-x-3 gap-y-3.5 md:grid-cols-[1.2fr_1.2fr_0.8fr] md:gap-3.5">
      <DayField name="checkIn" />
      <DayField name="checkOut" />
      <GuestsField />
    </div>
  )
}

function DayField({ name }: { name: 'checkIn' | 'checkOut' }) {
  const t = useTranslations('booking.form')
  const { flow, dispatch, today, availability } = useBooking()
  const error = useFieldError()(name)
  const facts = farmFacts(useLocale())
  const chosen = flow.fields[name]
  const first = firstDay(name, flow.fields.checkIn, today)
  const refused = availability?.answer === 'unavailable'
  return (
    <Field
      error={error}
      help={
        <>
          <DayInWords day={chosen} />
          {t(`${name}.help`, facts)}
        </>
      }
      id={`booking-${name}`}
      label={t(`${name}.label`)}
    >
      {(control) => (
        <input
          {...control}
          {...(refused && { 'aria-invalid': true })}
          className={`${control.className} min-w-0 max-md:px-3 max-md:text-md`}
          data-early
          max={
            first && addDays(today, name === 'checkIn' ? maxDaysAhead : maxDaysAhead + maxNights)
          }
          min={first}
          name={name}
          onChange={(event) => dispatch({ type: 'typed', name, value: event.target.value })}
          required
          type="date"
          value={chosen}
        />
      )}
    </Field>
  )
}

function firstDay(name: 'checkIn' | 'checkOut', checkIn: string, today: string) {
  if (!today) return undefined
  if (name === 'checkIn') return today
  return addDays(isIsoDate(checkIn) && checkIn >= today ? checkIn : today, 1)
}

function GuestsField() {
  const t = useTranslations('booking.form.guests')
  const { flow, dispatch } = useBooking()
  const error = useFieldError()('guests')
  const fits = useFittingRooms()
  return (
    <>
      <Field className="max-md:col-span-2" help={t('help')} id="booking-guests" label={t('label')}>
        {(control) => (
          <span className="relative block">
            <select
              {...control}
              {...(error && {
                'aria-describedby': `${control['aria-describedby']} booking-guests-error`,
                'aria-invalid': true,
              })}
              className={`${control.className} appearance-none pe-11`}
              data-early
              name="guests"
              onChange={(event) =>
                dispatch({ type: 'typed', name: 'guests', value: Number(event.target.value) })
              }
              value={flow.fields.guests}
            >
              {Array.from({ length: maxGuests }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
            <ChevronDownIcon className="pointer-events-none absolute end-3.5 top-4 text-ink-2" />
          </span>
        )}
      </Field>
      {/* Below all three fields: the sentence is too long for the width of one. */}
      {!error && fits && (
        <p className="col-span-full text-ink-2 text-sm">
          <Words>{fits}</Words>
        </p>
      )}
      {error && (
        <p className="col-span-full font-medium text-red text-xs" id="booking-guests-error">
          <Words>{error}</Words>
        </p>
      )}
    </>
  )
}
