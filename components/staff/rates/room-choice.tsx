import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { count, rupees } from '../kit/words.ts'
import { RoomThumb } from '../rooms/room-facts.tsx'

type RoomChoiceProps = {
  rooms: readonly WireRoom[]
  room: number
  onChoose: (room: number) => void
}

/** The choice of the room whose nights are shown. */
export function RoomChoice({ rooms, room, onChoose }: RoomChoiceProps) {
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 lg:-mx-1 lg:px-1">
      <legend className="sr-only">Room</legend>
      <div className="flex gap-3">
        {rooms.map((each) => (
          <button
            aria-pressed={each.id === room}
            className="flex min-h-[60px] min-w-[136px] items-center gap-2.5 rounded-[12px] border-[1.5px] border-edge bg-card py-1.5 pr-3 pl-1.5 text-start hover:bg-rice aria-pressed:border-lake aria-pressed:bg-[#f4f8f4] aria-pressed:shadow-[0_0_0_1.5px_#1f5c5a] max-lg:flex-1 lg:pr-4"
            key={each.id}
            onClick={() => onChoose(each.id)}
            type="button"
          >
            <RoomThumb className="h-[46px] w-[38px] min-w-[38px] lg:w-[60px]" room={each} />
            <span>
              <span className="block font-semibold text-sm leading-tight">{each.name}</span>
              <span className="num block text-ink-2 text-xs max-lg:hidden">
                {count(each.units, 'unit')}, usually {rupees(each.total_rate)}
              </span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
