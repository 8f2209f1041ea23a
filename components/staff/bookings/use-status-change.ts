'use client'

import { useState } from 'react'
import { undoStatus, updateStatus } from '#lib/booking/client.ts'
import { type BookingStatus, undoSeconds } from '#lib/booking/rules.ts'
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

type List = {
  /** Shows a booking as it will be, before the server has responded. */
  show: (booking: StaffBooking) => void
  /** Called with the result: the booking as the server has it, or null if only the list can tell. */
  settle: (booking: StaffBooking | null) => Promise<void>
}

const mail = `The guest’s mail leaves in ${undoSeconds} seconds.`
const done: Record<BookingStatus, string> = {
  pending: 'Back to pending. The guest gets no mail.',
  verified: `Payment verified. ${mail}`,
  confirmed: `Booking confirmed. ${mail}`,
  rejected: `Booking rejected. ${mail}`,
}

/**
 * Changes a booking's status: shows it at once, puts it back with a reason if the server refuses, and
 * offers to take it back while the guest's mail waits.
 */
export function useStatusChange({ show, settle }: List): StatusChange {
  const [busyId, setBusyId] = useState<string | null>(null)
  const toast = useToast()
  const { recount } = useWaiting()

  const settled = async (booking: StaffBooking, work: Promise<StaffBooking>) => {
    setBusyId(booking.id)
    const changed = await asStaff(work).catch((error: unknown) => {
      toast({ tone: 'error', text: problemOf(error, booking) })
      return null
    })
    if (!changed) show(booking)
    await settle(changed)
    setBusyId(null)
    await recount()
    return changed
  }

  const undo = async (changed: StaffBooking) => {
    toast(null)
    const back = await settled(changed, undoStatus(changed.id))
    if (back) toast({ tone: 'success', text: `${back.full_name}: taken back. No mail was sent.` })
  }

  const change = async (booking: StaffBooking, status: BookingStatus, note = '') => {
    show({ ...booking, status, status_note: note || null })
    const changed = await settled(booking, updateStatus(booking, status, note))
    if (!changed) return
    toast({
      tone: 'success',
      text: `${booking.full_name}: ${done[status]}`,
      undo: { seconds: undoSeconds, run: () => void undo(changed) },
    })
  }
  return { busyId, change }
}

function problemOf(error: unknown, booking: StaffBooking): string {
  const { full_name, room_type, check_in, check_out } = booking
  if (!(error instanceof Refusal)) {
    return `Nothing was changed for ${full_name}: the server did not answer. Try again.`
  }
  if (error.code === 'changed_meanwhile' || error.code === 'illegal_transition') {
    return `Somebody else changed the booking of ${full_name} meanwhile. This is how it stands now.`
  }
  if (error.code === 'too_late') {
    return `The mail to ${full_name} has left, so this can not be taken back. Set another status instead.`
  }
  if (error.code === 'room_not_available') {
    return `No ${room_type} is free from ${day(check_in)} to ${day(check_out)}, so nothing was changed. Call ${full_name} to agree on other dates or another room.`
  }
  return `Nothing was changed for ${full_name}. ${error.message}`
}
