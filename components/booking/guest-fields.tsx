'use client'

import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes } from 'react'
import { Field } from '#components/ui/field.tsx'
import { useBooking } from './use-booking.ts'
import { useFieldError } from './use-trouble-words.ts'

/** Name, e-mail and phone of the person who will arrive. */
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
          className={`${control.className} ${rest.dir === 'ltr' ? 'rtl:text-end' : ''}`}
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
