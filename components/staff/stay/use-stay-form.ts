'use client'

import { useState } from 'react'
import { notDone, type Why, whyOf } from '#components/ui/say-why.ts'
import { changeStay } from '#lib/booking/client/desk.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { orSignIn } from '../or-sign-in.ts'
import { keyOf } from '../use-answer.ts'
import type { Errors } from '../use-edit-form.ts'
import { useLater } from '../use-later.ts'
import { pressFate } from './press-fate.ts'
import {
  askedOf,
  changeErrors,
  isSameStay,
  type StayPlace,
  sentOf,
  type TypedStay,
  typedOf,
} from './typed-stay.ts'
import { useStayOffer } from './use-stay-offer.ts'
import { useToldChange } from './use-told-change.ts'
import { changedSentence } from './words.ts'

type Options = {
  booking: StaffBooking
  room: WireRoom
  wish: StayPlace | undefined
  onChanged: () => void
}

type Outcome = { errors: Errors; failure: Why | null }

const nothingWrong: Outcome = { errors: {}, failure: null }
const unanswered = {
  changed_meanwhile:
    'The stay, or its price, is not as it was when you looked. Close this and look again.',
}

const unasked = 'No answer to this price came, so nothing is changed. Press again.'

/** Holds the form of a stay that is changed: what is typed, what it would cost and which units are free, and the change itself. */
export function useStayForm({ booking: first, room, wish: place, onChanged }: Options) {
  // A colleague's change meanwhile is not what the person decided on: the server refuses it by this.
  const [booking] = useState(first)
  const [typed, setTyped] = useState<TypedStay>(() => ({
    ...typedOf(booking, room),
    ...place,
  }))
  const [outcome, setOutcome] = useState(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const tell = useToldChange(onChanged)
  const { offer, loading, failed, isOld } = useStayOffer(typed, booking)
  const isSame = isSameStay(typed, booking, room)
  const seen = isOld ? null : offer
  const fate = pressFate({ price: typed.price, isSame, loading, failed, offer })

  const settle = (next: Outcome) => {
    setOutcome(next)
    setTries((count) => count + 1)
  }
  const send = async (): Promise<boolean> => {
    const change = sentOf(typed, booking, offer)
    const errors = changeErrors(change, seen)
    settle({ errors, failure: null })
    if (Object.keys(errors).length > 0) return false
    setBusy(true)
    try {
      const ms = await orSignIn(changeStay(booking.id, change))
      tell(booking.id, changedSentence(booking, typed.tell), ms)
      onChanged()
      return true
    } catch (error) {
      settle(outcomeOf(error))
      setBusy(false)
      return false
    }
  }
  const later = useLater(!loading, async () => {
    if (fate === 'now' && !failed) return send()
    settle({
      errors: seen?.errors ?? {},
      failure: failed ? notDone(unasked) : null,
    })
    return false
  })
  const change = (changes: Partial<TypedStay>) => {
    const question = keyOf(askedOf({ ...typed, ...changes }, booking))
    if (question !== keyOf(askedOf(typed, booking))) later.forget()
    setTyped((before) => ({ ...before, ...changes }))
    setOutcome(nothingWrong)
  }
  // By the answer to what is typed, and by the last attempt.
  const errors: Errors = { ...seen?.errors, ...outcome.errors }
  return {
    typed,
    offer,
    loading,
    isOld,
    failure: outcome.failure,
    errors,
    tries,
    /** True if nothing differs from the stay as it is. */
    isSame,
    busy: busy || later.waits || fate === 'nothing',
    change,
    save: async () => {
      if (fate === 'now') return send()
      return fate === 'later' ? later.wait() : false
    },
  }
}

export type StayForm = ReturnType<typeof useStayForm>

function outcomeOf(error: unknown): Outcome {
  const errors = error instanceof Refusal ? error.detail.errors : undefined
  return errors ? { errors, failure: null } : { errors: {}, failure: whyOf(error, unanswered) }
}
