import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { property } from '#lib/property.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { count, rupees } from '../kit/words.ts'
import { Gst, ImageState, RoomThumb } from './room-facts.tsx'
import type { Rooms } from './use-rooms.ts'

const t = staffWords('rooms')

type Acts = Pick<Rooms, 'setOver'> & { room: WireRoom }

/** Returns the columns of the rooms; the last one has the buttons. */
export function roomColumns(setOver: Rooms['setOver']): Column<WireRoom>[] {
  return [
    { name: t('facts.name'), cell: (room) => <Name room={room} setOver={setOver} /> },
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
      cell: (room) => <RowActs room={room} setOver={setOver} />,
    },
  ]
}

const named = (name: string, fact = name) => ({ name, fact })
const taxed = (): Column<WireRoom>[] => [
  { ...named(t('columns.baseRate')), end: true, cell: (room) => rupees(room.base_rate) },
  {
    ...named(t('columns.gst', { percent: property.gstPercent }), t('columns.gstAmount')),
    end: true,
    cell: (room) => <Gst room={room} />,
  },
]

function described({ description }: WireRoom): string {
  return description || t('facts.noDescription')
}

function Name({ room, setOver }: Acts) {
  const { id, name, units, sleeps } = room
  return (
    <span className="flex items-center gap-3 xl:gap-4">
      <RoomThumb className="h-11 w-14 shrink-0 xl:h-14 xl:w-[76px]" room={room} />
      <span className="min-w-[110px] xl:min-w-[156px]">
        {/* The button covers the whole row: a click anywhere opens the room. */}
        <button
          className="wrap-anywhere text-start font-semibold after:absolute after:inset-0"
          data-row={id}
          onClick={() => setOver({ dialog: 'edit', room })}
          type="button"
        >
          {name}
        </button>
        <span className="num block text-ink-2 text-xs">
          {[units > 1 && count(units, 'unit'), sleeps && t('columns.sleeps', { count: sleeps })]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </span>
  )
}

function RowActs({ room, setOver }: Acts) {
  return (
    <span className="relative z-1 flex items-center justify-end gap-1">
      <Button
        aria-label={t('list.editNamed', { name: room.name })}
        className="!px-3.5"
        kind="outline"
        onClick={() => setOver({ dialog: 'edit', room })}
        size="small"
      >
        <Pencil size={17} />
        <span className="max-2xl:hidden">{t('list.edit')}</span>
      </Button>
      <IconButton
        label={t('list.deleteNamed', { name: room.name })}
        className="icon-button text-red"
        onClick={() => setOver({ dialog: 'delete', room })}
        title={t('list.delete')}
      >
        <Trash2 size={19} />
      </IconButton>
    </span>
  )
}

/** What can be done with a room, below its card. */
export function CardActs({ room, setOver }: Acts) {
  return (
    <div className="flex gap-2.5 p-4 *:flex-1">
      <Button kind="outline" onClick={() => setOver({ dialog: 'edit', room })}>
        <Pencil size={18} />
        {t('list.edit')}
      </Button>
      <Button kind="danger" onClick={() => setOver({ dialog: 'delete', room })}>
        <Trash2 size={18} />
        {t('list.delete')}
      </Button>
    </div>
  )
}
