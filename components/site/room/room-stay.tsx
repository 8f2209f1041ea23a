'use client'

import { createContext, type ReactNode, use, useEffect, useReducer } from 'react'
import { stayOfLink } from '#components/booking/deep-link.ts'
import { type Choice, nothingChosen } from '#components/rooms/calendar/stay-choice.ts'
import { useStayQuote } from '#components/rooms/calendar/use-total.ts'
import { pages } from '#lib/i18n/pages.ts'
import type { WireQuote } from '#lib/rates/schema/quote.ts'
import { defaultGuests, maxGuests, type StayDates } from '#lib/rooms/rules/stay.ts'
import { dayInIndia } from '#lib/shared/dates.ts'

/** A room as the page about it shows it: `room` is its name in the staff's list, `name` that in the page's language. */
type ShownRoom = { room: string; slug: string; name: string; sleeps: number | null }

type RoomStay = ShownRoom & {
  choice: Choice
  choose: (choice: Choice) => void
  /** The chosen nights, once both days are chosen. */
  stay: StayDates | null
  guests: number
  /** The most guests that can be chosen. */
  most: number
  setGuests: (guests: number) => void
  /** The price of the chosen nights; undefined while it's asked for, and null where none is told. */
  quote: WireQuote | null | undefined
  /** The chosen nights and guests as the query of an address. */
  query: string
  /** The address of the booking form, with all that's chosen. */
  form: string
}

/** Nights and guests. */
type Chosen = { choice: Choice; guests: number }

const RoomStayContext = createContext<RoomStay | null>(null)

/** The nights and guests that a reader of a room's page has chosen. */
export function useRoomStay(): RoomStay {
  const stay = use(RoomStayContext)
  if (!stay) throw new Error('A part of a room’s page is outside of <RoomStayProvider>.')
  return stay
}

/** Keeps what a guest chooses on a room's page, in its address too: so it's there when they come back, or choose another language. */
export function RoomStayProvider({ children, ...shown }: ShownRoom & { children: ReactNode }) {
  const most = Math.min(shown.sleeps ?? maxGuests, maxGuests)
  const [{ choice, guests }, change] = useReducer(
    (before: Chosen, next: Partial<Chosen>) => ({ ...before, ...next }),
    { choice: nothingChosen, guests: Math.min(defaultGuests, most) },
  )
  useEffect(() => change(chosenInLink(location.search, most)), [most])
  const quote = useStayQuote(shown.room, choice, guests)
  const { checkIn, checkOut } = choice
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null
  const query = queryOf(stay, guests)
  const keep = (next: Partial<Chosen>) => {
    const kept = { choice, guests, ...next }
    change(next)
    if (kept.choice.checkOut)
      history.replaceState(null, '', `?${queryOf(kept.choice, kept.guests)}`)
  }
  return (
    <RoomStayContext
      value={{
        ...shown,
        choice,
        choose: (next) => keep({ choice: next }),
        stay,
        guests,
        most,
        setGuests: (count) => keep({ guests: count }),
        quote,
        query,
        form: `${pages.booking}?room=${shown.slug}&${query}`,
      }}
    >
      {children}
    </RoomStayContext>
  )
}

function chosenInLink(search: string, most: number): Partial<Chosen> {
  const { checkIn, checkOut, guests } = stayOfLink(search, dayInIndia(new Date()), most)
  const isStay = checkIn && checkOut && checkIn < checkOut
  return { ...(isStay && { choice: { checkIn, checkOut } }), ...(guests && { guests }) }
}

function queryOf(stay: Choice | null, guests: number): string {
  const { checkIn, checkOut } = stay ?? nothingChosen
  const days = checkIn && checkOut ? { checkIn, checkOut } : {}
  return new URLSearchParams({ ...days, guests: String(guests) }).toString()
}
