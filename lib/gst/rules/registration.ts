import { farm } from '../../farm/rules/farm.ts'

/** A farm's registration for GST: it charges GST, it may not charge any under the composition scheme, or it has no GSTIN. */
export type Registration = 'regular' | 'composition' | 'none'

/** Returns how the supplier of a paper was registered, or how the farm is now. Papers from before the scheme was kept were regular. */
export function registrationOf(
  { gstin, scheme = 'regular' }: Registered = farm().gst,
): Registration {
  return gstin === null ? 'none' : scheme
}

type Registered = { gstin: string | null; scheme?: 'regular' | 'composition' }

/** Returns true if the farm charges GST: only then may a price, a page, a mail or a form mention it. */
export function chargesGst(): boolean {
  return registrationOf() === 'regular'
}

/**
 * Returns the rate of a room that counts, in percent, of the one that is stored for it: none while the farm charges no GST. Null is by
 * the value of each night, as the law has it.
 */
export function rateInForce(stored: number | null): number | null {
  return chargesGst() ? stored : 0
}
