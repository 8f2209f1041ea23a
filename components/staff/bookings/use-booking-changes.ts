'use client'

import { fetchStandings, giveRoom, undoStatus, updateStatus } from '#lib/booking/client.ts'
import type { RejectionReason } from '#lib/booking/rules/rejection.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import type { Standing } from '#lib/booking/schema/standings.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { pause } from '#lib/shared/pause.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import type { Toast } from '../messages.ts'
import { orSignIn, quietOrSignIn } from '../or-sign-in.ts'
import { otherBooking } from '../other-booking.ts'
import { useToast } from '../toast.ts'
import {
  doneSentence,
  isLost,
  refusedSentence,
  undoneSentence,
  unitAgain,
  unknownSentence,
} from './decision-words.ts'
import { keepFocus } from './keep-focus.ts'
import { type Ids, useIds } from './use-ids.ts'
import { keepInterrupted } from './use-interrupted.ts'

export type BookingChanges = {
  /** The bookings that are being changed now. */
  busy: Pick<Ids, 'has'>
  /** The bookings that were decided here and stand so. */
  decided: Pick<Ids, 'has'>
  /** `note` and `because` are the words and the reason of a rejection. */
  change: (
    booking: StaffBooking,
    status: BookingStatus,
    note?: string,
    because?: RejectionReason,
  ) => Promise<void>
  /** Gives a booking a unit of a room. The price stays as agreed. */
  giveRoom: (booking: StaffBooking, room: WireRoom) => Promise<void>
}

/** A change of a booking: the call, and how to know from the booking that it has been done. */
type Deed = {
  call: () => Promise<Standing>
  isDone: (now: StaffBooking) => boolean
  told: (now: Standing) => Omit<Toast, 'tone' | 'about'>
  room: string
  /** The status that was decided on. */
  to?: BookingStatus
}

const againMs = 3_000
const tries = 100

/**
 * Changes bookings by two calls each: the change, whose answer is shown in the booking's place by `show`, and a look at
 * the list, which the booking may have left and which until then leaves out the `unsettled`. A new status is shown at
 * once, put back with a reason if the server refuses, and can be taken back while the guest's mail waits. After an
 * answer that was lost the booking is read again before anything is said.
 */
export function useBookingChanges(
  show: (booking: StaffBooking) => void,
  refresh: () => Promise<void>,
  unsettled: Ids,
): BookingChanges {
  const busy = useIds()
  const decided = useIds()
  const toast = useToast()

  const settle = async (booking: StaffBooking, deed: Deed) => {
    const { id } = booking
    busy.add(id)
    unsettled.add(id)
    // The page may leave for sign-in at any moment, also because something else found the session ended.
    const drop = deed.to ? keepInterrupted(booking, deed.to) : () => undefined
    const tell = (said: Omit<Toast, 'about'>) => toast({ ...said, about: id })
    try {
      const now = await timed(orSignIn(deed.call()))
      show(now.booking)
      drop()
      tell({ tone: 'success', ...deed.told(now) })
    } catch (error) {
      await explain(error, booking, deed, { show, tell })
      if (!(error instanceof Refusal) || error.code !== 'sign_in_required') drop()
    }
    busy.remove(id)
    keepFocus(id)
    await refresh()
    unsettled.remove(id)
  }

  const undo = (booking: StaffBooking, was: BookingStatus) =>
    settle(booking, {
      call: () => undoStatus(booking.id),
      isDone: ({ status }) => status === was,
      told: ({ booking: now }) => {
        decided.remove(booking.id)
        const unit = unitAgain(booking, now)
        return { text: `${booking.full_name}: taken back.${unit} No mail was sent.` }
      },
      room: booking.room_type,
    })
  return {
    busy,
    decided,
    change: (booking, status, note = '', because) => {
      show({ ...booking, status, status_note: note || null })
      return settle(booking, {
        call: () => updateStatus(booking, status, note, because),
        isDone: (now) => now.status === status,
        told: ({ booking: now, undo_ms: ms }) => {
          decided.add(now.id)
          return {
            text: `${now.full_name}: ${doneSentence(status, ms !== null)}`,
            ...(ms !== null && { undo: { ms, run: () => void undo(now, booking.status) } }),
          }
        },
        room: booking.room_type,
        to: status,
      })
    },
    giveRoom: (booking, { id, name }) =>
      settle(booking, {
        call: () => giveRoom(booking.id, id),
        isDone: ({ room_type, unit }) => room_type === name && unit !== null,
        told: () => ({ text: `${booking.full_name} has ${name} now.` }),
        room: name,
      }),
  }
}

/** Awaits how a booking stands. Half of the time that the call took counts as its way back, during which the mail waited. */
async function timed(call: Promise<Standing>): Promise<Standing> {
  const asked = performance.now()
  const { booking, undo_ms } = await call
  const left = (undo_ms ?? 0) - (performance.now() - asked) / 2
  return { booking, undo_ms: left > 0 ? left : null }
}

type Place = { show: (booking: StaffBooking) => void; tell: (toast: Omit<Toast, 'about'>) => void }

/** Says how a change went that had no good answer, after a look at how the booking stands. */
async function explain(
  error: unknown,
  booking: StaffBooking,
  { isDone, told, room }: Deed,
  { show, tell }: Place,
): Promise<void> {
  if (error instanceof Refusal && !isLost(error)) {
    const now = await look(booking.id)
    show(now?.booking ?? booking)
    const text = refusedSentence(error, booking, { known: now !== null, room })
    return tell({ tone: 'error', text, link: otherBooking(error) })
  }
  for (let at = 0; at < tries; at++) {
    const now = await look(booking.id)
    if (now && isDone(now.booking)) {
      show(now.booking)
      return tell({ tone: 'success', ...told(now) })
    }
    if (now) {
      show(now.booking)
      return tell({ tone: 'error', text: undoneSentence(booking, now.booking, room) })
    }
    show(booking)
    if (at === 0) tell({ tone: 'error', text: unknownSentence(booking) })
    await pause(againMs)
  }
}

async function look(id: string): Promise<Standing | null> {
  const answer = quietOrSignIn(fetchStandings([id])).then(([now]) => now ?? Promise.reject())
  return timed(answer).catch(() => null)
}
