'use client'

import { createContext, use, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useScreenshot } from '#components/payments/proof/use-screenshot.ts'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import type { PricedRoom } from '#lib/rates/schema/lowest.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { checkGuest } from './check-fields.ts'
import { roomOfLink } from './deep-link.ts'
import type { Fields } from './fields.ts'
import { type Action, emptyFlow, type Flow } from './flow.ts'
import { fieldsOfHold, isForStay } from './hold.ts'
import { nextFlow } from './next-flow.ts'
import { answersAbout, obstacleOf } from './stay-answers.ts'
import { isAboutScreenshot } from './troubles.ts'
import { useAvailability } from './use-availability.ts'
import { useToday } from './use-clock.ts'
import { useDraft } from './use-draft.ts'
import { useHold } from './use-hold.ts'
import { useKeptHold } from './use-kept-hold.ts'
import { useQuote } from './use-quote.ts'
import { useRooms } from './use-rooms.ts'
import { useSend } from './use-send.ts'

/** Looked up on the server, because the list of all pictures is long. */
export type BookingPictures = { done: PictureEntry | null }

/** Returns the booking page's state and actions. Used once on the page. `given` are the rooms when the server renders them. */
export function useBookingState(locale: string, pictures: BookingPictures, given?: PricedRoom[]) {
  const [flow, dispatch] = useReducer(nextFlow, emptyFlow)
  const form = useRef<HTMLElement>(null)
  const today = useToday()
  const { sent, rooms, asked } = useRooms(given)
  const [round, setRound] = useState(0)
  const fields = withRoom(flow, rooms)
  const room = rooms?.find(({ name }) => name === fields.roomType)
  const answers = answersAbout(flow, fields, today)
  const shown = { ...flow, fields, quoted: answers.quoted }
  useDraft(flow, fields.roomType, dispatch, form)
  useKeptHold(flow, dispatch)
  useAvailability(fields, today, round, dispatch)
  useQuote(fields, today, round, dispatch)
  const hold = useHold(shown, locale, dispatch)
  const sender = useSend(shown, dispatch)
  const screenshot = useScreenshot(() => {
    if (isAboutScreenshot(flow.trouble)) dispatch({ type: 'refused', trouble: null })
  })
  const recheck = useCallback(() => setRound((count) => count + 1), [])
  const resume = (step: 'qr' | 'upload') => resumed(shown, step).forEach(dispatch)
  return {
    pictures,
    flow: shown,
    dispatch,
    form,
    today,
    rooms,
    sent,
    room,
    ...answers,
    hold,
    screenshot,
    recheck,
    resume,
    async giveUp() {
      dispatch({ type: 'holdKnown', hold: null })
      await hold.giveBack()
      recheck()
    },
    submit: usePressWhenReady(flow !== emptyFlow && asked, () => {
      if (flow.hold?.mayHavePaid) {
        if (isForStay(flow.hold, fields)) return resume('qr')
        return dispatch({ type: 'refused', trouble: { kind: 'paidForOther' } })
      }
      const obstacle = obstacleOf(answers, fields, today, room)
      if (obstacle) return dispatch(obstacle)
      dispatch({ type: 'stayChosen', stay: { roomType: fields.roomType } })
      dispatch({ type: 'preparing' })
      void hold.take()
    }),
    back() {
      if (flow.step === 'qr' && !flow.hold?.mayHavePaid) void hold.giveBack()
      dispatch({ type: 'back' })
    },
    send(website: string) {
      const totalPaise = flow.hold?.amountPaise ?? answers.price?.totalPaise ?? 0
      const proof = { method: 'upi', screenshot: screenshot.file } as const
      void sender.send({ ...proof, locale, totalPaise, website })
    },
    /** Books for a guest who pays by a transfer, and so has nothing to show yet. */
    sendTransfer(website: string) {
      const totalPaise = flow.hold?.amountPaise ?? 0
      void sender.send({ method: 'bank', locale, totalPaise, website })
    },
    stop: sender.stop,
  }
}

export type Booking = ReturnType<typeof useBookingState>

export const BookingContext = createContext<Booking | null>(null)

/** Returns the booking state of the page around. */
export function useBooking(): Booking {
  const booking = use(BookingContext)
  if (!booking) throw new Error('useBooking() is for parts of the booking page')
  return booking
}

/**
 * Returns a function that does `act` as soon as the page is ready: at once, or when the rooms and what was typed before
 * the page worked have come. A button may be pressed before that, see `lateStart`.
 */
function usePressWhenReady(ready: boolean, act: () => void): () => void {
  const pressed = useRef(false)
  useEffect(() => {
    if (!pressed.current || !ready) return
    pressed.current = false
    act()
  })
  return () => {
    pressed.current = !ready
    if (ready) act()
  }
}

// In another browser than that of the form only the stay is known, and the guest has to say who they are.
function resumed({ hold, fields }: Flow, step: 'qr' | 'upload'): Action[] {
  if (!hold) return []
  const wanted = fieldsOfHold(hold, fields)
  const { errors, trouble } = checkGuest(wanted)
  if (!trouble) return [{ type: 'resumed', step }]
  return [
    { type: 'stayChosen', stay: wanted },
    { type: 'refused', errors, trouble },
  ]
}

// Until the guest chooses, the room defaults to the one of the link, else the first.
function withRoom({ fields, step }: Flow, rooms: WireRoom[] | null): Fields {
  if (step !== 'form' || !rooms?.length) return fields
  if (rooms.some(({ name }) => name === fields.roomType)) return fields
  const room = roomOfLink(location.search, rooms) ?? rooms[0]
  return { ...fields, roomType: room?.name ?? '' }
}
