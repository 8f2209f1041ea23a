'use client'

import { useState } from 'react'
import { giveRoom, undoStatus, updateStatus } from '#lib/booking/client.ts'
import { type BookingStatus, undoSeconds } from '#lib/booking/rules.ts'
import type { Standing } from '#lib/booking/schema/standings.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { orSignIn } from '../or-sign-in.ts'
import { type Toast, useToast } from '../toast.tsx'
import { day } from '../words.ts'

export type BookingChanges = {
  /** The booking that is being changed now. */
  busyId: string | null
  change: (booking: StaffBooking, status: BookingStatus, note?: string) => Promise<void>
  /** Gives a booking a unit of a room. The price stays as agreed. */
  giveRoom: (booking: StaffBooking, room: WireRoom) => Promise<void>
}

const mail = `The guest’s mail leaves in ${undoSeconds} seconds.`
const done: Record<BookingStatus, string> = {
  pending: 'Back to pending. The guest gets no mail.',
  verified: `Payment verified. ${mail}`,
  confirmed: `Booking confirmed. ${mail}`,
  rejected: `Booking rejected. ${mail}`,
}

/**
 * Changes bookings by two calls each: the change, whose answer is shown in the booking's place by `show`, and a
 * look at the list, which the booking may have left. A new status is shown at once, put back with a reason if the
 * server refuses, and can be taken back while the guest's mail waits.
 */
export function useBookingChanges(
  show: (booking: StaffBooking) => void,
  refresh: () => Promise<void>,
): BookingChanges {
  const [busyId, setBusyId] = useState<string | null>(null)
  const toast = useToast()

  const settle = async (
    booking: StaffBooking,
    call: Promise<Standing>,
    told: (standing: Standing) => Toast,
    room = booking.room_type,
  ) => {
    setBusyId(booking.id)
    try {
      const standing = await orSignIn(call)
      show(standing.booking)
      toast(told(standing))
    } catch (error) {
      show(booking)
      toast({ tone: 'error', text: problemOf(error, booking, room) })
    }
    await refresh()
    setBusyId(null)
  }

  const undo = (booking: StaffBooking) => {
    toast(null)
    return settle(booking, undoStatus(booking.id), () => ({
      tone: 'success',
      text: `${booking.full_name}: taken back. No mail was sent.`,
    }))
  }
  return {
    busyId,
    change: (booking, status, note = '') => {
      show({ ...booking, status, status_note: note || null })
      return settle(
        booking,
        updateStatus(booking, status, note),
        ({ booking: changed, undo_ms }) => ({
          tone: 'success',
          text: `${booking.full_name}: ${done[status]}`,
          undo: { seconds: (undo_ms ?? 0) / 1000, run: () => void undo(changed) },
        }),
      )
    },
    giveRoom: (booking, { id, name }) =>
      settle(
        booking,
        giveRoom(booking.id, id),
        () => ({ tone: 'success', text: `${booking.full_name} has ${name} now.` }),
        name,
      ),
  }
}

function problemOf(error: unknown, booking: StaffBooking, room: string): string {
  const { full_name, check_in, check_out } = booking
  if (!(error instanceof Refusal)) {
    return `Nothing was changed for ${full_name}: the server did not answer. Try again.`
  }
  if (error.code === 'changed_meanwhile' || error.code === 'illegal_transition') {
    return `Somebody else changed the booking of ${full_name} meanwhile. This is how it stands now.`
  }
  if (error.code === 'too_late') {
    return `The mail to ${full_name} has left, so this cannot be taken back. Set another status instead.`
  }
  if (error.code === 'room_not_available') {
    return `No ${room} is free from ${day(check_in)} to ${day(check_out)}, so nothing was changed. Call ${full_name} to agree on other dates or another room.`
  }
  return `Nothing was changed for ${full_name}. ${error.message}`
}
