'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { CardFrame } from '../kit/list/list-frame.tsx'
import { CardCell } from '../kit/list/one-by-one.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { rupees } from '../kit/words.ts'
import { Gst, ImageState, noDescription, RoomThumb } from './room-facts.tsx'
import { NoRooms, RoomButtons, RoomCount } from './room-tools.tsx'
import type { Rooms } from './use-rooms.ts'

/** The rooms for a small screen: one at a time. */
export function RoomCards({ search, list, setOver }: Rooms) {
  const { rows } = list.value
  return (
    <CardFrame
      empty={<NoRooms search={search} />}
      list={list}
      name="Rooms"
      rows={rows}
      search={search}
      tools={
        <>
          <SearchField onChange={search.setText} placeholder="Search rooms" value={search.text} />
          <RoomButtons setOver={setOver} />
          <RoomCount list={list} />
        </>
      }
      total={rows.length}
    >
      {(room) => <RoomCard setOver={setOver} room={room} />}
    </CardFrame>
  )
}

function RoomCard({ room, setOver }: Pick<Rooms, 'setOver'> & { room: WireRoom }) {
  return (
    <article
      aria-label={room.name}
      className="overflow-clip rounded-staff border border-edge bg-card"
    >
      {room.image_path && <RoomThumb className="aspect-[16/9] w-full rounded-none!" room={room} />}
      <h2 className="heading border-rule border-b p-4 pb-3.5 text-lg">{room.name}</h2>
      <dl className="num grid grid-cols-2">
        {chargesGst() && (
          <>
            <CardCell name="Base Rate">{rupees(room.base_rate)}</CardCell>
            <CardCell name="GST amount">
              <Gst room={room} />
            </CardCell>
          </>
        )}
        <CardCell name={chargesGst() ? 'Total Rate' : 'Rate'}>{rupees(room.total_rate)}</CardCell>
        <CardCell name="Units">{room.units}</CardCell>
        <CardCell name="Sleeps">{room.sleeps ?? 'not said'}</CardCell>
        <CardCell name="Image">
          <ImageState room={room} />
        </CardCell>
        <CardCell name="Description" wide>
          <span className="whitespace-pre-line font-normal">
            {room.description || noDescription}
          </span>
        </CardCell>
      </dl>
      <div className="flex gap-2.5 p-4 *:flex-1">
        <Button kind="outline" onClick={() => setOver({ dialog: 'edit', room })}>
          <Pencil size={18} />
          Edit
        </Button>
        <Button kind="danger" onClick={() => setOver({ dialog: 'delete', room })}>
          <Trash2 size={18} />
          Delete
        </Button>
      </div>
    </article>
  )
}
