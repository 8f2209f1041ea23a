'use client'

import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Field } from '#components/ui/field.tsx'
import { useLeft } from '#components/ui/use-left.ts'
import { countryHint } from '#lib/booking/rules/contact.ts'
import { type SaidName, saidNames, sayable } from '#lib/booking/rules/said.ts'
import { meantEmail } from '#lib/reservations/rules/email-slips.ts'
import { plainNumber } from '#lib/shared/text.ts'
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
          hint={(email, onTake) => <MeantEmail email={email} onTake={onTake} />}
          inputMode="email"
          name="email"
          spellCheck={false}
          type="email"
        />
        <TextField
          autoComplete="tel"
          dir="ltr"
          hint={(phone) => <Country phone={phone} />}
          inputMode="tel"
          name="phone"
          type="tel"
        />
      </div>
      {saidNames.map((name) => (
        <SaidField key={name} name={name} />
      ))}
    </>
  )
}

type TextName = 'fullName' | 'email' | 'phone'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: TextName
  /** What is said of the value once the field is left; `onTake` types another. */
  hint?: (value: string, onTake: (value: string) => void) => ReactNode
}

function TextField({ name, hint, ...rest }: TextFieldProps) {
  const t = useTranslations('booking.form')
  const { flow, dispatch } = useBooking()
  const error = useFieldError()(name)
  const value = flow.fields[name]
  const { isLeft, onBlur } = useLeft(value)
  const type = (typed: string) => dispatch({ type: 'typed', name, value: typed.trimStart() })
  return (
    <Field error={error} help={t(`${name}.help`)} id={`booking-${name}`} label={t(`${name}.label`)}>
      {(control) => (
        <>
          <input
            type="text"
            {...rest}
            {...control}
            className={`${control.className} rtl:text-right`}
            data-early
            name={name}
            onBlur={onBlur}
            onChange={(event) => type(event.target.value)}
            required
            value={value}
          />
          <div aria-live="polite">{isLeft && hint?.(value, type)}</div>
        </>
      )}
    </Field>
  )
}

/** Asks if another address was meant, and takes it at a press. */
function MeantEmail({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const t = useTranslations('booking.form.email')
  const { isolate } = useFormats()
  const meant = meantEmail(email)
  if (!meant) return null
  return (
    <button
      className="mt-1 min-h-11 break-all text-start font-semibold text-lake text-sm underline underline-offset-4"
      onClick={() => onTake(meant)}
      type="button"
    >
      {t('meant', { email: isolate(meant) })}
    </button>
  )
}

/** Says which number is called where a guest has typed no country's code. */
function Country({ phone }: { phone: string }) {
  const t = useTranslations('booking.form.phone')
  const { isolate } = useFormats()
  const hint = countryHint(plainNumber(phone))
  if (!hint) return null
  return (
    <p className="mt-1.5 font-medium text-xs leading-snug">
      {hint.country === 'india' ? t('india', { number: isolate(hint.number) }) : t('country')}
    </p>
  )
}

function SaidField({ name }: { name: SaidName }) {
  const t = useTranslations(`booking.form.${name}`)
  const common = useTranslations('common')
  const { flow, dispatch } = useBooking()
  return (
    <Field
      className="mt-5"
      help={t('help')}
      id={`booking-${name}`}
      label={t('label')}
      mark={common('optional')}
    >
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} min-h-20 py-2.5`}
          data-early
          dir="auto"
          maxLength={sayable[name].most}
          name={name}
          onChange={({ target }) => dispatch({ type: 'typed', name, value: target.value })}
          rows={2}
          value={flow.fields[name]}
        />
      )}
    </Field>
  )
}
