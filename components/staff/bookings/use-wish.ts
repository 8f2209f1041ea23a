'use client'

import { sayWhy } from '#components/ui/say-why.ts'
import { undoStay } from '#lib/booking/client/desk.ts'
import { acceptWish, declineWish, fetchWish, undoDecline } from '#lib/booking/client/wish.ts'
import type { WireWish } from '#lib/booking/schema/wish.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'
import { useAnswer } from '../use-answer.ts'
import { useBookingWork } from './booking-work.ts'
import { keepFocus } from './keep-focus.ts'
import { useIds } from './use-ids.ts'

/** A deed about a wish: its call, what is told when it is done, and how it is taken back. */
type Deed = { call: () => Promise<number>; done: string; undo: () => Promise<void>; undone: string }

const meanwhile = {
  changed_meanwhile: 'The stay, its price or the request has changed meanwhile. Look again.',
  room_not_available: 'No unit of this room is free then any more.',
}

/** Follows the other dates that the guest of a booking asks for, and answers them. */
export function useWish(booking: StaffBooking) {
  const { id, full_name: name, check_in, check_out, unit, guests, amount } = booking
  const { refresh } = useBookingWork()
  const toast = useToast()
  const busy = useIds()
  const answer = useAnswer(fetchWish, { id }, null, { topics: ['bookings'] })
  const look = () => Promise.all([answer.refresh(), refresh()])

  const putBack = async ({ undo, undone }: Deed) => {
    const told = await orSignIn(undo()).then(
      () => ({ tone: 'success', text: undone }) as const,
      (error) => ({ tone: 'error', text: `Not put back. ${sayWhy(error)}` }) as const,
    )
    toast({ ...told, about: id })
    await look()
  }
  const run = async (deed: Deed) => {
    busy.add(id)
    try {
      const ms = await orSignIn(deed.call())
      const undo = { ms, run: () => void putBack(deed) }
      toast({ tone: 'success', text: deed.done, about: id, undo })
    } catch (error) {
      toast({ tone: 'error', text: `Nothing is changed. ${sayWhy(error, meanwhile)}`, about: id })
    }
    await look()
    busy.remove(id)
    keepFocus(id)
  }
  return {
    wish: answer.value?.wish ?? null,
    busy: busy.has(id),
    accept: (wish: WireWish) =>
      run({
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
      run({
        call: () => declineWish(id, { check_in: wish.check_in, check_out: wish.check_out, words }),
        done: `Declined. ${name} gets a mail in half a minute.`,
        undo: () => undoDecline(id),
        undone: 'The guest’s request waits again.',
      }),
  }
}
