import type { ReactNode } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { rupees } from '../kit/words.ts'
import { EditButton } from './extras-cards.tsx'
import { isOver, seasonAsks, seasonLine, seasonNights, seasonPrice } from './season-words.ts'

const t = staffWords('rates')

/** A line of the table: a season, or the usual prices. */
export type SeasonLine = {
  key: string
  name: string
  nights: string
  /** The prices of a night, in the order of the rooms; null where it is as before. */
  prices: (number | null)[]
  asks: string
  /** All of it in one line, for a phone. */
  short: string
  isEdited: boolean
  onEdit: () => void
}

export function lineOf(
  season: WireSeason,
  {
    rooms,
    edited,
    today,
  }: { rooms: readonly WireRoom[]; edited: number | undefined; today: string },
  onEdit: () => void,
): SeasonLine {
  const nights = seasonNights(season)
  return {
    key: String(season.id),
    name: season.name,
    nights: isOver(season, today) ? t('seasons.past', { nights }) : nights,
    prices: rooms.map((room) => seasonPrice(season, room)),
    asks: seasonAsks(season),
    short: seasonLine(season, rooms),
    isEdited: season.id === edited,
    onEdit,
  }
}

type SeasonTableProps = {
  name: string
  rooms: readonly WireRoom[]
  lines: readonly SeasonLine[]
  empty?: ReactNode
}

const pad = 'px-2 first:pl-5'

/** Seasons with what a night costs in each room: a table, and on a phone a list. */
export function SeasonTable({ name, rooms, lines, empty }: SeasonTableProps) {
  if (lines.length === 0) return empty
  return (
    <>
      <div className="max-lg:hidden">
        <ListTable
          caption={name}
          columns={[
            t('seasons.name'),
            t('seasons.nights'),
            ...rooms.map((room) => ({
              name: room.name,
              end: true,
              className: 'whitespace-normal!',
            })),
            { name: t('seasons.minimum'), end: true },
            { name: t('editor.edit'), silent: true },
          ]}
          pad={pad}
        >
          {lines.map((line) => (
            <Row key={line.key} line={line} rooms={rooms} />
          ))}
        </ListTable>
      </div>
      <ul className="border-edge border-t lg:hidden">
        {lines.map((line) => (
          <li
            className="flex items-center gap-2 border-rule border-b py-2.5 pr-2 pl-4 last:border-0"
            key={line.key}
          >
            <div className="num min-w-0 flex-1">
              <p className="font-semibold text-sm">{line.name}</p>
              <p className="text-ink-2 text-xs">{line.nights}</p>
              <p className="text-xs">{line.short}</p>
            </div>
            <EditButton name={line.name} onPress={line.onEdit} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ line, rooms }: { line: SeasonLine; rooms: readonly WireRoom[] }) {
  const cell = `border-rule border-b py-2.5 ${pad} ${line.isEdited ? 'bg-picked' : ''}`
  return (
    <tr className="num">
      <th className={`${cell} text-start font-semibold`} scope="row">
        {line.name}
      </th>
      <td className={`${cell} text-ink-2`}>{line.nights}</td>
      {line.prices.map((price, at) => (
        <td className={`${cell} whitespace-nowrap text-end font-medium`} key={rooms[at]?.id}>
          {price === null ? '–' : rupees(price)}
        </td>
      ))}
      <td className={`${cell} whitespace-nowrap text-end`}>{line.asks || '–'}</td>
      <td className={`${cell} pr-2 text-end`}>
        <EditButton name={line.name} onPress={line.onEdit} />
      </td>
    </tr>
  )
}
