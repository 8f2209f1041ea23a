import { addMonths, type IsoDate } from '../../shared/dates.ts'

/** Returns the same days a year later, for a person to look at: 29 February becomes the 28th, and Diwali moves. */
export function nextYear({ from, to }: { from: IsoDate; to: IsoDate }) {
  return { from: addMonths(from, 12), to: addMonths(to, 12) }
}
