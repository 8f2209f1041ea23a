'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

type Options = readonly (readonly [value: string, name: string])[]

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  options: Options
  onChange: (value: string) => void
}

/** A list of choices that opens. */
export function Select({ options, onChange, className = '', ...select }: SelectProps) {
  return (
    <div className="relative">
      <select
        onChange={(event) => onChange(event.target.value)}
        {...select}
        className={`control w-full appearance-none truncate pr-8 pl-3.5 ${className}`}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3.5 right-3" size={17} />
    </div>
  )
}

type SelectFieldProps = {
  label: string
  value: string
  options: Options
  onChange: (value: string) => void
  className?: string
}

/** A choice of a few, drawn like the search beside it. */
export function SelectField({ label, className = '', ...select }: SelectFieldProps) {
  return (
    <div className={className}>
      <Select aria-label={label} className="font-medium text-sm!" {...select} />
    </div>
  )
}
