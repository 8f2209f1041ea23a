'use client'

import { createContext, useContext, useState } from 'react'
import type { SenderBooking } from '#lib/booking/schema/senders.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { type Action, endsByCancelling, type Step } from '../booking/actions.ts'
import type { Ids } from '../kit/action/use-ids.ts'
import { type BookingChanges, useBookingChanges } from './use-booking-changes.ts'

type Over =
  | { dialog: 'screenshot' | 'reason' | 'stay' | 'cancel' | 'payment'; booking: StaffBooking }
  | { dialog: 'again'; booking: StaffBooking; to: Step }
  | { dialog: 'sender'; booking: StaffBooking; others: SenderBooking[] }

/** The ways in which a booking can be changed, wherever its record is shown. */
export type BookingWork = BookingChanges & {
  over: Over | null
  setOver: (over: Over | null) => void
  /** Sets the status; what ends a stay asks for the reason first, and for what is given back where it is paid for. Money is recorded in a form. */
  act: (booking: StaffBooking, to: Action['to']) => void
  /** Reads again what is shown. */
  refresh: () => Promise<void>
}

const WorkContext = createContext<BookingWork | null>(null)
export const BookingWorkProvider = WorkContext.Provider

/** Returns what can be done with a booking, for any part of its record, its row or its card. */
export function useBookingWork(): BookingWork {
  const work = useContext(WorkContext)
  if (!work) throw new Error('A part of a booking stands outside of a BookingWorkProvider.')
  return work
}

/** Makes what {@link useBookingWork} returns; `show`, `refresh` and `unsettled` as {@link useBookingChanges} takes them. */
export function useNewWork(
  show: (booking: StaffBooking) => void,
  refresh: () => Promise<void>,
  unsettled: Ids,
): BookingWork {
  const [over, setOver] = useState<Over | null>(null)
  const changes = useBookingChanges(show, refresh, unsettled)
  return {
    ...changes,
    over,
    setOver,
    refresh,
    act: (booking, to) => {
      if (to === 'payment') setOver({ dialog: 'payment', booking })
      else if (to === 'rejected') {
        setOver({ dialog: endsByCancelling(booking) ? 'cancel' : 'reason', booking })
      } else void changes.change(booking, to)
    },
  }
}
