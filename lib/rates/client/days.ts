import { postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { Effect, Rates } from '../schema/days.ts'

/** The nights of a room that are asked for: so many from a day on. */
export type RatesSearch = { room: number; from: string; days: number }

/** Returns what the nights of a room cost, and who may book them. Refused with `room_not_found`. */
export function fetchRates(search: RatesSearch, asking: Asking = {}): Promise<Rates> {
  return getJson('rates', search, asking)
}

/** The facts that days of a room are to have of their own; only what is there changes, and null goes back to the rules. */
export type SentDays = {
  room: number
  days: readonly string[]
  price?: string | null
  minimum_nights?: number | null
  closed?: boolean | null
  no_arrival?: boolean | null
  no_departure?: boolean | null
  reset?: true
  seen?: number
}

/** Gives days of a room something of their own. Refused with `changed_meanwhile` and, by the field, `validation_failed`. */
export function changeDays(change: SentDays): Promise<Effect> {
  return postJson('rates', change)
}

/** Returns what {@link changeDays} would do, and does nothing. The page asks by itself. */
export function previewDays(change: SentDays, { signal }: Asking = {}): Promise<Effect> {
  return postJson('rates?dry=1&poll=1', change, signal && { signal })
}
