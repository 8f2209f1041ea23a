import type { WireQuote } from '../../rates/schema/quote.ts'
import { callApi, postJson } from '../../shared/api.ts'
import type { Availability, CalendarDay } from '../../stays/schema/availability.ts'
import type { WireHold } from '../schema/holds.ts'
import type { RoomQuote } from '../schema/quotes.ts'

/** The key under which a browser stores the hold that its guest pays for, and the proof typed so far. */
export const ownHoldKey = 'dontali.hold'

// Sent along, so that the guest's own hold does not make a room look taken to them.
function ownHold(): { hold_token?: string } {
  try {
    const token: unknown = JSON.parse(localStorage.getItem(ownHoldKey) ?? 'null')?.hold?.token
    return typeof token === 'string' ? { hold_token: token } : {}
  } catch {
    return {}
  }
}

export type Stay = { roomType: string; checkIn: string; checkOut: string }

type Party = { guests: number; code?: string }

/** Returns what a stay costs. Throws Refusal as every call here does, such as `not_sold` and `code_not_valid`. */
export function fetchQuote(
  { roomType: room, checkIn, checkOut, guests, code }: Stay & Party,
  signal?: AbortSignal,
): Promise<WireQuote> {
  const asked = { room, check_in: checkIn, check_out: checkOut, guests: String(guests) }
  const query = new URLSearchParams({ ...asked, ...(code && { code }), ...ownHold() })
  return callApi(`quotes?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** Returns what a stay costs in each room. */
export async function fetchRoomQuotes(
  { checkIn, checkOut, guests, code }: Omit<Stay, 'roomType'> & Party,
  signal: AbortSignal,
): Promise<RoomQuote[]> {
  const asked = { check_in: checkIn, check_out: checkOut, guests: String(guests) }
  const query = new URLSearchParams({ ...asked, ...(code && { code }), ...ownHold() })
  const { rooms } = await callApi<{ rooms: RoomQuote[] }>(`quotes/rooms?${query}`, {
    cache: 'no-store',
    signal,
  })
  return rooms
}

/** Returns if a room is free for the whole of a stay, and what else can be had if it is not. */
export function checkAvailability(
  stay: Stay & { guests: string },
  signal?: AbortSignal,
): Promise<Availability> {
  const body = new URLSearchParams({ ...stay, ...ownHold() })
  return callApi('check_availability.php', { method: 'POST', body, ...(signal && { signal }) })
}

/** The nights of a room from one day to another, both included, by its name or id; one request for all. */
export async function fetchCalendar(
  room: string,
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<CalendarDay[]> {
  const query = new URLSearchParams({ room, from, to, ...ownHold() })
  const { days } = await callApi<{ days: CalendarDay[] }>(`availability?${query}`, {
    cache: 'no-store',
    ...(signal && { signal }),
  })
  return days
}

/**
 * Keeps a unit while the guest pays, and mails the link back to it; with the token of a hold of the same room and dates it
 * extends that one. Refused with `room_not_available` and `detail.data.nearest` (DatePair[]), `hold_limit`, or
 * `price_changed` when the stay no longer costs `amount`, in rupees.
 */
export function takeHold(
  stay: Stay & Party & { amount?: number; email?: string; locale?: string },
  token?: string,
  signal?: AbortSignal,
): Promise<WireHold> {
  return postJson('holds', { ...stay, ...(token && { hold_token: token }) }, signal && { signal })
}
