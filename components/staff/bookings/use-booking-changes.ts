'use client'

import { call } from '#calls/client.ts'
import type { RejectionReason } from '#lib/booking/rules/rejection.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { updateStatus } from '#lib/desk/client/decisions.ts'
import type { Standing } from '#lib/desk/schema/standings.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import type { Step } from '../booking/actions.ts'
import { doneSentence, refusedSentence, undoneWords } from '../booking/decision-words.ts'
import { otherBooking } from '../booking/other-booking.ts'
import { takeBack } from '../booking/taking-back.ts'
import { type Action, type Notice, useAction } from '../kit/action/use-action.ts'
import { type Ids, useIds } from '../kit/action/use-ids.ts'
import { standingsOf } from './standings.ts'
import { keepInterrupted } from './use-interrupted.ts'

const t = staffWords('bookings')

export type BookingChanges = {
  /** The bookings that are being changed now. */
  busy: Pick<Ids, 'has'>
  /** The bookings that were decided here and stand so. */
  decided: Pick<Ids, 'has'>
  /** `note` and `because` are the words and the reason of a rejection. */
  change: (
    booking: StaffBooking,
    to: Step,
    note?: string,
    because?: RejectionReason,
  ) => Promise<unknown>
  /** Gives a booking a unit of a room. The price stays as agreed. */
  giveRoom: (booking: StaffBooking, room: WireRoom) => Promise<unknown>
}

type Change = Pick<Action<Standing>, 'call' | 'done'> & {
  /** The name of the room that is needed. */
  room: string
  /** What was decided on. */
  to?: Step
}

/**
 * Changes bookings by two calls each: the change, whose answer is shown in the booking's place by `show`, and a look at
 * the list, which the booking may have left and which until then leaves out the `unsettled`. A new status is shown at
 * once, put back with a reason if the server refuses, and can be taken back while the guest's mail waits.
 */
export function useBookingChanges(
  show: (booking: StaffBooking) => void,
  refresh: () => Promise<void>,
  unsettled: Ids,
): BookingChanges {
  const decided = useIds()
  // The next press does not wait for the list.
  const { busy, run } = useAction((id) => void refresh().then(() => unsettled.remove(id)))

  const actionOf = (
    booking: StaffBooking,
    { call: send, done, room, to }: Change,
  ): Action<Standing> => {
    const { id } = booking
    return {
      about: id,
      call: async () => {
        unsettled.add(id)
        // The page may leave for sign-in at any moment, also because something else found the session ended.
        const drop = to ? keepInterrupted(booking, to) : () => undefined
        const answer = await send().catch((error) => {
          if (!(error instanceof Refusal) || error.code !== 'sign_in_required') drop()
          throw error
        })
        drop()
        return answer
      },
      done: (now) => {
        show(now.booking)
        return done(now)
      },
      refused: (_why, error) => explain(error as Refusal, booking, room, show),
    }
  }
  const decide = (booking: StaffBooking, change: Change) => run(actionOf(booking, change))
  return {
    busy,
    decided,
    change: (booking, to, note = '', because) => {
      const confirm = to === 'verified_and_confirmed'
      const status = confirm ? 'confirmed' : to
      const ledger = confirm || to === 'verified' ? 'money' : booking.ledger
      show({ ...booking, status, ledger, status_note: note || null })
      const back = (undo: Undo) =>
        actionOf(booking, {
          call: async () => (await takeBack(undo))[0],
          done: ({ booking: now }) => {
            decided.remove(booking.id)
            return undoneWords(booking, now)
          },
          room: booking.room_type,
        })
      return decide(booking, {
        call: () => updateStatus(booking, confirm ? 'verified' : to, { note, because, confirm }),
        done: ({ booking: now, undo }) => {
          decided.add(now.id)
          const text = `${now.full_name}: ${doneSentence(to, now.status, undo !== null)}`
          return { text, undo: undo ? { ms: undo.ms, action: back(undo) } : undefined }
        },
        room: booking.room_type,
        to,
      })
    },
    giveRoom: (booking, { id, name }) =>
      decide(booking, {
        call: () => call('POST booking_give_room', { json: { id: booking.id, room: id } }),
        done: () => t('roomGiven', { name: booking.full_name, room: name }),
        room: name,
      }),
  }
}

/** Says why a change was refused, and shows how the booking stands. */
async function explain(
  error: Refusal,
  booking: StaffBooking,
  room: string,
  show: (booking: StaffBooking) => void,
): Promise<Notice> {
  const [now] = await standingsOf([booking.id])
  show(now?.booking ?? booking)
  const text = refusedSentence(error, booking, { known: now !== undefined, room })
  return { text, link: otherBooking(error) }
}
