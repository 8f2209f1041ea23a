import { Card } from '../kit/card.tsx'

const lines = [
  ['Usual price', 'What the room costs every night'],
  ['Weekday prices', 'Every week, such as Friday and Saturday'],
  ['Season', 'Of some nights; of one room before all rooms'],
  ['A day of its own', 'Set in the calendar'],
]

/** The order in which the rules of a price win, for the parts that show no prices of a month. */
export function OrderNote() {
  return (
    <Card className="max-lg:hidden" title="How a night gets its price">
      <ol>
        {lines.map(([name, about], at) => (
          <li
            className="grid grid-cols-[28px_1fr] items-center gap-3 border-rule border-t px-4 py-2.5 lg:px-5"
            key={name}
          >
            <span className="num grid size-[26px] place-items-center rounded-full bg-rice font-semibold text-xs">
              {at + 1}
            </span>
            <span>
              <span className="block font-semibold text-sm">{name}</span>
              <span className="block text-ink-2 text-xs">{about}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="border-rule border-t px-4 py-3 text-sm lg:px-5">
        The last line that fits wins, for price, nights at least and what is closed each by itself.
        Bookings keep the price they were made at.
      </p>
    </Card>
  )
}
