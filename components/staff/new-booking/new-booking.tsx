'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useWanted } from '../kit/address/new-booking.ts'
import type { Draft } from './draft.ts'

// Most visits to a screen of staff make no booking. Only the browser knows how the last one came, so it alone draws the sheet.
const NewBookingSheet = dynamic(
  () => import('./new-booking-sheet.tsx').then((part) => part.NewBookingSheet),
  { ssr: false },
)

/** A new booking over any screen of staff, while its address asks for one: `?new=1`, with `room`, `unit`, `check_in` and `check_out`. */
export function NewBooking() {
  const wanted = useWanted()
  // In memory alone: the names of guests stay off the device.
  const [unfinished, setUnfinished] = useState<Draft | null>(null)
  return (
    wanted && (
      <NewBookingSheet
        key={wanted.key}
        onLeave={setUnfinished}
        unfinished={unfinished}
        wanted={wanted}
      />
    )
  )
}
