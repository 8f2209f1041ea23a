import type { Undo } from '../../booking/rules/taking-back.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { callApi, postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { CalendarDay } from '../schema/availability.ts'
import type { OtherDates, SentAcceptance, WireWish, WishInput } from '../schema/wish.ts'

const stayPath = (secret: string) => `stays/${encodeURIComponent(secret)}`
const ownPath = (secret: string) => `${stayPath(secret)}/wish`

/** Returns if other dates are free for the guest who holds this secret, and what the stay would cost. Refused with `not_sold`. */
export function fetchOtherDates(
  secret: string,
  { checkIn, checkOut }: StayDates,
  signal: AbortSignal,
): Promise<OtherDates> {
  const query = new URLSearchParams({ check_in: checkIn, check_out: checkOut })
  return callApi(`${stayPath(secret)}/dates?${query}`, { cache: 'no-store', signal })
}

/** Returns the nights of the room of the guest who holds this secret, both days included, with the guest's own as free ones. */
export async function fetchOtherNights(
  secret: string,
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<CalendarDay[]> {
  const query = new URLSearchParams({ from, to })
  const asked = `${stayPath(secret)}/nights?${query}`
  const { days } = await callApi<{ days: CalendarDay[] }>(asked, { cache: 'no-store', signal })
  return days
}

/** Asks for other dates for the guest who holds this secret. Refused with `validation_failed` by the field, `illegal_transition`. */
export async function askDates(secret: string, wish: WishInput): Promise<void> {
  await postJson(ownPath(secret), wish)
}

/** Takes back what the guest who holds this secret has asked for. */
export async function withdrawDates(secret: string): Promise<void> {
  await callApi(ownPath(secret), { method: 'DELETE' })
}

/** Returns the other dates that a guest asks for, or null. The page asks by itself. */
export function fetchWish(
  { id }: { id: string },
  asking: Asking = {},
): Promise<{ wish: WireWish | null }> {
  return getJson(`desk/stays/${id}/wish`, {}, { ...asking, poll: true })
}

/** Gives a guest the dates that they ask for, and returns how it can be taken back. */
export async function acceptWish(id: string, acceptance: SentAcceptance): Promise<Undo | null> {
  return (await postJson<{ undo: Undo | null }>(`desk/stays/${id}/wish`, acceptance)).undo
}

/** Declines the dates with words for the guest, and returns how it can be taken back. */
export async function declineWish(id: string, answer: WishInput): Promise<Undo | null> {
  return (await postJson<{ undo: Undo | null }>(`desk/stays/${id}/wish/decline`, answer)).undo
}
