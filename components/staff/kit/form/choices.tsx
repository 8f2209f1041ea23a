'use client'

import type { ReactNode } from 'react'

type ChoicesProps<Value extends string> = {
  /** The name of its inputs. */
  id: string
  legend: string
  options: readonly (readonly [value: Value, words: ReactNode])[]
  value: Value
  onChange: (value: Value) => void
  help?: string
  className?: string
  look?: string
}

/** A few choices, side by side, each large enough for a finger. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { id, legend, options, value, onChange, help } = props
  const { className = 'grid-cols-[repeat(auto-fit,minmax(92px,1fr))]' } = props
  const { look = 'grid place-items-center px-2 has-checked:bg-[#f1f6f2]' } = props
  return (
    <fieldset aria-describedby={help && `${id}-help`}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {options.map(([option, words]) => (
          <label
            className={`min-h-12 cursor-pointer rounded-control border-[1.5px] border-line-control bg-card text-center font-medium has-checked:border-lake has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-[1.5px] has-checked:ring-lake ${look}`}
            key={option}
          >
            <input
              checked={value === option}
              className="sr-only"
              name={id}
              onChange={() => onChange(option)}
              type="radio"
              value={option}
            />
            {words}
          </label>
        ))}
      </div>
      {help && (
        <p className="mt-1.5 text-ink-2 text-xs" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
