import { callApi } from '../shared/api.ts'
import type { Waiting } from './rules.ts'

/** Fetches how much waits for staff; the page asks by itself. Throws Refusal. */
export function fetchWaiting(): Promise<Waiting> {
  return callApi('staff_waiting?poll=1', { cache: 'no-store' })
}
