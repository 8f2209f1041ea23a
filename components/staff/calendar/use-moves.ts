'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { sayWhy } from '#components/ui/say-why.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import {
  type Place,
  type Placed,
  placeAhead,
  swappableAt,
  takerOf,
} from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import type { StayOffer } from '#lib/stays/schema/stay-change.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { useAction } from '../kit/action/use-action.ts'
import { withSignIn } from '../kit/call/with-sign-in.ts'
import { changeNotice, changeOf } from '../stay/change-notice.ts'
import { useSwap } from './use-swap.ts'
import { movedSentence, takerSentence, unitNameOf } from './words.ts'

const t = staffWords('calendar')

/** A stay whose change is looked at before it is made, and where it was drawn to. */
export type Changing = { booking: StaffBooking; place?: Place }

/** Moves stays to other places. `refresh` shows the calendar as it is then. */
export function useMoves(calendar: DeskCalendar, refresh: () => Promise<void>) {
  const { run, tell } = useAction(refresh)
  const [changing, setChanging] = useState<Changing | null>(null)
  const { swapping, setSwapping, swap } = useSwap(calendar, run)
  const sayNotMoved = ({ booking: { full_name } }: Placed, why: string) =>
    `${t('moved.not', { name: full_name })} ${why}`
  const refuse = (stay: Placed, why: string) => {
    tell(stay.booking.id, { tone: 'error', text: sayNotMoved(stay, why) })
    void refresh()
  }

  const change = async (stay: Placed, place?: Place) => {
    const { reference } = stay.booking
    const booking = await withSignIn(
      call('GET desk/bookings/[reference]', { params: { reference } }),
    )
    setChanging({ booking, ...(place && { place }) })
  }
  const moveNow = async (stay: Placed, place: Place) => {
    const { id, status, has_email } = stay.booking
    // Only a guest whose stay is confirmed has been told a unit.
    const isTold = status === 'confirmed' && has_email
    await run({
      about: id,
      call: () =>
        call('POST desk/stays/[id]', { params: { id }, json: moveInput(stay, place, isTold) }),
      done: ({ undo }) => changeNotice(id, movedSentence(calendar, stay, place), undo),
      refused: (why) => sayNotMoved(stay, why),
    })
  }
  const move = async (stay: Placed, place: Place) => {
    const { id, guests } = stay.booking
    const { check_in, check_out, room_id: room, unit } = place
    try {
      const query = { check_in, check_out, room, guests }
      const offer = await withSignIn(call('GET desk/stays/[id]', { params: { id }, query }))
      const problem = offer.problem ?? Object.values(offer.errors)[0]
      if (problem) refuse(stay, problem)
      else if (!offer.free.includes(unit)) {
        const other = swappableAt(calendar, stay, place)
        if (other) setSwapping([stay, other])
        else refuse(stay, takenSentence(calendar, stay, place))
      } else if (isSame(stay, place, offer)) await moveNow(stay, place)
      else await change(stay, place)
    } catch (error) {
      refuse(stay, sayWhy(error))
    }
  }
  return {
    changing,
    /** The two stays that the swap dialog is about. */
    swapping,
    swap,
    keepUnits: () => setSwapping(null),
    /** Opens the form of a change, as the stay is. */
    change: (stay: Placed) => change(stay).catch((error) => refuse(stay, sayWhy(error))),
    close: () => setChanging(null),
    /** Shows the calendar after the form has changed a stay. */
    changed: async () => {
      await refresh()
      if (changing) keepFocus(changing.booking.id)
    },
    /** Puts a stay elsewhere: at once where nothing but the unit changes, otherwise the change is looked at first. */
    move,
  }
}

export type Moves = ReturnType<typeof useMoves>

function isSame(stay: Placed, place: Place, { was, will }: StayOffer): boolean {
  const { check_in, check_out } = stay
  return check_in === place.check_in && check_out === place.check_out && was.total === will.total
}

function moveInput({ booking, ...stay }: Placed, place: Place, tell: boolean) {
  const { amount, guests } = booking
  const { check_in, check_out, room_id: room, unit } = place
  const seen = { ...stay, guests, amount }
  return changeOf(seen, { check_in, check_out, room, unit, quoted: amount, tell })
}

function takenSentence(calendar: DeskCalendar, stay: Placed, place: Place): string {
  const taker = takerOf(calendar, placeAhead(calendar, stay, place), stay.booking.id)
  const unit = unitNameOf(calendar, place)
  return taker ? takerSentence(unit, taker) : t('moved.justTaken', { unit })
}
