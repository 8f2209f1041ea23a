'use client'

import { useState } from 'react'
import { call, reading } from '#calls/client.ts'
import { notDone, whyOf } from '#components/ui/say-why.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import type { StayAnswer, StayOffer } from '#lib/stays/schema/stay-change.ts'
import { useLater } from '../kit/call/use-later.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'
import { type Errors, type FieldName, useForm } from '../kit/form/use-form.ts'
import { keyOf, useAnswer } from '../kit/live/use-answer.ts'
import { useDelayed } from '../kit/use-delayed.ts'
import { changeNotice } from './change-notice.ts'
import {
  askedOf,
  changeErrors,
  isSameStay,
  rebased,
  type StayPlace,
  stayInput,
  type TypedStay,
  typedOf,
} from './typed-stay.ts'
import { changedMeanwhile, changedSentence } from './words.ts'

const t = staffWords('stay')

/** All rooms of the farm: at least one. */
export type Rooms = readonly [WireRoom, ...WireRoom[]]

type Options = {
  booking: StaffBooking
  rooms: Rooms
  drawnTo: StayPlace | undefined
  onChanged: () => void
}

/** Holds the form of a stay that is changed: what is typed, what it would cost and which units are free, and the change itself. */
export function useStayForm({ booking: first, rooms, drawnTo: place, onChanged }: Options) {
  // The server compares it with the stay now, and refuses the change if a colleague has changed the stay meanwhile.
  const [booking, setBooking] = useState(first)
  const room = roomOf(booking, rooms)
  const form = useForm<TypedStay>('stay', () => ({ ...typedOf(booking, room), ...place }), {
    refresh: onChanged,
    onChange: (changes) => {
      const question = keyOf(askedOf({ ...typed, ...changes }, booking))
      if (question !== keyOf(askedOf(typed, booking))) later.forget()
    },
  })
  const { draft: typed } = form
  const { offer, loading, failed, isOld } = useStayOffer(typed, booking)
  const isSame = isSameStay(typed, booking, room)
  const seen = isOld ? null : offer
  const sent = whenSent({ price: typed.price, isSame, loading, failed, offer })

  const goOn = async (error: unknown) => {
    const now = await changedBy(error, booking)
    if (!now) return null
    setBooking(now)
    const [before, after] = [typedOf(booking, room), typedOf(now, roomOf(now, rooms))]
    form.setDraft((typed) => rebased(typed, before, after))
    return now
  }
  const send = () => {
    const { id } = booking
    const json = stayInput(typed, booking, offer)
    return form.send({
      wrong: changeErrors(json, seen),
      call: () => call('POST desk/stays/[id]', { params: { id }, json }),
      done: ({ undo }) =>
        form.tell(id, changeNotice(id, changedSentence(booking, typed.tell), undo)),
      why: async (error) =>
        whyOf(error, { changed_meanwhile: changedMeanwhile(booking, await goOn(error)) }),
    })
  }
  const later = useLater(!loading, async () => {
    if (sent === 'now' && !failed) return send()
    form.showOutcome({
      errors: seen?.errors ?? {},
      failure: failed ? notDone(t('dialog.notAsked')) : null,
    })
    return false
  })
  // By the answer to what is typed, and by the last attempt.
  const errors: Errors = { ...seen?.errors, ...form.errors }
  // The server calls the sum a price.
  const field = (name: FieldName<TypedStay>) => {
    return { ...form.field(name), error: errors[name === 'sum' ? 'price' : name] }
  }
  return {
    ...form,
    booking,
    typed,
    offer,
    loading,
    isOld,
    errors,
    field,
    /** True if nothing differs from the stay as it is. */
    isSame,
    busy: form.busy || later.waits || sent === 'nothing',
    save: async () => {
      if (sent === 'now') return send()
      return sent === 'later' ? later.wait() : false
    },
  }
}

export type StayForm = ReturnType<typeof useStayForm>

function roomOf({ room_type }: StaffBooking, rooms: Rooms): WireRoom {
  return rooms.find(({ name }) => name === room_type) ?? rooms[0]
}

// The stay as it is now, if a change was refused because somebody else has changed it.
async function changedBy(error: unknown, { reference }: StaffBooking) {
  if (!(error instanceof Refusal) || error.code !== 'changed_meanwhile') return null
  const asked = call('GET desk/bookings/[reference]', { params: { reference } })
  return quietlyWithSignIn(asked).catch(() => null)
}

type Known = {
  price: TypedStay['price']
  /** Nothing differs from the stay as it is. */
  isSame: boolean
  /** The answer to what is typed has not come yet. */
  loading: boolean
  /** The last question got no answer. */
  failed: boolean
  /** The newest answer, which is on the screen. */
  offer: StayOffer | null
}

/**
 * Returns when a press of the form's button changes the stay: now, later (once the answer to a typed price has come), or not at
 * all. A price that comes from nights and room has to be on the screen before the press.
 */
export function whenSent(known: Known): 'now' | 'later' | 'nothing' {
  const { price, isSame, loading, failed, offer } = known
  if (isSame) return 'nothing'
  if (loading) return price === 'other' ? 'later' : 'nothing'
  if (offer === null) return price === 'new' ? 'nothing' : 'now'
  return !failed && isAgainst(offer) ? 'nothing' : 'now'
}

function isAgainst({ problem, errors }: StayOffer): boolean {
  return problem !== null || Object.keys(errors).length > 0
}

const typingMs = 300

/**
 * Follows what the typed stay would cost. It's `loading` until the newest answer is for exactly what is typed. If there was no
 * answer, the one before `isOld` until another comes, because the fields have changed since.
 */
function useStayOffer(typed: TypedStay, booking: StaffBooking) {
  // Only the price is typed, figure by figure; everything else is chosen.
  const sum = useDelayed(typed.sum, typingMs)
  const asked = askedOf({ ...typed, sum }, booking)
  const answer = useAnswer(reading('GET desk/stays/[id]'), asked, null, { topics: ['bookings'] })
  const isTyping = keyOf(asked) !== keyOf(askedOf(typed, booking))
  const { value: offer, failed } = answer
  const [old, setOld] = useState<StayAnswer | null>(null)
  if (failed && old !== offer) setOld(offer)
  const isOld = failed || (offer !== null && offer === old)
  return { offer, loading: answer.loading || isTyping, failed, isOld }
}
