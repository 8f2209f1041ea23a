'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import { deleteRoom } from '#lib/rooms/client.ts'
import type { RoomList, WireRoom } from '#lib/rooms/schema/room.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { ListScreen } from '../kit/list/list-screen.tsx'
import { walkRows } from '../kit/list/walk-rows.ts'
import type { First } from '../kit/live/use-answer.ts'
import { useToast } from '../kit/toast/toast.ts'
import { count } from '../kit/words.ts'
import { ImportDialog } from './import-dialog.tsx'
import { CardActs, roomColumns } from './room-columns.tsx'
import { RoomDialog } from './room-dialog.tsx'
import { RoomThumb, refusals } from './room-facts.tsx'
import { NoRooms, RoomTools } from './room-tools.tsx'
import { useRooms } from './use-rooms.ts'

const t = staffWords('rooms')

export function RoomsScreen({ first, phone }: { first: First<RoomList>; phone: boolean }) {
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
              {room.image_path && (
                <RoomThumb className="aspect-[16/9] w-full rounded-none!" room={room} />
              )}
              <h2 className="heading border-rule border-b p-4 pb-3.5 text-lg">{room.name}</h2>
            </>
          ),
          foot: <CardActs room={room} setOver={setOver} />,
        })}
        columns={roomColumns(setOver)}
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

type DeleteRoomDialogProps = {
  room: WireRoom
  onClose: () => void
  /** Called once it's deleted, and if it couldn't be because the list has changed. */
  onDeleted: () => Promise<void>
}

/** Asks before a room is removed from the lists, and says why it cannot be. */
function DeleteRoomDialog({ room, onClose, onDeleted }: DeleteRoomDialogProps) {
  const toast = useToast()
  const remove = async () => {
    try {
      await deleteRoom(room)
      toast({ tone: 'success', text: t('delete.deleted', { name: room.name }) })
      onClose()
    } finally {
      void onDeleted()
    }
  }
  return (
    <AskDialog
      button={t('delete.button')}
      failed={t('delete.failed')}
      grave
      onAnswer={remove}
      onClose={onClose}
      refusals={refusals()}
      title={t('delete.title')}
    >
      <p>
        {t.rich('delete.text', {
          name: room.name,
          b: (words) => <b className="font-semibold">{words}</b>,
        })}
      </p>
    </AskDialog>
  )
}
