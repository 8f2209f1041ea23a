'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { call, reading } from '#calls/client.ts'
import { sayWhy } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { nextYear } from '#lib/rates/rules/next-year.ts'
import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import type { RoomList, WireRoom } from '#lib/rooms/schema/room.ts'
import { withSignIn } from '../kit/call/with-sign-in.ts'
import { Card } from '../kit/card.tsx'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { count, rupees } from '../kit/words.ts'
import { AddButton } from './extras-cards.tsx'
import { RatesColumns } from './rates-frame.tsx'
import { SeasonEditor } from './season-editor.tsx'
import { lineOf, type SeasonLine, SeasonTable } from './season-table.tsx'
import { isOver } from './season-words.ts'
import { type RateUndo, useRateUndo } from './use-rate-undo.ts'
import { type EditedSeason, newSeason } from './use-season-form.ts'
import { UsualPrices } from './usual-prices.tsx'
import { YearView } from './year-view.tsx'

const t = staffWords('rates')

type SeasonsScreenProps = {
  first: First<{ seasons: WireSeason[] }>
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
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale />}
      <YearView edited={edited} onEdit={work.edit} seasons={seasons} today={today} />
      <Card
        aside={<AddButton name={t('seasons.add')} onPress={work.add} />}
        title={t('seasons.list')}
      >
        <SeasonTable
          empty={
            <p className="border-edge border-t px-5 py-6 text-ink-2 text-sm">{t('seasons.none')}</p>
          }
          lines={linesOf(inOrder(seasons, today))}
          name={t('seasons.list')}
          rooms={rooms}
        />
      </Card>
      <Card
        aside={<AddButton name={t('usual.addWeekdays')} onPress={work.addWeekly} />}
        id="usual"
        title={t('usual.list')}
      >
        <SeasonTable
          lines={[
            usualLine(rooms, isUsual, work.editUsual),
            ...linesOf(seasons.filter(({ from }) => from === null)),
          ]}
          name={t('usual.list')}
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
        <DeleteSeason onClose={work.keep} onDeleted={work.close} season={deleted} undo={undo} />
      )}
    </>
  )
}

function usualLine(rooms: readonly WireRoom[], isEdited: boolean, onEdit: () => void): SeasonLine {
  return {
    key: 'usual',
    name: t('order.usual.name'),
    nights: t('nights.every'),
    prices: rooms.map(({ total_rate }) => total_rate),
    asks: count(1, 'night'),
    short: rooms.map(({ name, total_rate }) => `${name} ${rupees(total_rate)}`).join(', '),
    isEdited,
    onEdit,
  }
}

/** The thing that is being edited: a season by its key, or the usual prices. */
type Edited = { season: EditedSeason; key: string } | 'usual' | null

/** The seasons and rooms, and which of them is being edited. */
function useSeasons(first: SeasonsScreenProps['first'], firstRooms: First<RoomList>) {
  const list = useAnswer(reading('GET seasons'), first.search, first, { topics: ['rooms'] })
  const rooms = useAnswer(reading('GET rooms'), everyRoom, firstRooms, { topics: ['rooms'] })
  const [edited, setEdited] = useState<Edited>(null)
  const [deleted, setDeleted] = useState<WireSeason | null>(null)
  const edit = (season: EditedSeason) =>
    setEdited({ season, key: `${season.id ?? 'new'} ${season.from}` })
  const close = () => {
    setEdited(null)
    setDeleted(null)
  }
  return {
    list,
    seasons: list.value.seasons,
    rooms: rooms.value.rows,
    refreshRooms: rooms.refresh,
    undo: useRateUndo(list.refresh),
    season: edited === 'usual' ? null : edited,
    isUsual: edited === 'usual',
    deleted,
    edit,
    editUsual: () => setEdited('usual'),
    add: () => edit(newSeason({ from: '', to: '' })),
    addWeekly: () => edit(newSeason(null)),
    /** Begins a new season like another, a year later. */
    repeat: ({ id: _, version: _seen, ...season }: EditedSeason) =>
      edit({ ...season, ...nextYear({ from: season.from ?? '', to: season.to ?? '' }) }),
    askDelete: (season: EditedSeason) => setDeleted(season as WireSeason),
    keep: () => setDeleted(null),
    close,
    /** Closes what is edited and shows what has been saved. */
    end: () => {
      close()
      void list.refresh()
    },
  }
}

type Seasons = ReturnType<typeof useSeasons>

const everyRoom = { q: '' }

type DeleteSeasonProps = {
  season: WireSeason
  undo: RateUndo
  onClose: () => void
  onDeleted: () => void
}

/** Deletes a season at once, with an undo; it asks first only if there are bookings in it. */
function DeleteSeason({ season, undo, onClose, onDeleted }: DeleteSeasonProps) {
  const [bookings, setBookings] = useState<number | null>(null)
  const { id, version } = season
  const remove = (dry: boolean) =>
    call('DELETE seasons/[id]', { params: { id }, json: { version }, dry })
  const end = async () => {
    const done = await undo.run(() => remove(false), t('editor.deleted', { name: season.name }))
    onClose()
    if (done) onDeleted()
  }
  const begin = useEffectEvent(() =>
    withSignIn(remove(true)).then(
      (effect) => (effect.bookings === 0 ? end() : setBookings(effect.bookings)),
      (error) => {
        undo.refuse(sayWhy(error))
        onClose()
      },
    ),
  )
  useEffect(() => void begin(), [])
  if (bookings === null) return null
  return (
    <AskDialog
      button={t('seasons.delete')}
      grave
      onAnswer={end}
      onClose={onClose}
      title={t('seasons.deleteTitle', { name: season.name })}
    >
      <p>{t('seasons.deleteText', { count: bookings })}</p>
    </AskDialog>
  )
}
