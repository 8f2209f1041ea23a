'use client'

import type { InputHTMLAttributes } from 'react'
import { Field } from '#components/ui/field.tsx'
import { Select } from '../select-field.tsx'

type SettingProps = {
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

/** A setting that is typed. */
export function TypedSetting({
  id,
  label,
  help,
  error,
  className = '',
  onChange,
  ...input
}: SettingProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>) {
  return (
    <Field className={className} error={error} help={help} id={id} label={label}>
      {(control) => (
        <input
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
          {...input}
          {...control}
          className={`control w-full min-w-0 px-3.5 ${invalidLook}`}
        />
      )}
    </Field>
  )
}

/** A setting of a few choices. */
export function ChosenSetting({
  id,
  label,
  help,
  error,
  value,
  onChange,
  options,
}: SettingProps & { options: readonly (readonly [value: string, name: string])[] }) {
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
