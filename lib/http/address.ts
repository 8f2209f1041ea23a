import { Refusal } from '../shared/refusal.ts'
import { maxStored } from '../shared/whole-number.ts'

/** Returns true if a change is only asked what it would do: `?dry=1`. */
export function isDry({ url }: Request): boolean {
  return new URL(url).searchParams.get('dry') === '1'
}

/** Returns the number that a part of the address is, of a row that may be there. `not_found` for anything else. */
export function rowNumber(part = ''): number {
  const number = /^\d{1,10}$/.test(part) ? Number(part) : Number.NaN
  if (number <= maxStored) return number
  throw new Refusal('not_found')
}
