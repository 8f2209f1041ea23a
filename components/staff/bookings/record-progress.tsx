'use client'

import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { isDone } from '#lib/desk/rules/day.ts'
import type { DeskToday } from '#lib/desk/schema/today.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { MainAction } from '../today/card-actions.tsx'
import { DeskProvider, type Over, overNow } from '../today/desk.ts'
import { OverDay } from '../today/over-day.tsx'
import { useProgress } from '../today/use-progress.ts'
import { useBookingWork } from './booking-work.ts'

const today = { day: null }

/** Checks a guest in or out from the booking's record, as Today does, while the stay is among those of today. */
export function RecordProgress({ booking }: { booking: StaffBooking }) {
  const work = useBookingWork()
  const topics = ['bookings', 'rooms'] as const
  const { value, refresh } = useAnswer(reading('GET desk/today'), today, null, { topics })
  const look = async () => void (await Promise.all([refresh(), work.refresh()]))
  const alone = booking.status === 'confirmed'
  return value && <OfToday alone={alone} id={booking.id} refresh={look} today={value} />
}

type OfTodayProps = {
  id: string
  today: DeskToday
  refresh: () => Promise<void>
  /** True where the booking has no other next step. */
  alone: boolean
}

function OfToday({ id, today, refresh, alone }: OfTodayProps) {
  const progress = useProgress(refresh)
  const [over, setOver] = useState<Over | null>(null)
  const found = (['leaving', 'in_house', 'arriving'] as const)
    .flatMap((list) => today[list].map((stay) => ({ list, stay })))
    .find(({ stay, list }) => stay.id === id && !isDone(stay, list, today.day))
  const close = () => {
    setOver(null)
    keepFocus(id)
  }
  const open = (next: Over) => !progress.refused() && setOver(next)
  return (
    <DeskProvider value={{ today, progress, open, refresh }}>
      {found && <MainAction {...found} alone={alone} />}
      {over && <OverDay onClose={close} over={overNow(over, today)} refresh={refresh} />}
    </DeskProvider>
  )
}
