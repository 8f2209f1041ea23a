import { Climate, Power, Size, Steps, WifiRow } from './comfort-rows.tsx'
import type { RowProps } from './fact-row.tsx'
import { Bathroom, Beds, HotWater, Sleeps } from './sleep-rows.tsx'

const rows = {
  sleeps: Sleeps,
  beds: Beds,
  bathroom: Bathroom,
  hotWater: HotWater,
  climate: Climate,
  steps: Steps,
  size: Size,
  wifi: WifiRow,
  power: Power,
}
type RowName = keyof typeof rows

/** The parts of what guests ask about, as a phone shows them, with their rows. */
const parts = {
  beds: ['sleeps', 'beds'],
  bathroom: ['bathroom', 'hotWater'],
  climate: ['climate', 'power'],
  wifi: ['wifi'],
  steps: ['steps', 'size'],
} satisfies Record<string, RowName[]>
export type FactPart = keyof typeof parts

/** The rows of all that guests ask about, or of one part of it. */
export function FactRows({ part, ...row }: RowProps & { part?: FactPart }) {
  const names = part ? parts[part] : (Object.keys(rows) as RowName[])
  return (
    <div>
      {names.map((name) => {
        const Row = rows[name]
        return <Row key={name} {...row} />
      })}
    </div>
  )
}
