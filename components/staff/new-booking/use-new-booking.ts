'use client'

import { useState } from 'react'
import { call, reading } from '#calls/client.ts'
import { whyOf } from '#components/ui/say-why.ts'
import { sources } from '#lib/booking/rules/sources.ts'
import { type DeskBooked, deskBooking } from '#lib/reservations/schema/desk-booking.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import type { Wanted } from '../kit/address/new-booking.ts'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import {
  type Draft,
  deskBookingInput,
  draftOf,
  guestErrors,
  type Place,
  placeOf,
  priceErrors,
  type Step,
  stepOf,
} from './draft.ts'
import { hold_token, useDeskHold } from './use-desk-hold.ts'

/** Holds a new booking: what is typed, `begun` with a draft if there is one, in which step, which rooms are free for it, and what became of it. */
export function useNewBooking(wanted: Wanted, begun: Draft | null) {
  const form = useForm('new', () => begun ?? draftOf(wanted, lastSource()))
  const { draft, busy, change, showOutcome } = form
  const [step, setStep] = useState<Step>(!begun && wanted.nights && wanted.room ? 'guest' : 'stay')
  // One key for every try, whatever is changed between them: an answer that was lost does not become a second booking.
  const [key] = useState(() => crypto.randomUUID())
  const [booked, setBooked] = useState<DeskBooked | null>(null)
  const asked = { ...stayOf(draft), hold_token }
  const free = useAnswer(reading('GET desk/free'), asked, null, { topics: ['bookings', 'rooms'] })
  // Once the stay is chosen it does not become another one by itself: if it goes meanwhile, the booking is refused.
  const [kept, setKept] = useState<Place | null>(null)
  const place = kept ?? placeOf(draft, free.value)
  // What cannot be had is chosen anew in its own step, which says why.
  if (step !== 'stay' && !place && free.value && !free.loading) setStep('stay')

  const go = (to: Step) => {
    setStep(to)
    setKept(to === 'stay' ? null : place)
    change(place ? { room: place.room.id, unit: place.unit.number } : {})
  }
  const next = () => {
    const errors = step === 'stay' ? {} : guestErrors(draft)
    if (Object.keys(errors).length > 0) showOutcome({ errors })
    else if (place) go(step === 'stay' ? 'guest' : 'pay')
  }
  const fail = (error: unknown) => {
    const to = stepAfter(error)
    if (to) setStep(to)
    if (isOutdated(error)) setKept(null)
    void free.refresh()
  }
  const chosen = step === 'stay' ? null : place
  const keptUntil = useDeskHold({
    ...{ stay: asked, place: chosen, isBooking: busy, booked },
    onTaken: (error) => {
      showOutcome({ failure: whyOf(error), error })
      fail(error)
    },
  })
  const book = async () => {
    if (!place || busy) return
    const json = { ...deskBookingInput(draft, place, new Date()), hold_token }
    const wrong = { ...errorsOf(deskBooking, json), ...priceErrors(draft, place.room.total) }
    const [field] = Object.keys(wrong)
    if (field) setStep(stepOf(field))
    // News of this very booking may come before its answer does.
    else setKept(place)
    await form.send({
      wrong,
      call: () =>
        call('POST desk/bookings', { json, headers: { 'idempotency-key': key } }).catch((error) => {
          fail(error)
          throw error
        }),
      done: (answer) => {
        rememberSource(draft.source)
        setBooked(answer)
      },
    })
  }
  return {
    ...form,
    ...{ step, place, keptUntil, free, booked },
    goOn: (unfinished: Draft) => {
      form.setDraft(unfinished)
      setStep('guest')
      setKept(null)
    },
    go,
    next,
    book,
  }
}

export type NewBooking = ReturnType<typeof useNewBooking>

function stayOf({ check_in, check_out, guests }: Draft) {
  return { check_in, check_out, guests }
}

// The room or its price is not as it was shown.
function isOutdated(error: unknown): boolean {
  const isPrice = error instanceof Refusal && error.code === 'changed_meanwhile'
  return isPrice || stepAfter(error) === 'stay'
}

// The step in which what was refused is chosen anew.
function stepAfter(error: unknown): Step | undefined {
  if (!(error instanceof Refusal)) return
  if (error.code === 'room_not_available' || error.code === 'room_not_found') return 'stay'
  const [field] = Object.keys(error.detail.errors ?? {})
  return field ? stepOf(field) : undefined
}

const name = 'dontali-came-by'

/** Returns how the last booking in this browser came in; by phone at first. */
function lastSource(): Draft['source'] {
  const kept = localStorage.getItem(name)
  return (
    sources.find((each): each is Draft['source'] => each === kept && each !== 'site') ?? 'phone'
  )
}

/** Remembers how a booking came in. */
function rememberSource(source: Draft['source']): void {
  localStorage.setItem(name, source)
}
