'use client'

import { useState } from 'react'
import { fetchSeasons } from '#lib/rates/client/seasons.ts'
import { nextYear } from '#lib/rates/rules/next-year.ts'
import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import { searchRooms } from '#lib/rooms/client.ts'
import type { RoomList } from '#lib/rooms/schema/room.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { type EditedSeason, newSeason } from './season-draft.ts'
import { useRateUndo } from './use-rate-undo.ts'

/** The thing that is being edited: a season by its key, or the usual prices. */
type Edited = { season: EditedSeason; key: string } | 'usual' | null

/** The seasons and rooms, and which of them is being edited. */
export function useSeasons(first: First<WireSeason[]>, firstRooms: First<RoomList>) {
  const list = useAnswer(fetchSeasons, first.search, first, { topics: ['rooms'] })
  const rooms = useAnswer(searchRooms, everyRoom, firstRooms, { topics: ['rooms'] })
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
    seasons: list.value,
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
    /** Begins a new season like another, with its nights of a year later. */
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

export type Seasons = ReturnType<typeof useSeasons>

const everyRoom = { q: '' }
