'use client'

import { ListFrame } from '../kit/list/list-frame.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { count } from '../kit/words.ts'
import { RoomTable } from './room-table.tsx'
import { NoRooms, RoomButtons, RoomCount } from './room-tools.tsx'
import type { Rooms } from './use-rooms.ts'

/** The rooms for a large screen. */
export function RoomDesk({ search, list, setOver }: Rooms) {
  const { rows } = list.value
  const units = rows.reduce((sum, room) => sum + room.units, 0)
  return (
    <ListFrame
      empty={<NoRooms search={search} />}
      list={list}
      name="Rooms"
      tools={
        <div className="flex flex-wrap items-center gap-3 px-[18px] py-4">
          <SearchField
            className="min-w-[180px] max-w-[420px] flex-1"
            onChange={search.setText}
            placeholder="Search rooms"
            value={search.text}
          />
          <RoomCount list={list} />
          <RoomButtons setOver={setOver} />
        </div>
      }
      total={rows.length}
    >
      <RoomTable setOver={setOver} rows={rows} />
      <p className="num border-edge border-t px-5 py-3.5 text-ink-2">
        {count(units, 'unit')} in {count(rows.length, 'room')}. Rates are for a night.
      </p>
    </ListFrame>
  )
}
