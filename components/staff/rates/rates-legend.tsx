import { DoorClosed, Moon, PencilLine, UserRoundX } from 'lucide-react'
import { weekendNights } from '#lib/shared/dates.ts'
import { weekdaysWords } from './words.ts'

const grounds = [
  ['rates-weekend', weekdaysWords(weekendNights)],
  ['bg-turmeric-tint', 'Season'],
  ['rates-full', 'Full'],
  ['rates-closed', 'Closed'],
] as const
const signs = [
  [Moon, 'Nights at least'],
  [UserRoundX, 'Nobody arrives'],
  [DoorClosed, 'Nobody leaves'],
  [PencilLine, 'Has its own price or rule'],
] as const

/** The meanings of the month's colours and signs. */
export function RatesLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 border-edge border-t px-4 py-3 text-ink-2 text-xs lg:px-5">
      {grounds.map(([look, name]) => (
        <li className="flex items-center gap-1.5" key={name}>
          <span aria-hidden="true" className={`size-4 rounded border border-edge ${look}`} />
          {name}
        </li>
      ))}
      {signs.map(([Icon, name]) => (
        <li className="flex items-center gap-1.5" key={name}>
          <Icon aria-hidden="true" size={15} />
          {name}
        </li>
      ))}
    </ul>
  )
}
