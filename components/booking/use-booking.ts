'use client'

import { createContext, use, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useScreenshot } from '#components/payments/proof/use-screenshot.ts'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import { type Price, priceOf } from '#lib/booking/rules.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { randomSecret } from '#lib/shared/random.ts'
import { checkFields } from './check-fields.ts'
import { roomOfLink } from './deep-link.ts'
import { type Fields, nightsOfFields, stayKey } from './fields.ts'
import { type Availability, emptyFlow, type Flow, isAboutScreenshot, nextFlow } from './flow.ts'
import { useAvailability } from './use-availability.ts'
import { useToday } from './use-clock.ts'
import { useDraft } from './use-draft.ts'
import { useHold } from './use-hold.ts'
import { useRooms } from './use-rooms.ts'
import { useSend } from './use-send.ts'

/** Looked up on the server, because the list of all pictures is long. */
export type BookingPictures = Record<'wada' | 'cottage' | 'done', PictureEntry>

/** Returns the booking page's state and actions. Used once on the page. */
export function useBookingState(locale: string, pictures: BookingPictures) {
  const [flow, dispatch] = useReducer(nextFlow, emptyFlow)
  const form = useRef<HTMLElement>(null)
  const today = useToday()
  const rooms = useRooms()
  const [round, setRound] = useState(0)
  const fields = withRoom(flow, rooms)
  const room = rooms?.find(({ name }) => name === fields.roomType)
  const price = room ? priceOfStay(fields, room, flow.hold) : null
  const shown = { ...flow, fields }
  useDraft(flow, fields.roomType, dispatch, form)
  useAvailability(fields, today, round, dispatch)
  const hold = useHold(shown, dispatch)
  const sender = useSend(shown, dispatch)
  const screenshot = useScreenshot(() => {
    if (isAboutScreenshot(flow.trouble)) dispatch({ type: 'refused', trouble: null })
  })
  const availability = current(flow.availability, stayKey(fields, today))
  return {
    pictures,
    flow: shown,
    dispatch,
    form,
    today,
    rooms,
    room,
    price,
    availability,
    hold,
    screenshot,
    recheck: useCallback(() => setRound((count) => count + 1), []),
    submit: usePressWhenReady(flow !== emptyFlow && rooms !== null, () => {
      if (availability?.answer === 'unavailable') {
        return dispatch({ type: 'refused', trouble: { kind: 'notAvailable' } })
      }
      const { errors, trouble } = checkFields(fields, today)
      if (trouble) return dispatch({ type: 'refused', errors, trouble })
      dispatch({ type: 'stayChosen', stay: { roomType: fields.roomType } })
      dispatch({ type: 'preparing', attempt: randomSecret() })
      void hold.take()
    }),
    back() {
      if (flow.step === 'qr') hold.giveBack()
      dispatch({ type: 'back' })
    },
    send(website: string) {
      const totalPaise = flow.hold?.amountPaise ?? price?.totalPaise ?? 0
      void sender.send({ screenshot: screenshot.file, locale, totalPaise, website })
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

// Until the guest chooses, the room defaults to the one of the link, else the first.
function withRoom({ fields, step }: Flow, rooms: WireRoom[] | null): Fields {
  if (step !== 'form' || !rooms?.length) return fields
  if (rooms.some(({ name }) => name === fields.roomType)) return fields
  const room = roomOfLink(location.search, rooms) ?? rooms[0]
  return { ...fields, roomType: room?.name ?? '' }
}

// A hold keeps its price, even if the list of rooms has another.
function priceOfStay(fields: Fields, room: WireRoom, hold: Flow['hold']): Price | null {
  const nights = nightsOfFields(fields)
  if (nights === 0) return null
  const ratePaise = hold ? hold.amountPaise / nights : Math.round(room.total_rate * 100)
  return priceOf(ratePaise, room.gst_rate, nights)
}

// Ignores the availability of another room or other dates.
function current(availability: Availability | null, key: string): Availability | null {
  return key !== '' && availability?.key === key ? availability : null
}
