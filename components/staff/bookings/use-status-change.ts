'use client'

import { useState } from 'react'
import { updateStatus } from '#lib/booking/client.ts'
import type { BookingStatus } from '#lib/booking/rules.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { asStaff } from '../as-staff.ts'
import { useToast } from '../toast.tsx'
import { useWaiting } from '../waiting.tsx'
import { day } from '../words.ts'

export type StatusChange = {
  /** The booking that is being changed now. */
  busyId: string | null
  change: (booking: StaffBooking, status: BookingStatus, note?: string) => Promise<void>
}

const done: Record<BookingStatus, string> = {
  pending: 'Back to pending. The guest gets no mail.',
  verified: 'Payment verified. The guest gets a mail.',
  confirmed: 'Booking confirmed. The guest gets a mail.',
  rejected: 'Booking rejected. The guest gets a mail.',
}

/** Changes a booking's status, says what came of it, and lets the list show how the booking stands then. */
export function useStatusChange(
  onChanged: (booking: StaffBooking | null) => Promise<void>,
): StatusChange {
  const [busyId, setBusyId] = useState<string | null>(null)
  const toast = useToast()
  const { recount } = useWaiting()

  const change = async (booking: StaffBooking, status: BookingStatus, note = '') => {
    setBusyId(booking.id)
    try {
      const changed = await asStaff(updateStatus(booking.id, status, note))
      toast({ tone: 'success', text: `${booking.full_name}: ${done[status]}` })
      await onChanged(changed)
    } catch (error) {
      toast({ tone: 'error', text: problemOf(error, booking) })
      await onChanged(null)
    }
    setBusyId(null)
    await recount()
  }
  return { busyId, change }
}

function problemOf(error: unknown, booking: StaffBooking): string {
  const { full_name, room_type, check_in, check_out } = booking
  if (!(error instanceof Refusal)) {
    return `Nothing was changed for ${full_name}: the server did not answer. Try again.`
  }
  if (error.code === 'illegal_transition') {
    return `Somebody else changed the booking of ${full_name} meanwhile. This is how it stands now.`
  }
  if (error.code === 'room_not_available') {
    return `No ${room_type} is free from ${day(check_in)} to ${day(check_out)}, so nothing was changed. Call ${full_name} to agree on other dates or another room.`
  }
  return `Nothing was changed for ${full_name}. ${error.message}`
}
