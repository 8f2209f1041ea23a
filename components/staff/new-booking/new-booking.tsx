'use client'

import dynamic from 'next/dynamic'
import { useWanted } from './address.ts'

// Most visits to a screen of staff make no booking. Only the browser knows how the last one came, so it alone draws the sheet.
const NewBookingSheet = dynamic(
  () => import('./new-booking-sheet.tsx').then((part) => part.NewBookingSheet),
  { ssr: false },
)

/** A new booking over any screen of staff, while its address asks for one: `?new=1`, with `room`, `unit`, `from` and `to`. */
export function NewBooking() {
  const wanted = useWanted()
  return wanted && <NewBookingSheet key={wanted.key} wanted={wanted} />
}
