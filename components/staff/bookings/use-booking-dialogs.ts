'use client'

import { useState } from 'react'
import type { BookingStatus } from '#lib/booking/rules.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import type { Bookings } from './use-bookings.ts'
import type { StatusChange } from './use-status-change.ts'

export type BookingDialogState = {
  /** The booking whose record is open. */
  opened: StaffBooking | null
  screenshot: StaffBooking | null
  rejecting: StaffBooking | null
  open: (booking: StaffBooking) => void
  close: () => void
  showScreenshot: (booking: StaffBooking | null) => void
  askReason: (booking: StaffBooking | null) => void
  /** Runs an action, or first asks for the reason if there should be one. */
  act: (change: StatusChange['change']) => (booking: StaffBooking, to: BookingStatus) => void
  /** Shows a booking as it will be, before the server has responded. */
  show: (booking: StaffBooking) => void
  /** Called after a change: the record shows the booking as it is now, and the list is loaded again. */
  settle: (changed: StaffBooking | null) => Promise<void>
}

/** Holds the dialogs over a list of bookings: a record, a screenshot, the question for a reason. */
export function useBookingDialogs(
  list: Bookings,
  first: StaffBooking | null = null,
): BookingDialogState {
  const [opened, setOpened] = useState(first)
  const [screenshot, setScreenshot] = useState<StaffBooking | null>(null)
  const [rejecting, setRejecting] = useState<StaffBooking | null>(null)
  const fresh = list.page?.rows.find((row) => row.id === opened?.id)
  const show = (booking: StaffBooking) => {
    setOpened((last) => (last?.id === booking.id ? booking : last))
    list.replace(booking)
  }
  return {
    // The list is newer than what was opened; a booking that left it stays open as it was.
    opened: fresh ?? opened,
    screenshot,
    rejecting,
    open: setOpened,
    close: () => setOpened(null),
    showScreenshot: setScreenshot,
    askReason: setRejecting,
    act: (change) => (booking, to) => {
      if (to === 'rejected') setRejecting(booking)
      else void change(booking, to)
    },
    show,
    settle: async (changed) => {
      if (changed) show(changed)
      await list.refresh()
    },
  }
}
