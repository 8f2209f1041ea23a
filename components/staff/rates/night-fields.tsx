import { Minus, Plus } from 'lucide-react'
import { FieldError } from '#components/ui/field.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxMinimumNights } from '#lib/rates/rules/limits.ts'
import { weekdays } from './words.ts'

const t = staffWords('rates')

/** The look of two date fields side by side. */
export const dayLook = { inputClass: 'lg:px-2! lg:text-sm!', type: 'date' } as const

type NightsStepperProps = {
  id: string
  /** Null where the nights differ, or where the rules decide. */
  value: number | null
  none: string
  help: string
  onChange: (value: number) => void
  /** Called below one night, to leave it to the rules. */
  onClear?: () => void
}

/** The fewest nights of a stay, with a button for one less and one for one more. */
export function NightsStepper({ id, value, none, help, onChange, onClear }: NightsStepperProps) {
  const button = 'size-11 shrink-0 rounded-control hover:bg-rice aria-disabled:text-ink-3'
  const isLeast = onClear ? value === null : value === 1
  const fewer = () => (value === 1 && onClear ? onClear() : step((value ?? 2) - 1))
  const step = (next: number) => next >= 1 && next <= maxMinimumNights && onChange(next)
  return (
    <fieldset aria-describedby={`${id}-help`}>
      <legend className="mb-1.5 font-semibold text-sm">{t('booking.minimum')}</legend>
      <div className="flex items-center rounded-control border border-line-control bg-white">
        <IconButton
          aria-disabled={isLeast || undefined}
          className={button}
          label={t('booking.fewer')}
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
          label={t('booking.more')}
          onClick={() => step((value ?? (onClear ? 0 : 1)) + 1)}
        >
          <Plus aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <p className="mt-1.5 text-ink-2 text-xs" data-help id={`${id}-help`}>
        {help}
      </p>
    </fieldset>
  )
}

type WeekdayChoiceProps = {
  chosen: readonly number[]
  error?: string | undefined
  onChange: (chosen: number[]) => void
}

export function WeekdayChoice({ chosen, error, onChange }: WeekdayChoiceProps) {
  const turn = (weekday: number) =>
    chosen.includes(weekday)
      ? chosen.filter((each) => each !== weekday)
      : [...chosen, weekday].sort()
  return (
    <fieldset aria-describedby={error ? 'weekdays-error' : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{t('booking.weekdays')}</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdays().map((name, at) => (
          <button
            aria-label={name}
            aria-pressed={chosen.includes(at + 1)}
            className="min-h-11 rounded-[8px] border border-line-control bg-white font-semibold text-sm hover:bg-rice aria-pressed:border-hill aria-pressed:bg-hill aria-pressed:text-cream"
            key={name}
            onClick={() => onChange(turn(at + 1))}
            type="button"
          >
            {name[0]}
          </button>
        ))}
      </div>
      {error && <FieldError id="weekdays-error">{error}</FieldError>}
    </fieldset>
  )
}

const doors = ['open', 'arrival', 'departure'] as const

type Door = (typeof doors)[number]

type WhoMayBookProps = {
  /** The beginning of the fields' ids. */
  id: string
  /** Null where the nights differ. */
  shown: Record<Door, boolean | null>
  onChange: (changes: Partial<Record<Door, boolean>>) => void
}

/** The switches that close nights, arrivals and departures. */
export function WhoMayBook({ id, shown, onChange }: WhoMayBookProps) {
  return (
    <div>
      {doors.map((name) => (
        <MixedSwitch
          help={name === 'open' ? t('booking.openHelp') : undefined}
          id={`${id}-${name}`}
          key={name}
          label={t(`booking.doors.${name}`)}
          on={shown[name]}
          onChange={(on) => onChange({ [name]: on })}
        />
      ))}
    </div>
  )
}

type MixedSwitchProps = {
  id: string
  label: string
  help: string | undefined
  /** Null where it is on for some and off for others. */
  on: boolean | null
  onChange: (on: boolean) => void
}

/** A switch that can also show that the nights differ. */
export function MixedSwitch({ id, label, help, on, onChange }: MixedSwitchProps) {
  const words = on === null ? t('booking.differs') : help
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <div className="min-w-0">
        <label className="block font-semibold text-sm" htmlFor={id}>
          {label}
        </label>
        {words && (
          <p
            className="text-ink-2 text-xs leading-snug"
            data-help={on === null ? undefined : ''}
            id={`${id}-help`}
          >
            {words}
          </p>
        )}
      </div>
      <input
        aria-describedby={words && `${id}-help`}
        checked={on === true}
        className="switch"
        id={id}
        onChange={({ target }) => onChange(target.checked)}
        ref={(box) => {
          if (box) box.indeterminate = on === null
        }}
        type="checkbox"
      />
    </div>
  )
}
