import type { LucideIcon } from 'lucide-react'

type ChoicesProps<Value extends string> = {
  legend: string
  name: string
  options: readonly { value: Value; label: string; Icon?: LucideIcon }[]
  value: Value
  onChange: (value: Value) => void
  help?: string
}

/** A few choices beside each other, of which one is chosen. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, value, onChange, help } = props
  return (
    <fieldset aria-describedby={help && `${name}-help`}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 md:flex md:*:flex-1">
        {options.map(({ value: each, label, Icon }) => (
          <label
            className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control border-[1.5px] border-line-control bg-card px-3 text-center font-medium leading-tight has-checked:border-lake has-checked:bg-lake-soft has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-[1.5px] has-checked:ring-lake"
            key={each}
          >
            <input
              checked={each === value}
              className="sr-only"
              name={name}
              onChange={() => onChange(each)}
              type="radio"
              value={each}
            />
            {Icon && <Icon aria-hidden="true" className="shrink-0" size={18} />}
            {label}
          </label>
        ))}
      </div>
      {help && (
        <p className="mt-1.5 text-ink-2 text-xs" id={`${name}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
