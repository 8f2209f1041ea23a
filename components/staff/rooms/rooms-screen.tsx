'use client'

import type { RoomList } from '#lib/rooms/schema/room.ts'
import { ByWindow } from '../kit/by-window.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { DeleteRoomDialog } from './delete-room-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { RoomCards } from './room-cards.tsx'
import { RoomDesk } from './room-desk.tsx'
import { RoomDialog } from './room-dialog.tsx'
import { useRooms } from './use-rooms.ts'

/** The rooms, as a table in a large window and one by one in a small one. */
export function RoomsScreen({ first, phone }: { first: First<RoomList>; phone: boolean }) {
  const rooms = useRooms(first)
  const { list, over, setOver } = rooms
  const close = () => setOver(null)
  return (
    <>
      <ByWindow phone={phone}>
        {(wide) => (wide ? <RoomDesk {...rooms} /> : <RoomCards {...rooms} />)}
      </ByWindow>
      {(over?.dialog === 'add' || over?.dialog === 'edit') && (
        <RoomDialog
          onClose={close}
          onDelete={(room) => setOver({ dialog: 'delete', room })}
          onSaved={list.refresh}
          room={over.dialog === 'edit' ? over.room : null}
        />
      )}
      {over?.dialog === 'delete' && (
        <DeleteRoomDialog onClose={close} onDeleted={list.refresh} room={over.room} />
      )}
      {over?.dialog === 'import' && <ImportDialog onClose={close} onImported={list.refresh} />}
    </>
  )
}
