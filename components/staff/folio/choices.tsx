'use client'

type ChoicesProps<Value extends string> = {
  legend: string
  name: string
  options: readonly (readonly [value: Value, words: string])[]
  value: Value
  onChoose: (value: Value) => void
}

/** A few choices of one kind, side by side, each as large as a finger. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, value, onChoose } = props
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(92px,1fr))] gap-2">
        {options.map(([option, words]) => (
          <label
            className="grid min-h-12 cursor-pointer place-items-center rounded-control border-[1.5px] border-line-control bg-card px-2 text-center font-medium has-checked:border-lake has-checked:bg-[#f1f6f2] has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-[1.5px] has-checked:ring-lake"
            key={option}
          >
            <input
              checked={value === option}
              className="sr-only"
              name={name}
              onChange={() => onChoose(option)}
              type="radio"
              value={option}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
