import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { maxMinimumNights } from '#lib/rates/rules/limits.ts'

type NightsStepperProps = {
  id: string
  /** Null where the nights differ, or where the rules decide. */
  value: number | null
  /** The words for null. */
  none: string
  help?: string
  onChange: (value: number) => void
  /** Called for one less than one, where the rules may decide. */
  onClear?: () => void
}

/** The fewest nights of a stay, with a button for one less and one for one more. */
export function NightsStepper({ id, value, none, help, onChange, onClear }: NightsStepperProps) {
  const button = 'size-11 shrink-0 rounded-control hover:bg-rice aria-disabled:text-ink-3'
  const isLeast = onClear ? value === null : value === 1
  const fewer = () => (value === 1 && onClear ? onClear() : step((value ?? 2) - 1))
  const step = (next: number) => next >= 1 && next <= maxMinimumNights && onChange(next)
  return (
    <fieldset aria-describedby={help ? `${id}-help` : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">Nights at least</legend>
      <div className="flex items-center rounded-control border border-line-control bg-white">
        <IconButton
          aria-disabled={isLeast || undefined}
          className={button}
          label="Fewer nights"
          onClick={isLeast ? undefined : fewer}
        >
          <Minus aria-hidden="true" size={18} />
        </IconButton>
        <output
          aria-live="polite"
          className={`num flex-1 text-center ${value === null ? 'text-ink-2 text-sm' : 'font-semibold text-md'}`}
          id={id}
        >
          {value ?? none}
        </output>
        <IconButton
          aria-disabled={value === maxMinimumNights || undefined}
          className={button}
          label="More nights"
          onClick={() => step((value ?? (onClear ? 0 : 1)) + 1)}
        >
          <Plus aria-hidden="true" size={18} />
        </IconButton>
      </div>
      {help && (
        <p className="mt-1.5 text-ink-2 text-xs" data-help id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
