import type { ReactNode } from 'react'
import { CircleAlertIcon } from './icons.tsx'

/** The looks of an input, select or textarea. */
export const controlClass =
  'block w-full min-h-[52px] rounded-control border-[1.5px] border-line-control bg-card px-4 py-2.5 text-base text-ink placeholder:text-ink-3 aria-invalid:border-red aria-invalid:bg-red-tint/40 disabled:bg-rice disabled:text-ink-2'

type ControlProps = {
  id: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type FieldProps = {
  id: string
  label: ReactNode
  /** A note beside the label, such as "optional". */
  mark?: string | undefined
  help?: ReactNode
  error?: ReactNode
  className?: string
  /** Renders the control with the attributes that connect it to its label, help and error. */
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with its help above the error, connected for screen readers. */
export function Field({ id, label, mark, help, error, className = '', children }: FieldProps) {
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className="mb-1.5 flex items-baseline gap-2 font-semibold text-sm" htmlFor={id}>
        {label}
        {mark && <span className="font-normal text-ink-2 text-xs">{mark}</span>}
      </label>
      {children({
        id,
        className: controlClass,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {help && (
        <p className="mt-1.5 text-xs text-ink-2 leading-snug" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A sentence that says what is wrong with a field, or with several that belong together. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      className="mt-1.5 flex items-start gap-1.5 font-medium text-xs text-red leading-snug"
      id={id}
    >
      <CircleAlertIcon className="mt-px" size={18} />
      {children}
    </p>
  )
}
