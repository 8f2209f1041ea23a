import type { StayOffer } from '#lib/booking/schema/stay-change.ts'
import type { TypedStay } from './typed-stay.ts'

type Known = {
  price: TypedStay['price']
  /** Nothing differs from the stay as it is. */
  isSame: boolean
  /** The answer to what is typed has not come yet. */
  loading: boolean
  /** The newest answer, if the last question got one. */
  offer: StayOffer | null
}

/**
 * Returns what a press of the form's button does: it changes the stay now, or later, once the answer to what is typed has come, or
 * it does nothing. A price that follows nights and room is seen before anybody presses.
 */
export function pressFate({ price, isSame, loading, offer }: Known): 'now' | 'later' | 'nothing' {
  if (isSame) return 'nothing'
  if (loading) return price === 'new' ? 'nothing' : 'later'
  return offer !== null && isAgainst(offer) ? 'nothing' : 'now'
}

function isAgainst({ problem, errors }: StayOffer): boolean {
  return problem !== null || Object.keys(errors).length > 0
}
