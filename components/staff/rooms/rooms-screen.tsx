'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WholeRoomList } from '#lib/rooms/schema/room.ts'
import { ListScreen } from '../kit/list/list-screen.tsx'
import { walkRows } from '../kit/list/walk-rows.ts'
import type { First } from '../kit/live/use-answer.ts'
import { count } from '../kit/words.ts'
import { AddRoomDialog } from './add-room-dialog.tsx'
import { DeleteRoomDialog } from './delete-room-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { CardActs, OffSite, roomColumns } from './room-columns.tsx'
import { RoomThumb } from './room-facts.tsx'
import { NoRooms, RoomTools } from './room-tools.tsx'
import { useRooms } from './use-rooms.ts'

const t = staffWords('rooms')

export function RoomsScreen({ first, phone }: { first: First<WholeRoomList>; phone: boolean }) {
  const rooms = useRooms(first)
  const { search, list, over, setOver } = rooms
  const { rows } = list.value
  const units = rows.reduce((sum, room) => sum + room.units, 0)
  const close = () => setOver(null)
  return (
    <>
      <ListScreen
        caption={t('list.caption')}
        card={(room) => ({
          label: room.name,
          head: (
            <>
              {room.picture && (
                <RoomThumb className="aspect-[16/9] w-full rounded-none!" room={room} />
              )}
              <div className="border-rule border-b p-4 pb-3.5">
                <h2 className="heading text-lg">{room.name}</h2>
                <OffSite room={room} />
              </div>
            </>
          ),
          foot: <CardActs room={room} rooms={rooms} />,
        })}
        columns={roomColumns(rooms)}
        empty={() => <NoRooms search={search} />}
        high="py-2.5"
        id={({ id }) => id}
        list={list}
        name={t('list.name')}
        note={t('list.note', {
          types: count(rows.length, 'roomType'),
          units: count(units, 'unit'),
        })}
        onKeyDown={walkRows}
        pad="px-3 first:ps-5 last:pe-4"
        phone={phone}
        row="relative bg-card transition-colors duration-[120ms] hover:bg-[#edf2ea]"
        search={search}
        tools={(wide) => <RoomTools {...rooms} wide={wide} />}
      />
      {over?.dialog === 'add' && <AddRoomDialog onClose={close} />}
      {over?.dialog === 'delete' && (
        <DeleteRoomDialog onClose={close} onTried={() => void list.refresh()} room={over.room} />
      )}
      {over?.dialog === 'import' && <ImportDialog onClose={close} onImported={list.refresh} />}
    </>
  )
}
