'use client'

import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import type { RoomList, WireRoom } from '#lib/rooms/schema/room.ts'
import { Card } from '../kit/card.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { rupees } from '../kit/words.ts'
import { AddButton } from './add-button.tsx'
import { DeleteSeason } from './delete-season.tsx'
import { RatesColumns } from './rates-frame.tsx'
import { SeasonEditor } from './season-editor.tsx'
import { lineOf, type SeasonLine, SeasonTable } from './season-table.tsx'
import { isOver } from './season-words.ts'
import { type Seasons, useSeasons } from './use-seasons.ts'
import { UsualPrices } from './usual-prices.tsx'
import { YearView } from './year-view.tsx'

type SeasonsScreenProps = {
  first: First<WireSeason[]>
  rooms: First<RoomList>
  today: string
}

/** The seasons, the weekday prices and the usual prices of the rooms. */
export function SeasonsScreen({ first, rooms: firstRooms, today }: SeasonsScreenProps) {
  const work = useSeasons(first, firstRooms)
  const { list, seasons, rooms, season, isUsual } = work
  const edited = season?.season.id
  const isEdited = isUsual || season !== null
  const linesOf = (all: WireSeason[]) =>
    all.map((each) => lineOf(each, { rooms, edited, today }, () => work.edit(each)))
  return (
    <RatesColumns isEdited={isEdited} side={isEdited ? <Editor work={work} /> : undefined}>
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale what="seasons" />}
      <YearView edited={edited} onEdit={work.edit} seasons={seasons} today={today} />
      <Card aside={<AddButton name="Add a season" onPress={work.add} />} title="Seasons">
        <SeasonTable
          empty={
            <p className="border-edge border-t px-5 py-6 text-ink-2 text-sm">
              No season yet: all year the usual prices count. Begin with Diwali or the year’s end.
            </p>
          }
          lines={linesOf(inOrder(seasons, today))}
          name="Seasons"
          rooms={rooms}
        />
      </Card>
      <Card
        aside={<AddButton name="Add weekday prices" onPress={work.addWeekly} />}
        id="usual"
        title="Usual prices"
      >
        <SeasonTable
          lines={[
            usualLine(rooms, isUsual, work.editUsual),
            ...linesOf(seasons.filter(({ from }) => from === null)),
          ]}
          name="Usual prices"
          rooms={rooms}
        />
      </Card>
    </RatesColumns>
  )
}

// Those that are over come last, the newest of them first.
function inOrder(seasons: WireSeason[], today: string): WireSeason[] {
  const dated = seasons.filter(({ to }) => to !== null)
  const over = dated.filter((season) => isOver(season, today))
  return [...dated.filter((season) => !isOver(season, today)), ...over.reverse()]
}

function Editor({ work }: { work: Seasons }) {
  const { season, isUsual, rooms, deleted, undo } = work
  return (
    <>
      {isUsual && <UsualPrices onClose={work.close} refresh={work.refreshRooms} rooms={rooms} />}
      {season && (
        <SeasonEditor
          key={season.key}
          onClose={work.close}
          onDelete={() => work.askDelete(season.season)}
          onRepeat={() => work.repeat(season.season)}
          onSaved={work.end}
          rooms={rooms}
          season={season.season}
          undo={undo}
        />
      )}
      {deleted && (
        <DeleteSeason onClose={work.keep} onDeleted={work.end} season={deleted} undo={undo} />
      )}
    </>
  )
}

function usualLine(rooms: readonly WireRoom[], isEdited: boolean, onEdit: () => void): SeasonLine {
  return {
    key: 'usual',
    name: 'Usual price',
    nights: 'Every night',
    prices: rooms.map(({ total_rate }) => total_rate),
    asks: '1 night',
    short: rooms.map(({ name, total_rate }) => `${name} ${rupees(total_rate)}`).join(', '),
    isEdited,
    onEdit,
  }
}
