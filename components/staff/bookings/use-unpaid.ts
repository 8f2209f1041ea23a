'use client'

import { call, reading } from '#calls/client.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { TypedMove } from '#lib/desk/schema/pay-by.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { useAction } from '../kit/action/use-action.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { untilWords } from '../kit/words.ts'
import { useBookingWork } from './booking-work.ts'

const words = {
  changed_meanwhile: 'The booking has changed meanwhile. Look again.',
  illegal_transition: 'The guest has paid, or the booking has ended. Look again.',
}

const asked = {
  email: 'The guest gets a mail in half a minute.',
  whatsapp: 'Press send in WhatsApp.',
}

/** Follows with what a guest who has not paid can be asked again, and gives them more time. */
export function useUnpaid({ id, full_name: name }: StaffBooking, seen: string) {
  const { refresh } = useBookingWork()
  const { busy, run } = useAction(refresh)
  const { value: again } = useAnswer(reading('GET desk/stays/[id]/pay_by'), { id }, null, {
    topics: [],
  })

  const back = {
    about: id,
    done: () => `${name}: the time is as it was.`,
    refused: (why: string) => `Not put back. ${why}`,
  }
  return {
    /** Null until it is known. */
    again,
    busy: busy.has(id),
    move: (until: string, ask: TypedMove['ask'] = null) =>
      run({
        about: id,
        call: () =>
          call('POST desk/stays/[id]/pay_by', { params: { id }, json: { seen, until, ask } }),
        done: ({ undo }) => {
          const text = `${name} has until ${untilWords(new Date(until))}.`
          return { text: ask ? `${text} ${asked[ask]}` : text, undo: toldUndo(undo, back) }
        },
        refused: (why) => `Nothing is changed. ${why}`,
        words,
      }),
  }
}
