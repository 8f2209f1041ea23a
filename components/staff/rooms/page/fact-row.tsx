import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from '#components/ui/field.tsx'
import type { AskedThing } from '#lib/rooms/rules/asked.ts'
import type { RoomPageForm } from './use-room-page.ts'

/** What a row shows: the room as it's typed, and what guests aren't told of it yet. */
export type RowProps = { form: RoomPageForm; untold: readonly AskedThing[] }

type FactRowProps = {
  id: string
  Icon: LucideIcon
  label: string
  /** True for what guests ask about and aren't told yet. */
  missing: boolean
  error?: string | undefined
  children: ReactNode
}

/** A thing that guests ask about, with the fields that say it. */
export function FactRow({ id, Icon, label, missing, error, children }: FactRowProps) {
  return (
    <div
      className={`grid scroll-mt-40 gap-x-4 gap-y-2 border-rule border-t px-4 py-3 first:border-t-0 lg:grid-cols-[150px_minmax(0,1fr)] lg:items-center lg:px-[22px] ${missing ? 'bg-hot' : ''}`}
      id={`room-${id}`}
    >
      <p className="flex items-center gap-2.5 font-semibold text-sm leading-tight">
        <Icon aria-hidden="true" className="shrink-0 text-lake" size={19} strokeWidth={1.75} />
        {label}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-2.5">
        {children}
        {error && (
          <div className="basis-full">
            <FieldError id={`room-${id}-error`}>{error}</FieldError>
          </div>
        )}
      </div>
    </div>
  )
}

type NumberFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The unit behind the number. */
  unit?: string
  max?: number
  min?: number
  error?: string | undefined
  className?: string
}

/** A whole number with its unit, named for screen readers by the words around it. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, unit, min = 0, max, error, className = 'w-[150px]' } = props
  return (
    <span className={`relative ${className}`}>
      <input
        aria-invalid={error ? true : undefined}
        aria-label={label}
        autoComplete="off"
        className="control num block w-full min-w-0 px-3.5 aria-invalid:border-red aria-invalid:bg-red-tint/40"
        inputMode="numeric"
        max={max}
        min={min}
        onChange={({ target }) => onChange(target.value)}
        step={1}
        type="number"
        value={value}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-8 grid place-items-center text-ink-2 text-sm"
        >
          {unit}
        </span>
      )}
    </span>
  )
}
