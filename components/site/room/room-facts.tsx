import { useLocale, useTranslations } from 'next-intl'
import type { Room } from '#lib/rooms/schema/room.ts'
import { type FactName, factRows } from '#lib/rooms/words.ts'
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

/** What a fact is about, as a picture. */
export function FactIcon({ name }: { name: FactName }) {
  const Icon = icons[name]
  return <Icon className="text-lake" />
}

/** All that's known of the room, a row each. */
export function RoomFacts({ room }: RoomProps) {
  const t = useTranslations()
  const rows = factRows(room, t, useLocale())
  return (
    <dl className="@container mt-4.5 border-line border-t">
      {rows.map(({ name, lines, more }) => (
        <div
          className="grid gap-x-5 gap-y-0.5 border-line border-b py-3 @xl:grid-cols-[13rem_minmax(0,1fr)] "
          key={name}
        >
          <dt className="flex items-center gap-2.5 self-start text-ink-2 text-sm leading-normal @xl:text-md">
            <FactIcon name={name} />
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
      ))}
    </dl>
  )
}
