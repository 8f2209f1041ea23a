'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { notDone, type Why, whyOf } from '#components/ui/say-why.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useAction } from '../kit/action/use-action.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { useLater } from '../kit/call/use-later.ts'
import type { Errors } from '../kit/form/use-edit-form.ts'
import { keyOf } from '../kit/live/use-answer.ts'
import { changeTold } from './change-told.ts'
import { pressFate } from './press-fate.ts'
import {
  askedOf,
  changeErrors,
  isSameStay,
  type StayPlace,
  sentOf,
  type TypedStay,
} from './typed-stay.ts'
import { useStayOffer } from './use-stay-offer.ts'
import { type Rooms, useTypedStay } from './use-typed-stay.ts'
import { changedMeanwhile, changedSentence } from './words.ts'

type Options = {
  booking: StaffBooking
  rooms: Rooms
  wish: StayPlace | undefined
  onChanged: () => void
}

type Outcome = { errors: Errors; failure: Why | null }

const nothingWrong: Outcome = { errors: {}, failure: null }
const unasked = 'No answer to this price came, so nothing is changed. Press again.'

/** Holds the form of a stay that is changed: what is typed, what it would cost and which units are free, and the change itself. */
export function useStayForm({ booking: first, rooms, wish: place, onChanged }: Options) {
  const { booking, room, typed, type, goOn } = useTypedStay(first, rooms, place)
  const [outcome, setOutcome] = useState(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const { tell } = useAction(onChanged)
  const { offer, loading, failed, isOld } = useStayOffer(typed, booking)
  const isSame = isSameStay(typed, booking, room)
  const seen = isOld ? null : offer
  const fate = pressFate({ price: typed.price, isSame, loading, failed, offer })

  const settle = (next: Outcome) => {
    setOutcome(next)
    setTries((count) => count + 1)
  }
  const send = async (): Promise<boolean> => {
    const json = sentOf(typed, booking, offer)
    const errors = changeErrors(json, seen)
    settle({ errors, failure: null })
    if (Object.keys(errors).length > 0) return false
    setBusy(true)
    try {
      const { id } = booking
      const { undo } = await orSignIn(call('POST desk/stays/[id]', { params: { id }, json }))
      tell(id, changeTold(id, changedSentence(booking, typed.tell), undo))
      onChanged()
      return true
    } catch (error) {
      settle(outcomeOf(error, changedMeanwhile(booking, await goOn(error))))
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
    type(changes)
    setOutcome(nothingWrong)
  }
  // By the answer to what is typed, and by the last attempt.
  const errors: Errors = { ...seen?.errors, ...outcome.errors }
  return {
    /** The stay from which the change begins. */
    booking,
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

function outcomeOf(error: unknown, changed_meanwhile: string): Outcome {
  const errors = error instanceof Refusal ? error.detail.errors : undefined
  if (errors) return { errors, failure: null }
  return { errors: {}, failure: whyOf(error, { changed_meanwhile }) }
}
