'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { property } from '#lib/property.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { walkRows } from '../kit/list/walk-rows.ts'
import { rupees } from '../kit/words.ts'
import { Gst, ImageState, noDescription, RoomThumb } from './room-facts.tsx'
import type { Rooms } from './use-rooms.ts'

const pad = 'px-3 first:ps-5 last:pe-4'
const cell = `border-rule border-b py-2.5 ${pad}`
const columns = [
  'Name',
  ...(chargesGst() ? ['Base Rate', `GST (${property.gstPercent}%)`, 'Total Rate'] : ['Rate']).map(
    (name) => ({
      name,
      end: true,
    }),
  ),
  { name: 'Description', className: 'max-xl:hidden' },
  'Image',
  { name: 'Actions', silent: true },
]

type Handlers = Pick<Rooms, 'setOver'>

/** The rooms as a table. The arrow keys go from row to row. */
export function RoomTable({ rows, setOver }: Handlers & { rows: WireRoom[] }) {
  return (
    <ListTable caption="Rooms that can be booked" columns={columns} onKeyDown={walkRows} pad={pad}>
      {rows.map((room) => (
        <Row key={room.id} setOver={setOver} room={room} />
      ))}
    </ListTable>
  )
}

function unitsAndSleeps({ units, sleeps }: WireRoom): string {
  return [units > 1 && `${units} units`, sleeps && `sleeps ${sleeps}`].filter(Boolean).join(', ')
}

function Row({ room, setOver }: Handlers & { room: WireRoom }) {
  const edit = () => setOver({ dialog: 'edit', room })
  return (
    <tr className="relative bg-card transition-colors duration-[120ms] last:*:border-b-0 hover:bg-[#edf2ea]">
      <td className={cell}>
        <span className="flex items-center gap-3 xl:gap-4">
          <RoomThumb className="h-11 w-14 shrink-0 xl:h-14 xl:w-[76px]" room={room} />
          <span className="min-w-[110px] xl:min-w-[156px]">
            {/* The button covers the whole row: a click anywhere opens the room. */}
            <button
              className="wrap-anywhere text-start font-semibold after:absolute after:inset-0"
              data-row={room.id}
              onClick={edit}
              type="button"
            >
              {room.name}
            </button>
            <span className="num block text-ink-2 text-xs">{unitsAndSleeps(room)}</span>
          </span>
        </span>
      </td>
      {chargesGst() && (
        <>
          <td className={`${cell} num whitespace-nowrap text-end`}>{rupees(room.base_rate)}</td>
          <td className={`${cell} num whitespace-nowrap text-end`}>
            <Gst room={room} />
          </td>
        </>
      )}
      <td className={`${cell} num whitespace-nowrap text-end font-semibold`}>
        {rupees(room.total_rate)}
      </td>
      <td className={`${cell} max-w-[320px] text-ink-2 leading-snug max-xl:hidden`}>
        <span className="line-clamp-2">{room.description || noDescription}</span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <ImageState room={room} />
      </td>
      <td className={cell}>
        <span className="relative z-1 flex items-center justify-end gap-1">
          <Button
            aria-label={`Edit ${room.name}`}
            className="!px-3.5"
            kind="outline"
            onClick={edit}
            size="small"
          >
            <Pencil size={17} />
            <span className="max-2xl:hidden">Edit</span>
          </Button>
          <IconButton
            label={`Delete ${room.name}`}
            className="icon-button text-red"
            onClick={() => setOver({ dialog: 'delete', room })}
            title="Delete"
          >
            <Trash2 size={19} />
          </IconButton>
        </span>
      </td>
    </tr>
  )
}
