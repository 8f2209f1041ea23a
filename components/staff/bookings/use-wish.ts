'use client'

import { call, reading } from '#calls/client.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { WireWish } from '#lib/stays/schema/wish.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { useAction } from '../kit/action/use-action.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useBookingWork } from './booking-work.ts'

const words = {
  changed_meanwhile: 'The stay, its price or the request has changed meanwhile. Look again.',
  room_not_available: 'No unit of this room is free then any more.',
}

/** An answer to a guest's request: its call, and what is said once it is done, and once it is taken back. */
type Reply = { call: () => Promise<{ undo: Undo | null }>; done: string; undone: string }

/** Follows the other dates that the guest of a booking asks for, and answers them. */
export function useWish(booking: StaffBooking) {
  const { id, full_name: name, check_in, check_out, unit, guests, amount } = booking
  const { refresh } = useBookingWork()
  const answer = useAnswer(reading('GET desk/stays/[id]/wish'), { id }, null, {
    topics: ['bookings'],
  })
  const { busy, run } = useAction(() => Promise.all([answer.refresh(), refresh()]))

  const reply = ({ call: send, done: text, undone }: Reply) => {
    const refused = (why: string) => `Not put back. ${why}`
    return run({
      about: id,
      call: send,
      done: ({ undo }) => ({
        text,
        undo: toldUndo(undo, { about: id, done: () => undone, refused }),
      }),
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
          call('POST desk/stays/[id]/wish', {
            params: { id },
            json: {
              check_in: wish.check_in,
              check_out: wish.check_out,
              quoted: wish.offer.will.total,
              seen: { check_in, check_out, unit, guests, amount },
            },
          }),
        done: `${name} has the dates. ${name} gets a mail in half a minute.`,
        undone: 'The stay is as it was, and the guest’s request waits again.',
      }),
    decline: (wish: WireWish, words: string) =>
      reply({
        call: () =>
          call('POST desk/stays/[id]/wish/decline', {
            params: { id },
            json: { check_in: wish.check_in, check_out: wish.check_out, words },
          }),
        done: `Declined. ${name} gets a mail in half a minute.`,
        undone: 'The guest’s request waits again.',
      }),
  }
}
