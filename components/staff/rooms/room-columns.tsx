import { EyeOff, Pencil, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { MoveButtons } from '../kit/list/move-buttons.tsx'
import { count, rupees } from '../kit/words.ts'
import { Gst, ImageState, RoomThumb } from './room-facts.tsx'
import type { Rooms } from './use-rooms.ts'

const t = staffWords('rooms')

type Acts = { rooms: Pick<Rooms, 'setOver' | 'move'>; room: WholeRoom }

/** Returns the columns of the rooms; the last one has the buttons. */
export function roomColumns(rooms: Acts['rooms']): Column<WholeRoom>[] {
  return [
    { name: t('facts.name'), cell: (room) => <Name room={room} /> },
    ...(chargesGst() ? taxed() : []),
    {
      ...named(chargesGst() ? t('columns.totalRate') : t('columns.rate')),
      end: true,
      look: 'font-semibold',
      cell: (room) => rupees(room.total_rate),
    },
    {
      name: t('facts.description'),
      className: 'max-xl:hidden',
      look: 'max-w-[320px] text-ink-2 leading-snug',
      cell: (room) => <span className="line-clamp-2">{described(room)}</span>,
    },
    { fact: t('facts.units'), cell: ({ units }) => units },
    { fact: t('facts.sleeps'), cell: ({ sleeps }) => sleeps ?? t('facts.notSet') },
    {
      ...named(t('facts.image')),
      look: 'whitespace-nowrap',
      cell: (room) => <ImageState room={room} />,
    },
    {
      fact: t('facts.description'),
      wide: true,
      cell: (room) => <span className="whitespace-pre-line font-normal">{described(room)}</span>,
    },
    {
      name: t('columns.actions'),
      silent: true,
      cell: (room) => <RowActs room={room} rooms={rooms} />,
    },
  ]
}

const named = (name: string, fact = name) => ({ name, fact })
const taxed = (): Column<WholeRoom>[] => [
  { ...named(t('columns.baseRate')), end: true, cell: (room) => rupees(room.base_rate) },
  {
    ...named(t('columns.gst', { percent: farm().gstPercent }), t('columns.gstAmount')),
    end: true,
    cell: (room) => <Gst room={room} />,
  },
]

function described({ description }: WholeRoom): string {
  return description || t('facts.noDescription')
}

function Name({ room }: Pick<Acts, 'room'>) {
  const { id, name, slug, units, sleeps } = room
  return (
    <span className="flex items-center gap-3 xl:gap-4">
      <RoomThumb className="h-11 w-14 shrink-0 xl:h-14 xl:w-[76px]" room={room} />
      <span className="min-w-[110px] xl:min-w-[156px]">
        {/* The link covers the whole row: a click anywhere opens the room. */}
        <Link
          className="wrap-anywhere text-start font-semibold after:absolute after:inset-0"
          data-row={id}
          href={`/app/rooms/${slug}`}
        >
          {name}
        </Link>
        <span className="num block text-ink-2 text-xs">
          {[units > 1 && count(units, 'unit'), sleeps && t('columns.sleeps', { count: sleeps })]
            .filter(Boolean)
            .join(', ')}
        </span>
        <OffSite room={room} />
      </span>
    </span>
  )
}

/** Says of a room that guests don't see it. */
export function OffSite({ room }: Pick<Acts, 'room'>) {
  if (room.on_site) return null
  return (
    <span className="mt-1 inline-flex items-center gap-1.5 font-semibold text-turmeric-ink text-xs">
      <EyeOff aria-hidden="true" size={15} />
      {t('list.offSite')}
    </span>
  )
}

function RowActs({ room, rooms: { setOver, move } }: Acts) {
  return (
    <span className="relative z-1 flex items-center justify-end gap-1">
      <MoveRoom move={move} room={room} />
      <Link
        aria-label={t('list.editNamed', { name: room.name })}
        className={`${buttonClass({ kind: 'outline', size: 'small' })} !px-3.5`}
        href={`/app/rooms/${room.slug}`}
      >
        <Pencil size={17} />
        <span className="max-2xl:hidden">{t('list.edit')}</span>
      </Link>
      <IconButton
        className="icon-button text-red"
        label={t('list.deleteNamed', { name: room.name })}
        onClick={() => setOver({ dialog: 'delete', room })}
        title={t('list.delete')}
      >
        <Trash2 size={19} />
      </IconButton>
    </span>
  )
}

function MoveRoom({ move, room }: { move: Rooms['move']; room: WholeRoom }) {
  return (
    <MoveButtons
      busy={move.busy}
      canMove={(by) => move.canMove(room, by)}
      name={room.name}
      onMove={(by) => move.move(room, by)}
    />
  )
}

/** What can be done with a room, below its card. */
export function CardActs({ room, rooms: { setOver, move } }: Acts) {
  return (
    <div className="flex gap-2.5 p-4">
      <MoveRoom move={move} room={room} />
      <Link
        className={`${buttonClass({ kind: 'outline' })} flex-1 px-3!`}
        href={`/app/rooms/${room.slug}`}
      >
        <Pencil size={18} />
        {t('list.edit')}
      </Link>
      <Button
        className="flex-1 px-3!"
        kind="danger"
        onClick={() => setOver({ dialog: 'delete', room })}
      >
        <Trash2 size={18} />
        {t('list.delete')}
      </Button>
    </div>
  )
}
