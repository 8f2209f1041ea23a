import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { BookingPage } from '#lib/desk/schema/search.ts'
import { pageSize } from '../kit/list/use-search.ts'

/**
 * A page of the bookings as it lies under the pointer: its rows stay the same ones in the same order, whatever the
 * server's list does meanwhile, until somebody asks for the list as it is now.
 */
export type HeldList = {
  /** The search that it answers, as a text. */
  key: string
  /** The instant from which on a booking is a new one. */
  since: string
  /** The place of its first row in the whole list, from 0. */
  from: number
  page: BookingPage
  /** The server's latest answer to the same search. */
  latest: BookingPage
}

export function heldListOf(key: string, number: number, page: BookingPage, now: Date): HeldList {
  const from = (Math.min(number, page.pages) - 1) * pageSize
  return { key, since: now.toISOString(), from, page, latest: page }
}

/**
 * Takes in the server's latest answer: rows that are shown are brought up to date in their places, but those of
 * `unsettled`, which are just being changed here. A list with nothing in it, under which nothing lies, is replaced.
 */
export function withLatest(
  held: HeldList,
  latest: BookingPage,
  unsettled: { has: (id: string) => boolean },
): HeldList {
  if (held.page.rows.length === 0) return { ...held, page: latest, latest }
  const newer = new Map(latest.rows.map((row) => [row.id, row]))
  const rows = held.page.rows.map((row) =>
    unsettled.has(row.id) ? row : (newer.get(row.id) ?? row),
  )
  return { ...held, page: { ...held.page, rows }, latest }
}

/** Shows a booking as it stands now, where it is among the rows. */
export function withBooking(held: HeldList, booking: StaffBooking): HeldList {
  const rows = held.page.rows.map((row) => (row.id === booking.id ? booking : row))
  return { ...held, page: { ...held.page, rows } }
}

/** Shows the list as the server has it. */
export function asLatest(held: HeldList, now: Date): HeldList {
  return { ...held, since: now.toISOString(), page: held.latest }
}

/** Returns how many bookings were made since the rows were shown, of those that the list would show; null if it is the same list. */
export function newsOf({ since, page, latest }: HeldList): { created: number } | null {
  const ids = page.rows.map(({ id }) => id)
  if (latest.rows.length === ids.length && latest.rows.every(({ id }, at) => id === ids[at])) {
    return null
  }
  const created = latest.rows.filter((row) => !ids.includes(row.id) && row.created_at > since)
  return { created: created.length }
}

/**
 * Returns the place, in the latest answer, of the first row after those that are shown: rows move up from the next page
 * when decided ones have left the list. Null if the rows that come next are on the next page.
 */
export function onward({ page, latest }: HeldList): number | null {
  const shown = new Set(page.rows.map(({ id }) => id))
  const lastShown = latest.rows.findLastIndex(({ id }) => shown.has(id))
  const next = latest.rows.findIndex(({ id }, at) => at > lastShown && !shown.has(id))
  return next < 0 ? null : next
}

/** Returns the ids of the rows of which the latest answer tells nothing. */
export function missingFromLatest({ page, latest }: HeldList): string[] {
  const heard = new Set(latest.rows.map(({ id }) => id))
  return page.rows.map(({ id }) => id).filter((id) => !heard.has(id))
}
