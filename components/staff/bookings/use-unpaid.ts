'use client'

import { sayWhy } from '#components/ui/say-why.ts'
import { fetchPayAgain, movePayBy, undoPayBy } from '#lib/booking/client/pay-by.ts'
import type { TypedMove } from '#lib/booking/schema/pay-by.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'
import { useAnswer } from '../use-answer.ts'
import { untilWords } from '../words.ts'
import { useBookingWork } from './booking-work.ts'
import { keepFocus } from './keep-focus.ts'
import { useIds } from './use-ids.ts'

const meanwhile = {
  changed_meanwhile: 'The booking has changed meanwhile. Look again.',
  illegal_transition: 'The guest has paid, or the booking has ended. Look again.',
  noAnswer: 'No answer came. Look at the history before you try again.',
}

const told = {
  email: 'The guest gets a mail in half a minute.',
  whatsapp: 'Press send in WhatsApp.',
}

/** Follows with what a guest who has not paid can be asked again, and gives them more time. */
export function useUnpaid({ id, full_name: name }: StaffBooking, seen: string) {
  const { refresh } = useBookingWork()
  const toast = useToast()
  const busy = useIds()
  const { value: again } = useAnswer(fetchPayAgain, { id }, null, { topics: [] })

  const putBack = async () => {
    const said = await orSignIn(undoPayBy(id)).then(
      () => ({ tone: 'success', text: `${name}: the time is as it was.` }) as const,
      (error) => ({ tone: 'error', text: `Not put back. ${sayWhy(error)}` }) as const,
    )
    toast({ ...said, about: id })
    await refresh()
  }
  return {
    /** Null until it is known. */
    again,
    busy: busy.has(id),
    move: async (until: string, ask: TypedMove['ask'] = null) => {
      busy.add(id)
      try {
        const ms = await orSignIn(movePayBy(id, { seen, until, ask }))
        const text = `${name} has until ${untilWords(new Date(until))}. ${ask ? told[ask] : ''}`
        const undo = { ms, run: () => void putBack() }
        toast({ tone: 'success', text: text.trim(), about: id, undo })
      } catch (error) {
        toast({ tone: 'error', text: `Nothing is changed. ${sayWhy(error, meanwhile)}`, about: id })
      }
      await refresh()
      busy.remove(id)
      keepFocus(id)
    },
  }
}
