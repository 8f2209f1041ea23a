import type { SaidName } from '#lib/booking/rules/said.ts'
import type { NotSold as SoldNot } from '#lib/rates/rules/quote.ts'
import type { WireQuote } from '#lib/rates/schema/quote.ts'
import { toPaise } from '#lib/shared/money.ts'
import { Refusal, type RefusalCode } from '#lib/shared/refusal.ts'
import type { Alternatives as WireWaysOut } from '#lib/stays/schema/availability.ts'
import type { Alternatives, Fields } from './fields.ts'
import { priceOfQuote, type StayPrice } from './price.ts'

/** The error at a field: the names are those of the messages under `booking.form`. */
type FieldError = 'error' | 'alone' | 'tooFar' | 'tooLong' | 'tooMany'
export type Errors = Partial<Record<Exclude<keyof Fields, SaidName | 'code'>, FieldError>>

/** The reason why a stay is not sold, with the season that forbids it, if one does. */
export type NotSold = Pick<SoldNot, 'because' | 'minimumNights' | 'season'>

/** The message of the box at the top; a new object each time, so that a repeated trouble is announced again. */
export type Trouble =
  | { kind: 'required' | 'notAvailable' | 'holdFailed' | 'cannotCheck' | 'offline' }
  | { kind: 'toCheck' | 'notOpen' }
  | { kind: 'paidForOther' | 'holdUnknown' | 'alreadyBooked' }
  | { kind: 'notSold'; why: NotSold }
  | { kind: 'priceChanged'; beforePaise: number; now: StayPrice }
  | { kind: 'codeNotValid'; code: string }
  | { kind: 'fields'; count: number }
  | { kind: 'screenshot' | 'captcha' | 'type' | 'size' | 'submit' | 'general' }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'server'; message: string }

/** Returns true for a trouble that choosing another screenshot settles. */
export function isAboutScreenshot(trouble: Trouble | null): trouble is Trouble {
  return ['screenshot', 'type', 'size'].includes(trouble?.kind ?? '')
}

/** The code that a hold was asked with, and the price in rupees that the page showed. */
type HoldAsked = { code?: string; amount?: number }

/** Returns the trouble to show if the room could not be held. */
export function holdTrouble(error: unknown, { code = '', amount = 0 }: HoldAsked = {}): Trouble {
  if (!(error instanceof Refusal)) return { kind: navigator.onLine ? 'cannotCheck' : 'offline' }
  const { data = {} } = error.detail
  if (error.code === 'not_sold') return { kind: 'notSold', why: notSoldOf(data) }
  if (error.code === 'code_not_valid') return { kind: 'codeNotValid', code }
  if (error.code === 'price_changed') {
    const now = priceOfQuote(data.quote as WireQuote)
    return { kind: 'priceChanged', beforePaise: toPaise(amount), now }
  }
  if (error.code === 'room_not_available') return { kind: 'holdFailed' }
  if (error.code === 'not_open') return { kind: 'notOpen' }
  if (error.code === 'too_many_requests') return tooMany(error)
  if (error.code === 'validation_failed') return { kind: 'server', message: error.message }
  return { kind: 'cannotCheck' }
}

const sendTroubles: Partial<Record<RefusalCode, Trouble['kind']>> = {
  required_fields: 'required',
  screenshot_required: 'screenshot',
  captcha_failed: 'captcha',
  not_an_image: 'type',
  unsupported_media_type: 'type',
  too_large: 'size',
  room_not_available: 'notAvailable',
  not_open: 'notOpen',
}

/**
 * Returns the trouble to show if the booking could not be sent: the server's own message, else that it failed,
 * else, without a response, that something went wrong. Null if the guest stopped it.
 */
export function sendTrouble(error: unknown): Trouble | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null
  if (!(error instanceof Refusal)) return { kind: navigator.onLine ? 'general' : 'offline' }
  if (error.code === 'too_many_requests') {
    return error.detail.data?.to_check ? { kind: 'toCheck' } : tooMany(error)
  }
  const kind = sendTroubles[error.code]
  if (kind) return { kind } as Trouble
  const { message } = error.detail
  return message ? { kind: 'server', message } : { kind: 'submit' }
}

function tooMany(refusal: Refusal): Trouble {
  return { kind: 'tooMany', minutes: Math.ceil((refusal.detail.retryAfter ?? 60) / 60) }
}

/** Returns the reason in a refusal of a stay that is not sold. */
export function notSoldOf(data: Record<string, unknown>): NotSold {
  const { because, minimum_nights: minimumNights, season } = data
  return { because, minimumNights, season } as NotSold
}

/** Returns the alternatives that a refusal offers. */
export function waysOutOf(error: unknown): Alternatives {
  return alternatives((error instanceof Refusal && error.detail.data) || {})
}

export function alternatives({
  nearest = [],
  other_rooms = [],
  other_totals = [],
}: Partial<WireWaysOut>): Alternatives {
  return {
    nearest: nearest.map((pair) => ({
      checkIn: pair.check_in,
      checkOut: pair.check_out,
      totalPaise: toPaise(pair.total),
    })),
    otherRooms: other_rooms.map((name, at) => {
      return { name, totalPaise: Math.round((other_totals[at] ?? 0) * 100) }
    }),
  }
}
