'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { searchRooms } from '#lib/rooms/client.ts'
import { usePress } from '../kit/action/use-press.ts'
import { SelectField } from '../kit/form/select-field.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useBookingWork } from './booking-work.ts'

const all = { q: '' }

/** Gives a booking that has no unit one of any room. */
export function GiveRoom({ booking }: { booking: StaffBooking }) {
  const { busy, giveRoom } = useBookingWork()
  const { value } = useAnswer(searchRooms, all, null, { topics: ['rooms'] })
  const [chosen, setChosen] = useState('')
  const rooms = value?.rows ?? []
  const own = rooms.find((room) => room.name === booking.room_type) ?? rooms[0]
  const room = rooms.find(({ id }) => String(id) === chosen) ?? own
  const press = usePress(() => room && giveRoom(booking, room), busy.has(booking.id))
  // Without the list there is no choice to offer; the sentence above says whom to call.
  if (!room) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <SelectField
        className="min-w-[200px] flex-1"
        label="Room to give"
        onChange={setChosen}
        options={rooms.map(({ id, name }) => [String(id), name] as const)}
        value={String(room.id)}
      />
      <Button kind="outline" size="small" {...press}>
        Give this room
      </Button>
    </div>
  )
}
