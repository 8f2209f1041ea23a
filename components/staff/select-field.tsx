'use client'

import { ChevronDown } from 'lucide-react'

type SelectFieldProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
  className?: string
}

/** A choice of a few, drawn like the search beside it. */
export function SelectField({ label, value, options, onChange, className = '' }: SelectFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <select
        aria-label={label}
        className="control w-full appearance-none truncate pr-8 pl-3.5 font-medium text-[15px]!"
        onChange={(event) => onChange(event.target.value)}
        value={value}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 right-3"
        size={17}
        strokeWidth={1.75}
      />
    </div>
  )
}
