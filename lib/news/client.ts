import { getJson } from '../shared/get-json.ts'
import type { Waiting } from './rules.ts'

/** Fetches how much waits for staff; the page asks by itself. Throws Refusal. */
export function fetchWaiting(): Promise<Waiting> {
  return getJson('staff_waiting', {}, { poll: true })
}
