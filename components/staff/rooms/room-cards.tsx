'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { CardSkeleton, EmptyCard, ListFailed } from '../list-states.tsx'
import { CardCell, OneByOne } from '../one-by-one.tsx'
import { SearchField } from '../search-field.tsx'
import { rupees } from '../words.ts'
import { Gst, ImageState, noDescription, RoomThumb } from './room-facts.tsx'
import type { RoomSearch } from './room-search.ts'
import { NoRooms, RoomButtons, RoomCount } from './room-tools.tsx'

/** The rooms for a small screen: one at a time. */
export function RoomCards({ search }: { search: RoomSearch }) {
  const [index, setIndex] = useState(0)
  const { page, failed, loading } = search
  const rows = page?.rows ?? []
  const at = Math.min(index, Math.max(0, rows.length - 1))
  const room = rows[at]
  return (
    <div className="flex flex-col gap-3 p-4">
      <SearchField
        onChange={(text) => {
          search.setText(text)
          setIndex(0)
        }}
        placeholder="Search rooms"
        value={search.text}
      />
      <RoomButtons search={search} />
      <RoomCount search={search} />
      {failed && (
        <ListFailed className="" onRetry={search.refresh} stale={page !== null} what="rooms" />
      )}
      {!page && !failed && <CardSkeleton />}
      {page && !room && !loading && (
        <EmptyCard>
          <NoRooms search={search} />
        </EmptyCard>
      )}
      {room && (
        <OneByOne at={at} loading={loading} name="Rooms" onStep={setIndex} total={rows.length}>
          <RoomCard onDelete={search.onDelete} onEdit={search.onEdit} room={room} />
        </OneByOne>
      )}
    </div>
  )
}

type RoomCardProps = {
  room: WireRoom
  onEdit: (room: WireRoom) => void
  onDelete: (room: WireRoom) => void
}

function RoomCard({ room, onEdit, onDelete }: RoomCardProps) {
  return (
    <article
      aria-label={room.name}
      className="overflow-clip rounded-staff border border-edge bg-card"
    >
      {room.image_path && <RoomThumb className="aspect-[16/9] w-full rounded-none!" room={room} />}
      <h2 className="heading border-rule border-b p-4 pb-3.5 text-[21px]">{room.name}</h2>
      <dl className="num grid grid-cols-2">
        <CardCell name="Base Rate">{rupees(room.base_rate)}</CardCell>
        <CardCell name="GST amount">
          <Gst room={room} />
        </CardCell>
        <CardCell name="Total Rate">{rupees(room.total_rate)}</CardCell>
        <CardCell name="Units">{room.units}</CardCell>
        <CardCell name="Image" wide>
          <ImageState room={room} />
        </CardCell>
        <CardCell name="Description" wide>
          <span className="whitespace-pre-line font-normal">
            {room.description || noDescription}
          </span>
        </CardCell>
      </dl>
      <div className="flex gap-2.5 p-4 *:flex-1">
        <Button kind="outline" onClick={() => onEdit(room)}>
          <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
          Edit
        </Button>
        <Button kind="danger" onClick={() => onDelete(room)}>
          <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
          Delete
        </Button>
      </div>
    </article>
  )
}
