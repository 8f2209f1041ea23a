'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { undoStay } from '#lib/desk/client/desk.ts'
import { acceptWish, declineWish, fetchWish, undoDecline } from '#lib/stays/client/wish.ts'
import type { WireWish } from '#lib/stays/schema/wish.ts'
import { useAction } from '../kit/action/use-action.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useBookingWork } from './booking-work.ts'

const words = {
  changed_meanwhile: 'The stay, its price or the request has changed meanwhile. Look again.',
  room_not_available: 'No unit of this room is free then any more.',
}

/** An answer to a guest's request: its call, what is said once it is done, and how it is taken back. */
type Reply = {
  call: () => Promise<number>
  done: string
  undo: () => Promise<void>
  undone: string
}

/** Follows the other dates that the guest of a booking asks for, and answers them. */
export function useWish(booking: StaffBooking) {
  const { id, full_name: name, check_in, check_out, unit, guests, amount } = booking
  const { refresh } = useBookingWork()
  const answer = useAnswer(fetchWish, { id }, null, { topics: ['bookings'] })
  const { busy, run } = useAction(() => Promise.all([answer.refresh(), refresh()]))

  const reply = ({ call, done: text, undo, undone }: Reply) => {
    const action = {
      about: id,
      call: undo,
      done: () => undone,
      refused: (why: string) => `Not put back. ${why}`,
    }
    return run({
      about: id,
      call,
      done: (ms) => ({ text, undo: { ms, action } }),
      refused: (why) => `Nothing is changed. ${why}`,
      words,
    })
  }
  return {
    wish: answer.value?.wish ?? null,
    busy: busy.has(id),
    accept: (wish: WireWish) =>
      reply({
        call: () =>
          acceptWish(id, {
            check_in: wish.check_in,
            check_out: wish.check_out,
            quoted: wish.offer.will.total,
            seen: { check_in, check_out, unit, guests, amount },
          }),
        done: `${name} has the dates. ${name} gets a mail in half a minute.`,
        undo: () => undoStay(id),
        undone: 'The stay is as it was, and the guest’s request waits again.',
      }),
    decline: (wish: WireWish, words: string) =>
      reply({
        call: () => declineWish(id, { check_in: wish.check_in, check_out: wish.check_out, words }),
        done: `Declined. ${name} gets a mail in half a minute.`,
        undo: () => undoDecline(id),
        undone: 'The guest’s request waits again.',
      }),
  }
}
