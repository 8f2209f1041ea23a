'use client'

import { useState } from 'react'
import { sayWhy } from '#components/ui/say-why.ts'
import { changeStay, fetchStayOffer } from '#lib/booking/client/desk.ts'
import { isOtherStay } from '#lib/booking/rules/stay-change.ts'
import { type StayOffer, stayChange } from '#lib/booking/schema/stay-change.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useAnswer } from '../use-answer.ts'
import { type Errors, errorsOf } from '../use-edit-form.ts'
import { useToldChange } from './use-told-change.ts'
import { changedSentence } from './words.ts'

/** The stay as it is typed; `unit` is empty for any that is free. */
export type TypedStay = {
  check_in: string
  check_out: string
  room: number
  unit: string
  guests: number
  price: 'new' | 'old'
  reason: string
  tell: boolean
}

/** The place and the nights with which the form begins, if somebody has chosen that already. */
export type StayPlace = Pick<TypedStay, 'check_in' | 'check_out' | 'room' | 'unit'>

type Options = {
  booking: StaffBooking
  room: WireRoom
  wish: StayPlace | undefined
  onChanged: () => void
}

const unanswered = {
  noAnswer: 'No answer came. Press again: a change that was made already is not made twice.',
  changed_meanwhile:
    'The stay, or its price, is not as it was when you looked. Close this and look again.',
}

/** Holds the form of a stay that is changed: what is typed, what it would cost and which units are free, and the change itself. */
export function useStayForm({ booking, room, wish: place, onChanged }: Options) {
  const [typed, setTyped] = useState<TypedStay>(() => ({
    ...typedOf(booking, room),
    ...place,
  }))
  const [outcome, setOutcome] = useState<{ errors: Errors; failure: string | null }>(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const tell = useToldChange(onChanged)
  const { id } = booking
  const { check_in, check_out, guests } = typed
  const unit = typed.unit === '' ? {} : { unit: Number(typed.unit) }
  const wish = { id, check_in, check_out, room: typed.room, guests, ...unit }
  const {
    value: offer,
    loading,
    failed,
  } = useAnswer(fetchStayOffer, wish, null, { topics: ['bookings'] })

  const was = {
    ...placeOf(typedOf(booking, room)),
    ...(room.name !== booking.room_type && { roomId: 0 }),
  }
  const isSame = !isOtherStay(was, placeOf(typed))
  const isRefused = offer !== null && !failed && isAgainst(offer)

  const fail = (error: unknown) => {
    const errors = error instanceof Refusal ? error.detail.errors : undefined
    setOutcome({ errors: errors ?? {}, failure: errors ? null : sayWhy(error, unanswered) })
    setTries((count) => count + 1)
    setBusy(false)
  }
  const save = async (): Promise<boolean> => {
    // The price of what is typed is seen first.
    if (loading) return false
    const change = sentOf(typed, booking, failed ? null : offer)
    const errors = errorsOf(stayChange, change)
    setOutcome({ errors, failure: null })
    setTries((count) => count + 1)
    if (Object.keys(errors).length > 0) return false
    setBusy(true)
    try {
      const ms = await orSignIn(changeStay(id, change))
      const text = changedSentence(booking, typed.tell)
      tell(id, text, ms)
      onChanged()
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }
  const change = (changes: Partial<TypedStay>) => {
    setTyped((before) => ({ ...before, ...changes }))
    setOutcome(nothingWrong)
  }
  return {
    typed,
    offer,
    loading,
    ...outcome,
    tries,
    /** True if nothing differs from the stay as it is. */
    isSame,
    busy: busy || loading || isSame || isRefused,
    change,
    save,
  }
}

export type StayForm = ReturnType<typeof useStayForm>

const nothingWrong = { errors: {}, failure: null }

function typedOf(booking: StaffBooking, room: WireRoom): TypedStay {
  const { check_in, check_out, guests, unit, room_type, email } = booking
  return {
    check_in,
    check_out,
    room: room.id,
    unit: unit === null || room.name !== room_type ? '' : String(unit),
    guests,
    price: 'new',
    reason: '',
    tell: email !== null,
  }
}

function isAgainst({ problem, errors }: StayOffer): boolean {
  return problem !== null || Object.keys(errors).length > 0
}

function placeOf({
  check_in: checkIn,
  check_out: checkOut,
  room: roomId,
  guests,
  unit,
}: TypedStay) {
  return { checkIn, checkOut, roomId, guests, unit: unit === '' ? null : Number(unit) }
}

function sentOf(
  typed: TypedStay,
  { check_in, check_out, unit, guests, amount }: StaffBooking,
  offer: StayOffer | null,
) {
  return {
    ...typed,
    ...(offer && { quoted: offer.will.total }),
    unit: typed.unit === '' ? null : Number(typed.unit),
    seen: { check_in, check_out, unit, guests, amount },
  }
}
