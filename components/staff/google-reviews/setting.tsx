'use client'

import { ChevronDown } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { Field } from '#components/ui/field.tsx'

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
const look =
  'control w-full scroll-mt-28 min-w-0 px-3.5 aria-invalid:border-red aria-invalid:bg-red-tint/40'

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
          className={look}
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
        <div className="relative">
          <select
            onChange={(event) => onChange(event.target.value)}
            value={value}
            {...control}
            className={`${look} appearance-none truncate pr-8`}
          >
            {options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-2.5"
            size={17}
            strokeWidth={1.75}
          />
        </div>
      )}
    </Field>
  )
}
