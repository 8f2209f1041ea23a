import type { RoomGuests } from '#lib/rates/schema/extras.ts'
import { Card } from '../kit/card.tsx'
import { count, rupees } from '../kit/words.ts'
import { ExtraRow } from './extra-row.tsx'

type GuestsCardProps = { rooms: readonly RoomGuests[]; onEdit: (room: RoomGuests) => void }

/** The guests whom each room's price is for, and what one more costs. */
export function GuestsCard({ rooms, onEdit }: GuestsCardProps) {
  return (
    <Card title="Extra guest">
      <ul>
        {rooms.map((room) => (
          <ExtraRow
            about={aboutOf(room)}
            key={room.room}
            name={room.name}
            onEdit={() => onEdit(room)}
            value={
              room.extra_guest_price === null
                ? 'Same price'
                : `${rupees(room.extra_guest_price)} a night`
            }
          />
        ))}
      </ul>
      <p className="border-rule border-t px-4 py-3 text-ink-2 text-xs lg:px-5">
        Children are counted like everybody.
      </p>
    </Card>
  )
}

function aboutOf({ guests_included: included, sleeps }: RoomGuests): string {
  const most = sleeps === null ? 'any number of guests' : `${sleeps} at most`
  return included === null ? most : `${count(included, 'guest')} in the price, ${most}`
}
