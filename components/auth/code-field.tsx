'use client'

import type { Ref } from 'react'
import { codeLength } from '#lib/auth/rules.ts'

type CodeFieldProps = {
  id: string
  value: string
  onChange: (digits: string) => void
  describedBy?: string | undefined
  invalid: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * The sign-in code: one real input, so that pasting, autofill and screen readers work, drawn as six cells. Drops
 * everything but digits, so "407 115" can be pasted.
 */
export function CodeField({ id, value, onChange, describedBy, invalid, ref }: CodeFieldProps) {
  const here = Math.min(value.length, codeLength - 1)
  return (
    <div className="group relative">
      <input
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        autoComplete="one-time-code"
        className="absolute inset-0 z-1 w-full cursor-text opacity-0"
        enterKeyHint="go"
        id={id}
        inputMode="numeric"
        name="otp"
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, codeLength))}
        ref={ref}
        required
        spellCheck={false}
        value={value}
      />
      <div aria-hidden="true" className="grid grid-cols-6 gap-2">
        {Array.from({ length: codeLength }, (_, place) => (
          <span
            className="heading grid h-[60px] place-items-center rounded-control border border-line-control bg-white text-xl group-focus-within:data-here:border-hill group-focus-within:data-here:outline-3 group-focus-within:data-here:outline-hill group-focus-within:data-here:outline-offset-2"
            data-here={place === here ? '' : undefined}
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
            key={place}
          >
            {value[place] ?? (place === here ? <Caret /> : '')}
          </span>
        ))}
      </div>
    </div>
  )
}

function Caret() {
  return <i className="hidden h-6 w-0.5 animate-pulse bg-ink group-focus-within:block" />
}
