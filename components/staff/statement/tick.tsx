'use client'

import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'

type TickProps = {
  /** The name for screen readers. */
  label: string
  checked: boolean
  /** True for some of several. */
  mixed?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick, with room around it for a finger. */
export function Tick({ label, checked, mixed = false, disabled = false, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  const isOn = checked || mixed
  const Mark = mixed ? Minus : Check
  return (
    <span className="relative grid size-11 shrink-0 place-items-center">
      <input
        aria-label={label}
        checked={checked}
        className="peer absolute inset-0 m-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        ref={box}
        type="checkbox"
      />
      <span
        aria-hidden="true"
        className={`grid size-[22px] place-items-center rounded-[6px] border-[1.5px] peer-focus-visible:outline-3 peer-focus-visible:outline-hill peer-focus-visible:outline-offset-2 ${isOn ? 'border-lake bg-lake text-cream' : 'border-line-control bg-card'} ${disabled ? 'opacity-50' : ''}`}
      >
        {isOn && <Mark size={16} strokeWidth={2.6} />}
      </span>
    </span>
  )
}
