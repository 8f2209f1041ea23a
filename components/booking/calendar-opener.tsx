'use client'

import { CalendarButton } from '#components/rooms/calendar/calendar-button.tsx'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { isIsoDate } from '#lib/shared/dates.ts'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'

/** Opens the calendar of the chosen room; the dates chosen there fill the form. */
export function CalendarOpener() {
  const { flow, room, dispatch } = useBooking()
  const nameOf = useRoomName()
  const { checkIn, checkOut, guests, code, roomType } = flow.fields
  return (
    // Keeps its space while the rooms are fetched, so that nothing below moves.
    <div className={room ? '' : 'invisible'}>
      <CalendarButton
        name={room ? nameOf(room) : ''}
        onTake={(stay) => dispatch({ type: 'stayChosen', stay })}
        party={{ guests, code }}
        plate={room && <RoomPicture room={room} sizes="96px" />}
        room={room?.name ?? roomType}
        stay={isIsoDate(checkIn) && isIsoDate(checkOut) ? { checkIn, checkOut } : undefined}
      />
    </div>
  )
}
