'use client'

import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { giveRoom } from '#lib/booking/client.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { fetchRooms } from '#lib/rooms/client.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { asStaff } from '../as-staff.ts'
import { SelectField } from '../select-field.tsx'
import { useToast } from '../toast.tsx'
import { day } from '../words.ts'

type GiveRoomProps = {
  booking: StaffBooking
  onChanged: (booking: StaffBooking | null) => Promise<void>
}

/** Gives a booking that has no unit one of any room. The price stays as agreed. */
export function GiveRoom({ booking, onChanged }: GiveRoomProps) {
  const [rooms, setRooms] = useState<WireRoom[]>([])
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  useEffect(() => {
    const controller = new AbortController()
    // Without the list there is no choice to offer; the sentence above says whom to call.
    fetchRooms({ signal: controller.signal }).then(setRooms, () => undefined)
    return () => controller.abort()
  }, [])
  if (rooms.length === 0) return null

  const own = rooms.find((room) => room.name === booking.room_type) ?? rooms[0]
  const room = rooms.find((candidate) => String(candidate.id) === chosen) ?? own
  const give = async () => {
    if (!room) return
    setBusy(true)
    try {
      const changed = await asStaff(giveRoom(booking.id, room.id))
      toast({ tone: 'success', text: `${booking.full_name} has ${room.name} now.` })
      await onChanged(changed)
    } catch (error) {
      toast({ tone: 'error', text: problemOf(error, room.name, booking) })
    }
    setBusy(false)
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <SelectField
        className="min-w-[200px] flex-1"
        label="Room to give"
        onChange={setChosen}
        options={rooms.map(({ id, name }) => [String(id), name] as const)}
        value={String(room?.id ?? '')}
      />
      <Button disabled={busy} kind="outline" onClick={give} size="small">
        Give this room
      </Button>
    </div>
  )
}

function problemOf(error: unknown, room: string, booking: StaffBooking): string {
  if (!(error instanceof Refusal)) return 'Nothing was changed: the server did not answer.'
  if (error.code !== 'room_not_available') return error.message
  return `No ${room} is free from ${day(booking.check_in)} to ${day(booking.check_out)}.`
}
