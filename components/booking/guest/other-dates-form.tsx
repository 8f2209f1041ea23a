'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { CalendarButton } from '#components/rooms/calendar/calendar-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { nameIn } from '#lib/rooms/rules/name.ts'
import { maxDaysAhead, maxNights, type StayDates } from '#lib/rooms/rules/stay.ts'
import { addDays } from '#lib/shared/dates.ts'
import { maxWishWords } from '#lib/stays/rules/wish.ts'
import { DayInWords } from '../day-in-words.tsx'
import { DatesQuoteLine } from './dates-quote.tsx'
import { useDatesQuote } from './use-dates-quote.ts'
import type { AskState, DatesProblem, OtherDatesProps } from './use-other-dates.ts'

type Props = OtherDatesProps & { state: AskState; ask: (form: FormData) => void }

/** The form for the dates that a guest would rather have. */
export function OtherDatesForm({ earliest, begun, state, ask, ...booked }: Props) {
  const t = useTranslations('guest.dates')
  const common = useTranslations('common')
  const [shown, setShown] = useState(booked.wish ?? booked.stay)
  const quote = useDatesQuote(booked, shown)
  const dates = [
    { name: 'check_in', field: 'checkIn', value: shown.checkIn, min: earliest, readOnly: begun },
    { name: 'check_out', field: 'checkOut', value: shown.checkOut, min: addDays(earliest, 1) },
  ] as const
  return (
    <form
      className="grid gap-4 pt-1 pb-2"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask(new FormData(event.currentTarget))
      }}
    >
      <p className="text-ink-2 text-sm">{t('text')}</p>
      {begun || <OwnCalendar {...booked} onTake={setShown} wish={shown} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {dates.map(({ field, ...input }) => (
          <DayField
            earliest={earliest}
            field={field}
            input={input}
            key={field}
            onType={(day) => setShown({ ...shown, [field]: day })}
            state={state}
          />
        ))}
      </div>
      {begun || <DatesQuoteLine quote={quote} totalPaise={booked.totalPaise} wish={shown} />}
      <Field id="dates-words" label={t('word')} mark={common('optional')}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} min-h-20 py-2.5`}
            dir="auto"
            maxLength={maxWishWords}
            name="words"
            rows={2}
          />
        )}
      </Field>
      <Button aria-disabled={state.step === 'sending' || undefined} kind="secondary" type="submit">
        {t('button')}
      </Button>
    </form>
  )
}

type CalendarProps = Pick<OtherDatesProps, 'room' | 'guests' | 'secret'> & {
  wish: StayDates
  onTake: (stay: StayDates) => void
}

// The nights of their own stay are free for the guest, and the total is that of their booking.
function OwnCalendar({ room, guests, secret, wish, onTake }: CalendarProps) {
  return (
    <div>
      <CalendarButton
        name={nameIn(useLocale(), room)}
        onTake={onTake}
        party={{ guests, code: '', secret }}
        plate={null}
        room={room.name}
        stay={wish}
      />
    </div>
  )
}

type DayFieldProps = {
  field: 'checkIn' | 'checkOut'
  earliest: string
  state: AskState
  input: { name: string; value: string; min: string; readOnly?: boolean }
  onType: (day: string) => void
}

function DayField({ field, earliest, state, input, onType }: DayFieldProps) {
  const t = useTranslations('guest.stay')
  const words = useProblemWords()
  const wrong = state.step === 'wrong' && state.field === field && words(state.problem)
  return (
    <Field
      error={wrong && <Words>{wrong}</Words>}
      help={input.value && <DayInWords day={input.value} />}
      id={`dates-${field}`}
      label={t(field)}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          className={`${control.className} min-w-0 read-only:bg-rice`}
          data-early
          max={addDays(earliest, maxDaysAhead + maxNights)}
          onChange={(event) => onType(event.target.value)}
          type="date"
        />
      )}
    </Field>
  )
}

function useProblemWords(): (problem: DatesProblem) => string {
  const t = useTranslations('guest.dates')
  const form = useTranslations('booking.form')
  const { phone } = useFormats()
  return (problem) => {
    if (problem === 'same') return t('same')
    if (problem === 'checkIn') return form('checkIn.error')
    if (problem === 'tooFar') return form('checkIn.tooFar', { maxDaysAhead })
    if (problem === 'checkOut') return form('checkOut.error')
    if (problem === 'tooLong') return form('checkOut.tooLong', { maxNights, phone })
    return t('impossible')
  }
}
