'use client'

import type { InputHTMLAttributes } from 'react'
import { Field } from '#components/ui/field.tsx'
import { Select } from './select-field.tsx'

type FormFieldProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  help?: string
  error?: string | undefined
  className?: string
}

// What stands at the top of the page must not cover a field that gets the focus.
const invalidLook = 'scroll-mt-28 aria-invalid:border-red aria-invalid:bg-red-tint/40'

/** A field of a form that is typed. */
export function TypedField({
  id,
  label,
  help,
  error,
  className = '',
  inputClass = '',
  onChange,
  ...input
}: FormFieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & { inputClass?: string }) {
  return (
    <Field className={className} error={error} help={help} id={id} label={label}>
      {(control) => (
        <input
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
          {...input}
          {...control}
          className={`control w-full min-w-0 px-3.5 ${invalidLook} ${inputClass}`}
        />
      )}
    </Field>
  )
}

/** A field of a form with a few choices. */
export function ChosenField({
  id,
  label,
  help,
  error,
  value,
  onChange,
  options,
}: FormFieldProps & { options: readonly (readonly [value: string, name: string])[] }) {
  return (
    <Field error={error} help={help} id={id} label={label}>
      {(control) => (
        <Select
          onChange={onChange}
          options={options}
          value={value}
          {...control}
          className={invalidLook}
        />
      )}
    </Field>
  )
}
