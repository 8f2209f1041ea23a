import { FieldError } from '#components/ui/field.tsx'
import { weekdays } from './words.ts'

type WeekdayChoiceProps = {
  chosen: readonly number[]
  error?: string | undefined
  onChange: (chosen: number[]) => void
}

/** The choice of nights of the week, Monday first. */
export function WeekdayChoice({ chosen, error, onChange }: WeekdayChoiceProps) {
  const turn = (weekday: number) =>
    chosen.includes(weekday)
      ? chosen.filter((each) => each !== weekday)
      : [...chosen, weekday].sort()
  return (
    <fieldset aria-describedby={error ? 'weekdays-error' : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">Nights of the week</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdays.map((name, at) => (
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
