import type { WireRoom } from '#lib/rooms/schema/room.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import { checkFields } from './check-fields.ts'
import { type Fields, priceKey, stayKey } from './fields.ts'
import type { Action, Flow, Quoted } from './flow.ts'
import { lastPrice } from './next-flow.ts'
import { emptyPrice, type StayPrice } from './price.ts'

/** Returns what has been answered about the stay in the form: whether it is free, what it costs, and whether it is sold at all. */
export function answersAbout(flow: Flow, fields: Fields, today: IsoDate | '') {
  const availability = current(flow.availability, stayKey(fields, today))
  const quoted = current(flow.quoted, priceKey(fields, today)) ?? nextQuote(flow, fields, today)
  const why = quoted?.answer === 'notSold' ? quoted.why : null
  // Too many guests are told at their field.
  const forbidden = why?.because === 'too_many_guests' ? null : why
  return {
    availability,
    quoted,
    price: heldPrice(flow) ?? (quoted?.answer === 'sold' ? quoted.price : null),
    forbidden,
    blocked: availability?.answer === 'unavailable' || forbidden !== null,
  }
}

type StayAnswers = ReturnType<typeof answersAbout>

/** Returns what keeps a filled-in form from going on to the payment; null if nothing does. */
export function obstacleOf(
  { availability, forbidden }: StayAnswers,
  fields: Fields,
  today: IsoDate | '',
  room: WireRoom | undefined,
): Action | null {
  if (availability?.answer === 'unavailable') {
    return { type: 'refused', trouble: { kind: 'notAvailable' } }
  }
  if (forbidden) return { type: 'refused', trouble: { kind: 'notSold', why: forbidden } }
  const { errors, trouble } = checkFields(fields, today, room?.sleeps ?? null)
  return trouble && { type: 'refused', errors, trouble }
}

// A change of the form is shown before its price is asked for, a moment later; without one to ask for there is none.
function nextQuote(flow: Flow, fields: Fields, today: IsoDate | ''): Quoted | null {
  const key = priceKey(fields, today)
  return key !== '' && flow.quoted ? { key, answer: 'asking', before: lastPrice(flow) } : null
}

// A hold keeps its price; in the form another stay may stand than the one that is still held.
function heldPrice({ step, hold }: Flow): StayPrice | null {
  if (!hold || step === 'form' || step === 'preparing') return null
  return hold.price ?? { ...emptyPrice, totalPaise: hold.amountPaise }
}

// Ignores what was answered about another stay.
function current<Answer extends { key: string }>(answer: Answer | null, key: string) {
  return key !== '' && answer?.key === key ? answer : null
}
