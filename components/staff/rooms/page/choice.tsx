import { Check } from 'lucide-react'

type Options<Value extends string> = readonly (readonly [value: Value, words: string])[]

type ChoiceProps<Value extends string> = {
  label: string
  options: Options<Value>
  /** Empty while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value | '') => void
}

/** One of a few, or none: another press on what is chosen takes it back, because it may not be known. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <fieldset
      aria-label={label}
      className="flex max-w-full flex-wrap gap-px overflow-clip rounded-control border-[1.5px] border-line-control bg-line max-lg:w-full"
    >
      {options.map(([option, words]) => (
        <button
          aria-pressed={value === option}
          className="min-h-11 flex-auto bg-card px-4 font-semibold text-sm hover:bg-rice focus-visible:-outline-offset-3 aria-pressed:bg-hill aria-pressed:text-cream"
          key={option}
          onClick={() => onChange(value === option ? '' : option)}
          type="button"
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}

type SeveralProps<Value extends string> = {
  label: string
  options: Options<Value>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Any of a few. */
export function Several<Value extends string>(props: SeveralProps<Value>) {
  const { label, options, chosen, onChange } = props
  // In the order of the options, so that the same choice is the same list.
  const turn = (value: Value) =>
    options
      .map(([option]) => option)
      .filter((option) => chosen.includes(option) !== (option === value))
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {options.map(([option, words]) => (
        <button
          aria-pressed={chosen.includes(option)}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-line-control bg-card px-4 font-semibold text-sm hover:bg-rice aria-pressed:border-lake-edge aria-pressed:bg-lake-soft"
          key={option}
          onClick={() => onChange(turn(option))}
          type="button"
        >
          {chosen.includes(option) && <Check aria-hidden="true" size={17} />}
          {words}
        </button>
      ))}
    </fieldset>
  )
}
