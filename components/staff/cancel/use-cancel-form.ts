'use client'

import { useState } from 'react'
import { call, reading } from '#calls/client.ts'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import type { CancelReason } from '#lib/booking/rules/rejection.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import {
  type CancelAnswer,
  type RefundWay,
  stayCancel,
  type TypedCancel,
} from '#lib/desk/schema/cancel.ts'
import { parseRupees, toPaise } from '#lib/shared/money.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { backSentence } from '../booking/decision-words.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { useAction } from '../kit/action/use-action.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { type Errors, errorsOf } from '../kit/form/use-edit-form.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { doneWords } from './words.ts'

/** A cancellation as it is typed; `refund` is null for what the terms give, `by` for the way in which the guest paid. */
type Typed = { because: CancelReason; refund: string | null; by: RefundWay | null; note: string }
/** The errors of fields, or the reason why nothing is cancelled; `undo` is how it can be taken back. */
type Outcome = { errors: Errors; failure: Why | null; undo?: Undo | null }

const untouched: Typed = { because: 'cancelled_by_guest', refund: null, by: null, note: '' }
const nothingWrong: Outcome = { errors: {}, failure: null }
const unanswered = {
  changed_meanwhile: 'Something has happened to this booking meanwhile. Close this and look again.',
}

/**
 * Holds the form of a stay that is cancelled: what the terms give back, what is given in fact, the letter that the guest
 * would get, and the cancellation itself, with the time to take it back.
 */
export function useCancelForm(id: string, onChanged: () => void) {
  const [typed, setTyped] = useState(untouched)
  const [outcome, setOutcome] = useState(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const tell = useDone(id, onChanged)
  const { because, refund, note } = typed
  const search = { id, because, by: typed.by ?? 'upi', refund, note }
  const answer = useAnswer(reading('GET desk/stays/[id]/cancel'), search, null, {
    topics: ['bookings'],
  })
  const offer = answer.value
  const by = typed.by ?? (offer?.paid_by?.method === 'bank' ? 'bank' : 'upi')
  const given = givenOf(typed, offer)

  const save = async (): Promise<boolean> => {
    if (!offer) return false
    const seen = { paid: offer.paid, status: offer.booking.status }
    setBusy(true)
    const next = await send(id, {
      because,
      by,
      note,
      refund: refund ?? offer.by_terms[because],
      seen,
    })
    setOutcome(next)
    setTries((times) => times + 1)
    setBusy(false)
    if (next.undo === undefined) return false
    tell(doneWords(given.sum ?? 0, by, offer), next.undo, offer.booking)
    return true
  }
  return {
    typed,
    by,
    offer,
    isMissing: answer.failed && !offer,
    retry: answer.refresh,
    ...given,
    ...outcome,
    tries,
    busy,
    change: (changes: Partial<Typed>) => {
      setTyped((before) => ({ ...before, ...changes }))
      setOutcome(nothingWrong)
    },
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

async function send(id: string, json: TypedCancel): Promise<Outcome> {
  const errors = errorsOf(stayCancel, json)
  if (Object.keys(errors).length > 0) return { errors, failure: null }
  try {
    const { undo } = await orSignIn(call('POST desk/stays/[id]/cancel', { params: { id }, json }))
    return { ...nothingWrong, undo }
  } catch (error) {
    const errors = error instanceof Refusal ? error.detail.errors : undefined
    return errors ? { errors, failure: null } : { errors: {}, failure: whyOf(error, unanswered) }
  }
}

// Says what has been done, with the way to take it back.
function useDone(id: string, onChanged: () => void) {
  const { tell } = useAction(onChanged)
  return (text: string, undo: Undo | null, was: StaffBooking) => {
    const back = toldUndo(undo, {
      about: id,
      done: ([{ booking: now }]) => backSentence(was, now),
      refused: (why) => `Not taken back. ${why}`,
    })
    tell(id, { text, undo: back })
    onChanged()
  }
}
