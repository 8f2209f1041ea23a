'use client'

import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes } from 'react'
import { Field } from '#components/ui/field.tsx'
import { maxGuestNoteLength } from '#lib/booking/rules.ts'
import { useBooking } from './use-booking.ts'
import { useFieldError } from './use-trouble-words.ts'

/** Name, e-mail and phone of the person who will arrive, and what the farm should know. */
export function GuestFields() {
  return (
    <>
      <TextField autoComplete="name" dir="auto" name="fullName" />
      <div className="mt-5 grid gap-x-3.5 gap-y-4 md:grid-cols-2">
        <TextField
          autoCapitalize="none"
          autoComplete="email"
          dir="ltr"
          inputMode="email"
          name="email"
          spellCheck={false}
          type="email"
        />
        <TextField autoComplete="tel" dir="ltr" inputMode="tel" name="phone" type="tel" />
      </div>
      <NoteField />
    </>
  )
}

type TextName = 'fullName' | 'email' | 'phone'

function TextField({ name, ...rest }: { name: TextName } & InputHTMLAttributes<HTMLInputElement>) {
  const t = useTranslations('booking.form')
  const { flow, dispatch } = useBooking()
  const error = useFieldError()(name)
  return (
    <Field error={error} help={t(`${name}.help`)} id={`booking-${name}`} label={t(`${name}.label`)}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={`${control.className} rtl:text-right`}
          data-early
          name={name}
          onChange={(event) =>
            dispatch({ type: 'typed', name, value: event.target.value.trimStart() })
          }
          required
          value={flow.fields[name]}
        />
      )}
    </Field>
  )
}

function NoteField() {
  const t = useTranslations('booking.form.note')
  const common = useTranslations('common')
  const { flow, dispatch } = useBooking()
  return (
    <Field
      className="mt-5"
      help={t('help')}
      id="booking-note"
      label={t('label')}
      mark={common('optional')}
    >
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} min-h-20 py-2.5`}
          data-early
          dir="auto"
          maxLength={maxGuestNoteLength}
          name="note"
          onChange={({ target }) => dispatch({ type: 'typed', name: 'note', value: target.value })}
          rows={2}
          value={flow.fields.note}
        />
      )}
    </Field>
  )
}
