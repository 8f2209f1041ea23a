import type { Paying } from '../payments/rules.ts'
import type { WireQuote } from '../rates/schema.ts'
import { callApi, formData, postJson, sendForm } from '../shared/api.ts'
import { type Asking, getJson } from '../shared/get-json.ts'
import type { HistoryEntry } from './rules/history.ts'
import type { RejectionReason } from './rules/rejection.ts'
import type { BookingStatus } from './rules/statuses.ts'
import type { Availability, CalendarDay } from './schema/availability.ts'
import type { BookingCreated } from './schema/created.ts'
import type { WireHeldStay, WireHold } from './schema/holds.ts'
import type { RoomQuote } from './schema/quotes.ts'
import type { SenderBooking } from './schema/senders.ts'
import type { Standing } from './schema/standings.ts'
import type { BookingPage, BookingSearch, StaffBooking } from './schema.ts'

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

type Stay = { roomType: string; checkIn: string; checkOut: string }
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
 * Keeps a unit while the guest pays, and mails the link back to it; with the token of a hold of the same room and dates
 * it extends that one. Refused with `room_not_available` and `detail.data.nearest` (DatePair[]), `hold_limit`, or `price_changed` when the stay
 * does not cost `amount`, in rupees, any more.
 */
export function takeHold(
  stay: Stay & Party & { amount?: number; email?: string; locale?: string },
  token?: string,
  signal?: AbortSignal,
): Promise<WireHold> {
  return postJson('holds', { ...stay, ...(token && { hold_token: token }) }, signal && { signal })
}

/** Returns the hold of a token and its stay. Refused with `hold_not_found`. */
export function fetchHold(token: string): Promise<WireHeldStay> {
  return callApi(`holds/${encodeURIComponent(token)}`, { cache: 'no-store' })
}

/** Gives a held unit back, also while the page is being left. */
export async function releaseHold(token: string): Promise<void> {
  await callApi(`holds/${encodeURIComponent(token)}`, { method: 'DELETE', keepalive: true })
}

/** A page of the bookings, for staff. `poll` marks a call that the page makes by itself. */
export function fetchBookings(
  search: Partial<BookingSearch>,
  asking: Asking = {},
): Promise<BookingPage> {
  return getJson('bookings_list.php', search, asking)
}

/**
 * Sets the status of a booking as the person saw it, and returns the booking. Refused with
 * `changed_meanwhile` when it stands elsewhere by now, and `room_not_available` when it needs a unit again
 * and none is free.
 */
export function updateStatus(
  { id, status: from }: Pick<StaffBooking, 'id' | 'status'>,
  status: BookingStatus,
  note = '',
  because?: RejectionReason,
): Promise<Standing> {
  const body = new URLSearchParams({ id, status, note, from, ...(because && { because }) })
  return callApi('booking_update_status.php', { method: 'POST', body })
}

/**
 * Takes the last change of a booking's status back and returns the booking. Refused with `too_late` once the
 * guest's mail is on its way, `changed_meanwhile`, or `room_not_available` when its unit has gone.
 */
export function undoStatus(id: string): Promise<Standing> {
  const body = new URLSearchParams({ id })
  return callApi('booking_undo_status.php', { method: 'POST', body })
}

/** Returns the other pending bookings of the sender of a pending one, for staff. The page asks by itself. */
export async function fetchSameSender(
  { id }: { id: string },
  asking: Asking = {},
): Promise<SenderBooking[]> {
  const { bookings } = await getJson<{ bookings: SenderBooking[] }>(
    'booking_same_sender',
    { id },
    { ...asking, poll: true },
  )
  return bookings
}

/** Rejects those of some bookings that are pending, for a reason, and returns which, and how long it can be taken back. */
export function rejectBookings(
  ids: string[],
  note: string,
): Promise<{ ids: string[]; undo_ms: number | null }> {
  const body = new URLSearchParams({ ids: ids.join(','), note })
  return callApi('bookings_reject', { method: 'POST', body })
}

/** Confirms all bookings that are paid for and have a unit; returns their ids, and the milliseconds for which it can be undone. */
export function confirmAll(): Promise<{ ids: string[]; undo_ms: number | null }> {
  return callApi('desk/bookings/confirm_all', { method: 'POST' })
}

/** Takes rejections or confirmations that were made together back: all, or none with the refusal of {@link undoStatus}. */
export async function undoBookings(ids: string[]): Promise<void> {
  const body = new URLSearchParams({ ids: ids.join(',') })
  await callApi('bookings_undo', { method: 'POST', body })
}

/** Returns bookings as they stand now; those that are no more are left out. The page asks by itself. */
export async function fetchStandings(ids: string[]): Promise<Standing[]> {
  const { standings } = await getJson<{ standings: Standing[] }>(
    'booking_standings',
    { ids: ids.join(',') },
    { poll: true },
  )
  return standings
}

/** Returns what happened to a booking, the last first. */
export async function fetchHistory(
  { id }: { id: string },
  asking: Asking = {},
): Promise<HistoryEntry[]> {
  const { entries } = await getJson<{ entries: HistoryEntry[] }>(
    'booking_history.php',
    { id },
    { ...asking, poll: true },
  )
  return entries
}

/**
 * Gives a booking a free unit of a room, or moves it there, and returns the booking. Refused with
 * `room_not_available` when that room has none.
 */
export function giveRoom(id: string, room: number): Promise<Standing> {
  const body = new URLSearchParams({ id, room: String(room) })
  return callApi('booking_give_room.php', { method: 'POST', body })
}

/** Notes that the screenshots of two bookings, which look alike, are different receipts; returns the first booking. */
export function tellApart(id: string, other: string): Promise<Standing> {
  const body = new URLSearchParams({ id, other })
  return callApi('booking_tell_apart.php', { method: 'POST', body })
}

export type BookingForm = Stay & {
  fullName: string
  email: string
  phone: string
  guests: number
  note: string
  /** The whole price in rupees, as the page showed it. */
  amount: string
  paying?: Paying
  /** Without one, `method` says that the payment comes from a bank. */
  screenshot?: File
  method?: 'upi' | 'bank'
  captcha: string
  utr?: string
  hold_token?: string
  locale: string
  website?: string
}

type Sending = {
  /** The same key for every try of the same booking: it will not become two. */
  idempotencyKey: string
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a booking with its screenshot; see {@link sendForm} for how it fails. */
export function createBooking(form: BookingForm, sending: Sending): Promise<BookingCreated> {
  const { idempotencyKey, ...rest } = sending
  return sendForm('create_booking.php', formData(form), {
    ...rest,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
}

/** Adds another screenshot, the UTR or both to the booking of the guest who holds this secret. */
export async function addProof(
  secret: string,
  proof: { screenshot?: File; utr?: string },
  sending: Omit<Sending, 'idempotencyKey'>,
): Promise<void> {
  await sendForm(`stays/${encodeURIComponent(secret)}/proof`, formData(proof), sending)
}

/** Sends what the guest who holds this secret has paid of the balance, in rupees, with its screenshot. */
export async function claimPayment(
  secret: string,
  payment: { screenshot: File; utr?: string; amount: number },
  sending: Omit<Sending, 'idempotencyKey'>,
): Promise<void> {
  await sendForm(`stays/${encodeURIComponent(secret)}/payments`, formData(payment), sending)
}

/** Asks for a cancellation of the booking of the guest who holds this secret; nothing is cancelled by it. */
export async function askCancellation(secret: string): Promise<void> {
  await callApi(`stays/${encodeURIComponent(secret)}/cancellation`, { method: 'POST' })
}
