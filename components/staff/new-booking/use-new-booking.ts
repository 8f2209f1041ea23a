'use client'

import { useState } from 'react'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import {
  bookAtDesk,
  fetchFreeRooms,
  type TypedBooking,
} from '#lib/reservations/client/new-booking.ts'
import { type DeskBooked, deskBooking } from '#lib/reservations/schema/desk-booking.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { otherBooking } from '../booking/other-booking.ts'
import type { Wanted } from '../kit/address/new-booking.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { failedTitle } from '../kit/form/failed.tsx'
import { type Errors, errorsOf } from '../kit/form/use-edit-form.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import type { Toast } from '../kit/toast/messages.ts'
import {
  type Draft,
  draftOf,
  guestErrors,
  type Place,
  placeOf,
  priceErrors,
  type Step,
  sentOf,
  stepOf,
} from './draft.ts'
import { lastSource, rememberSource } from './last-source.ts'
import { hold_token, useDeskHold } from './use-desk-hold.ts'

type Failure = { title: string; text: string; link?: Toast['link'] }
type Outcome = { errors: Errors; failure: Failure | null }

const nothingWrong: Outcome = { errors: {}, failure: null }

/** Holds a new booking: what is typed, `begun` with a draft if there is one, in which step, which rooms are free for it, and what became of it. */
export function useNewBooking(wanted: Wanted, begun: Draft | null) {
  const [draft, setDraft] = useState(() => begun ?? draftOf(wanted, lastSource()))
  const steps = useSteps(!begun && wanted.nights && wanted.room ? 'guest' : 'stay')
  const { step, outcome, tries, settle, setStep, setOutcome } = steps
  const [busy, setBusy] = useState(false)
  // One key for every try, whatever is changed between them: an answer that was lost does not become a second booking.
  const [key] = useState(() => crypto.randomUUID())
  const [booked, setBooked] = useState<DeskBooked | null>(null)
  const asked = { ...stayOf(draft), hold_token }
  const free = useAnswer(fetchFreeRooms, asked, null, { topics: ['bookings', 'rooms'] })
  // Once the stay is chosen it does not become another one by itself: if it goes meanwhile, the booking is refused.
  const [kept, setKept] = useState<Place | null>(null)
  const place = kept ?? placeOf(draft, free.value)
  // What cannot be had is chosen anew in its own step, which says why.
  if (step !== 'stay' && !place && free.value && !free.loading) setStep('stay')

  const go = (to: Step) => {
    setOutcome(nothingWrong)
    setStep(to)
    setKept(to === 'stay' ? null : place)
    if (place) setDraft((before) => ({ ...before, room: place.room.id, unit: place.unit.number }))
  }
  const next = () => {
    const errors = step === 'stay' ? {} : guestErrors(draft)
    if (Object.keys(errors).length > 0) settle({ errors, failure: null })
    else if (place) go(step === 'stay' ? 'guest' : 'pay')
  }
  const fail = (error: unknown) => {
    settle(outcomeOf(error), stepAfter(error))
    if (isOutdated(error)) setKept(null)
    void free.refresh()
  }
  const chosen = step === 'stay' ? null : place
  const keptUntil = useDeskHold({
    ...{ stay: asked, place: chosen, isBooking: busy, booked },
    onTaken: fail,
  })
  const book = async () => {
    if (!place || busy) return
    const sent = { ...sentOf(draft, place, new Date()), hold_token }
    const errors = problemsOf(sent, draft, place)
    const [field] = Object.keys(errors)
    if (field) return settle({ errors, failure: null }, stepOf(field))
    setBusy(true)
    // News of this very booking may come before its answer does.
    setKept(place)
    await orSignIn(bookAtDesk(sent, key)).then((answer) => {
      rememberSource(draft.source)
      setBooked(answer)
    }, fail)
    setBusy(false)
  }
  return {
    ...{ draft, step, place, keptUntil, free, tries, busy, booked, ...outcome },
    change: (changes: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...changes }))
      setOutcome(nothingWrong)
    },
    goOn: (unfinished: Draft) => {
      setDraft(unfinished)
      setStep('guest')
      setKept(null)
    },
    go,
    next,
    book,
  }
}

export type NewBooking = ReturnType<typeof useNewBooking>

function useSteps(first: Step) {
  const [step, setStep] = useState(first)
  const [outcome, setOutcome] = useState(nothingWrong)
  const [tries, setTries] = useState(0)
  const settle = (next: Outcome, to?: Step) => {
    setOutcome(next)
    setTries((count) => count + 1)
    if (to) setStep(to)
  }
  return { step, outcome, tries, settle, setStep, setOutcome }
}

function stayOf({ check_in, check_out, guests }: Draft) {
  return { check_in, check_out, guests }
}

function problemsOf(sent: TypedBooking, draft: Draft, place: Place): Errors {
  return plainFields({ ...errorsOf(deskBooking, sent), ...priceErrors(draft, place.room.total) })
}

function outcomeOf(error: unknown): Outcome {
  const errors = error instanceof Refusal ? error.detail.errors : undefined
  if (errors) return { errors: plainFields(errors), failure: null }
  const why = whyOf(error)
  return {
    errors: {},
    failure: { title: titleOf(error, why), text: why.text, link: otherBooking(error) },
  }
}

function titleOf(error: unknown, why: Why): string {
  const isBooked = error instanceof Refusal && error.code === 'idempotency_key_reused'
  return isBooked ? 'It is booked already' : failedTitle('Nothing is booked yet', why)
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
  return field ? stepOf(plain(field)) : undefined
}

// The form has one payment at a time: its fields need no prefix.
function plainFields(errors: Errors): Errors {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [plain(field), text]))
}

function plain(field: string): string {
  return field.replace(/^payment\./, '')
}
