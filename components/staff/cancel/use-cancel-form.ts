'use client'

import { call, reading } from '#calls/client.ts'
import type { CancelReason } from '#lib/booking/rules/rejection.ts'
import { type CancelAnswer, type RefundWay, stayCancel } from '#lib/desk/schema/cancel.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { parseRupees, toPaise } from '#lib/shared/money.ts'
import { backSentence } from '../booking/decision-words.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { notUndone } from '../kit/action/undo-words.ts'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { doneWords } from './words.ts'

const t = staffWords('cancel')

/** A cancellation as it is typed; `refund` is null for what the terms give, `by` for the way in which the guest paid. */
type Typed = { because: CancelReason; refund: string | null; by: RefundWay | null; note: string }
const untouched: Typed = { because: 'cancelled_by_guest', refund: null, by: null, note: '' }

/**
 * Holds the form of a stay that is cancelled: what the terms give back, what is given in fact, the letter that the guest
 * would get, and the cancellation itself, with the time to take it back.
 */
export function useCancelForm(id: string, onChanged: () => void) {
  const form = useForm('cancel', untouched, { refresh: onChanged })
  const { draft: typed } = form
  const { because, refund, note } = typed
  const search = { id, because, by: typed.by ?? 'upi', refund, note }
  const answer = useAnswer(reading('GET desk/stays/[id]/cancel'), search, null, {
    topics: ['bookings'],
  })
  const offer = answer.value
  const by = typed.by ?? (offer?.paid_by?.method === 'bank' ? 'bank' : 'upi')
  const given = givenOf(typed, offer)

  const save = async () => {
    if (!offer) return false
    const seen = { paid: offer.paid, status: offer.booking.status }
    const json = { because, by, note, refund: refund ?? offer.by_terms[because], seen }
    return form.send({
      wrong: errorsOf(stayCancel, json),
      call: () => call('POST desk/stays/[id]/cancel', { params: { id }, json }),
      done: ({ undo }) =>
        form.tell(id, {
          text: doneWords(given.sum ?? 0, by, offer),
          undo: toldUndo(undo, {
            about: id,
            done: ([{ booking: now }]) => backSentence(offer.booking, now),
            refused: notUndone,
          }),
        }),
      words: { changed_meanwhile: t('form.changed') },
    })
  }
  return {
    ...form,
    typed,
    by,
    offer,
    isMissing: answer.failed && !offer,
    retry: answer.refresh,
    ...given,
    save,
  }
}

export type CancelForm = ReturnType<typeof useCancelForm>

/**
 * Returns the sum that is given back, in rupees, null while what is typed is none; its difference to what the terms give; and
 * if it can be decided: another sum needs a word to the guest.
 */
function givenOf({ because, refund, note }: Typed, offer: CancelAnswer | null) {
  const terms = offer?.by_terms[because] ?? 0
  const paise = refund === null ? toPaise(terms) : parseRupees(refund)
  if (paise === null) return { sum: null, gap: 0, ready: false }
  const gap = (paise - Math.round(terms * 100)) / 100
  return { sum: paise / 100, gap, ready: offer !== null && (gap === 0 || note.trim() !== '') }
}
