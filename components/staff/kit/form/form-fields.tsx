'use client'

import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field } from '#components/ui/field.tsx'
import { Select } from './select-field.tsx'

export type FormFieldProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  help?: string
  error?: string | undefined
  className?: string
}

// Keeps a focused field clear of the fixed header.
const invalidLook = 'scroll-mt-28 aria-invalid:border-red aria-invalid:bg-red-tint/40'

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

/** The same for some sentences. */
export function LinesField({
  id,
  label,
  help,
  error,
  className = '',
  onChange,
  ...input
}: FormFieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'>) {
  return (
    <Field className={className} error={error} help={help} id={id} label={label}>
      {(control) => (
        <textarea
          onChange={(event) => onChange(event.target.value)}
          {...input}
          {...control}
          className={`control block min-h-28 w-full px-3.5 py-2.5 ${invalidLook}`}
        />
      )}
    </Field>
  )
}

export function ChosenField({
  id,
  label,
  help,
  error,
  className = '',
  value,
  onChange,
  options,
}: FormFieldProps & { options: readonly (readonly [value: string, name: string])[] }) {
  return (
    <Field className={className} error={error} help={help} id={id} label={label}>
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
