import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tile<Name extends string> = { value: Name; name: string; sign: LucideIcon | string }

type RadioTilesProps<Name extends string> = {
  legend: ReactNode
  name: string
  tiles: readonly Tile<Name>[]
  value: Name
  className: string
  onChoose: (value: Name) => void
}

/** A choice of a few as tiles in a row, each with its sign: a picture, or a letter in a box. */
export function RadioTiles<Name extends string>(props: RadioTilesProps<Name>) {
  const { legend, name, tiles, value, className, onChoose } = props
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {tiles.map(({ sign, ...tile }) => (
          <label
            className="flex min-h-12 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-control border border-line-control bg-white px-2.5 font-medium has-checked:border-lake has-checked:bg-lake-soft has-checked:font-semibold has-checked:text-lake-dark has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-1 has-checked:ring-lake"
            key={tile.value}
          >
            <input
              checked={tile.value === value}
              className="sr-only"
              name={name}
              onChange={() => onChoose(tile.value)}
              type="radio"
              value={tile.value}
            />
            <Sign sign={sign} />
            {tile.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Sign({ sign: Sign }: { sign: LucideIcon | string }) {
  if (Sign === '') return null
  if (typeof Sign !== 'string') return <Sign aria-hidden="true" className="shrink-0" size={18} />
  return (
    <span
      aria-hidden="true"
      className="grid size-4 shrink-0 place-items-center rounded border-[1.4px] border-current font-bold text-xs leading-none"
    >
      {Sign}
    </span>
  )
}
