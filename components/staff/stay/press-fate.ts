import type { StayOffer } from '#lib/stays/schema/stay-change.ts'
import type { TypedStay } from './typed-stay.ts'

type Known = {
  price: TypedStay['price']
  /** Nothing differs from the stay as it is. */
  isSame: boolean
  /** The answer to what is typed has not come yet. */
  loading: boolean
  /** The last question got no answer. */
  failed: boolean
  /** The newest answer, which stands on the screen. */
  offer: StayOffer | null
}

/**
 * Returns what a press of the form's button does: it changes the stay now, or later, once the answer to a price that is typed has
 * come, or it does nothing. A price that follows nights and room is seen before anybody presses.
 */
export function pressFate(known: Known): 'now' | 'later' | 'nothing' {
  const { price, isSame, loading, failed, offer } = known
  if (isSame) return 'nothing'
  if (loading) return price === 'other' ? 'later' : 'nothing'
  if (offer === null) return price === 'new' ? 'nothing' : 'now'
  return !failed && isAgainst(offer) ? 'nothing' : 'now'
}

function isAgainst({ problem, errors }: StayOffer): boolean {
  return problem !== null || Object.keys(errors).length > 0
}
