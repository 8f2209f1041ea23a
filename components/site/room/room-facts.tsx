import { useLocale, useTranslations } from 'next-intl'
import type { Room } from '#lib/rooms/schema/room.ts'
import { type FactName, factRows, shortFacts } from '#lib/rooms/words.ts'
import {
  BathIcon,
  BatteryIcon,
  BedIcon,
  FanIcon,
  HouseIcon,
  RulerIcon,
  StepsIcon,
  UsersIcon,
  WifiIcon,
} from './icons.tsx'

type RoomProps = { room: Pick<Room, 'facts' | 'sleeps' | 'units'> }

const icons: Record<FactName, typeof UsersIcon> = {
  sleeps: UsersIcon,
  beds: BedIcon,
  bathroom: BathIcon,
  climate: FanIcon,
  steps: StepsIcon,
  size: RulerIcon,
  wifi: WifiIcon,
  power: BatteryIcon,
  units: HouseIcon,
}

/** What guests compare rooms by, in a line. */
export function ShortFacts({ room }: RoomProps) {
  const facts = shortFacts(room, useTranslations(), useLocale())
  if (facts.length === 0) return null
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-medium text-md">
      {facts.map(({ name, text }) => {
        const Icon = icons[name]
        return (
          <li className="flex items-center gap-2.5" key={name}>
            <Icon className="text-lake" />
            {text}
          </li>
        )
      })}
    </ul>
  )
}

/** All that's known of the room, a row each. */
export function RoomFacts({ room }: RoomProps) {
  const t = useTranslations()
  const rows = factRows(room, t, useLocale())
  return (
    <dl className="@container mt-4.5 border-line border-t">
      {rows.map(({ name, lines, more }) => {
        const Icon = icons[name]
        return (
          <div
            className="grid gap-x-5 gap-y-0.5 border-line border-b py-3 @xl:grid-cols-[13rem_minmax(0,1fr)] "
            key={name}
          >
            <dt className="flex items-center gap-2.5 self-start text-ink-2 text-sm leading-normal @xl:text-md">
              <Icon className="text-lake" />
              {t(`rooms.facts.label.${name}`)}
            </dt>
            <dd className="ps-7.5 leading-normal @xl:ps-0">
              {lines.map((line) => (
                <span className="block" key={line}>
                  {line}
                </span>
              ))}
              {more.map((line) => (
                <span className="block text-ink-2 text-sm" key={line}>
                  {line}
                </span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
