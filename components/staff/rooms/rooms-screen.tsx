'use client'

import { useState } from 'react'
import { searchRooms } from '#lib/rooms/client.ts'
import type { RoomList, WireRoom } from '#lib/rooms/schema.ts'
import { ByWindow } from '../by-window.tsx'
import { useAnswer } from '../use-answer.ts'
import { useDelayed } from '../use-delayed.ts'
import { DeleteRoomDialog } from './delete-room-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { RoomCards } from './room-cards.tsx'
import { RoomDesk } from './room-desk.tsx'
import { RoomDialog } from './room-dialog.tsx'

type Open =
  | { dialog: 'add' | 'import' }
  | { dialog: 'edit' | 'delete'; room: WireRoom }
  | { dialog: 'none' }

/** The rooms, as a table in a large window and one by one in a small one. */
export function RoomsScreen({ initial, phone }: { initial: RoomList; phone: boolean }) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState<Open>({ dialog: 'none' })
  const q = useDelayed(text, 300).trim()
  const { value, ...list } = useAnswer(searchRooms, { q }, initial, { topics: ['rooms'] })
  const search = {
    ...list,
    page: value,
    text,
    // During typing the list shown does not match the text yet.
    loading: list.loading || text.trim() !== q,
    setText,
    onAdd: () => setOpen({ dialog: 'add' }),
    onImport: () => setOpen({ dialog: 'import' }),
    onEdit: (room: WireRoom) => setOpen({ dialog: 'edit', room }),
    onDelete: (room: WireRoom) => setOpen({ dialog: 'delete', room }),
  }
  const close = () => setOpen({ dialog: 'none' })
  return (
    <>
      <ByWindow phone={phone}>
        {(wide) => (wide ? <RoomDesk search={search} /> : <RoomCards search={search} />)}
      </ByWindow>
      {(open.dialog === 'add' || open.dialog === 'edit') && (
        <RoomDialog
          onClose={close}
          onDelete={search.onDelete}
          onSaved={list.refresh}
          room={open.dialog === 'edit' ? open.room : null}
        />
      )}
      {open.dialog === 'delete' && (
        <DeleteRoomDialog onClose={close} onDeleted={list.refresh} room={open.room} />
      )}
      {open.dialog === 'import' && <ImportDialog onClose={close} onImported={list.refresh} />}
    </>
  )
}
