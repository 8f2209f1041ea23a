'use client'

import { ListFailed, RowSkeletons } from '../list-states.tsx'
import { SearchField } from '../search-field.tsx'
import { count } from '../words.ts'
import type { RoomSearch } from './room-search.ts'
import { RoomTable } from './room-table.tsx'
import { NoRooms, RoomButtons, RoomCount } from './room-tools.tsx'

/** The rooms for a large screen. */
export function RoomDesk({ search }: { search: RoomSearch }) {
  const { page, failed, loading } = search
  const rows = page?.rows ?? []
  const units = rows.reduce((sum, room) => sum + room.units, 0)
  return (
    <div className="p-6 pb-3 xl:px-8">
      <section
        aria-label="Rooms"
        className="overflow-clip rounded-staff border border-edge bg-card"
      >
        <div className="flex flex-wrap items-center gap-3 px-[18px] py-4">
          <SearchField
            className="min-w-[180px] max-w-[420px] flex-1"
            onChange={search.setText}
            placeholder="Search rooms"
            value={search.text}
          />
          <RoomCount search={search} />
          <RoomButtons search={search} />
        </div>
        {failed && <ListFailed onRetry={search.refresh} stale={page !== null} what="rooms" />}
        {!page && !failed && <RowSkeletons height={80} rows={4} />}
        {page && rows.length === 0 && !loading && <NoRooms search={search} />}
        {rows.length > 0 && (
          <div aria-busy={loading} className={loading ? 'opacity-60' : ''}>
            <RoomTable onDelete={search.onDelete} onEdit={search.onEdit} rows={rows} />
            <p className="num border-edge border-t px-5 py-3.5 text-ink-2">
              {count(units, 'unit')} in {count(rows.length, 'room')}. Rates are for a night.
            </p>
          </div>
        )}
      </section>
    </div>
  )
}
