import type { Alternatives as WireWaysOut } from '#lib/booking/schema.ts'
import { Refusal, type RefusalCode } from '#lib/shared/refusal.ts'
import type { Alternatives, Fields } from './fields.ts'

/** The error at a field: the names are those of the messages under `booking.form`. */
type FieldError = 'error' | 'alone' | 'tooFar' | 'tooLong' | 'tooMany'
export type Errors = Partial<Record<Exclude<keyof Fields, 'note'>, FieldError>>

/** The message of the box at the top; a new object each time, so that a repeated trouble is announced again. */
export type Trouble =
  | { kind: 'required' | 'notAvailable' | 'holdFailed' | 'cannotCheck' | 'offline' }
  | { kind: 'paidForOther' | 'holdUnknown' | 'alreadyBooked' }
  | { kind: 'fields'; count: number }
  | { kind: 'screenshot' | 'captcha' | 'type' | 'size' | 'submit' | 'general' }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'server'; message: string }

/** Returns true for a trouble that choosing another screenshot settles. */
export function isAboutScreenshot(trouble: Trouble | null): trouble is Trouble {
  return ['screenshot', 'type', 'size'].includes(trouble?.kind ?? '')
}

/** Returns the trouble to show if the room could not be held. */
export function holdTrouble(error: unknown): Trouble {
  if (!(error instanceof Refusal)) return { kind: navigator.onLine ? 'cannotCheck' : 'offline' }
  if (error.code === 'room_not_available') return { kind: 'holdFailed' }
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
}

/**
 * Returns the trouble to show if the booking could not be sent: the server's own message, else that it failed,
 * else, without a response, that something went wrong. Null if the guest stopped it.
 */
export function sendTrouble(error: unknown): Trouble | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null
  if (!(error instanceof Refusal)) return { kind: navigator.onLine ? 'general' : 'offline' }
  if (error.code === 'too_many_requests') return tooMany(error)
  const kind = sendTroubles[error.code]
  if (kind) return { kind } as Trouble
  const { message } = error.detail
  return message ? { kind: 'server', message } : { kind: 'submit' }
}

function tooMany(refusal: Refusal): Trouble {
  return { kind: 'tooMany', minutes: Math.ceil((refusal.detail.retryAfter ?? 60) / 60) }
}

/** Returns the alternatives that a refusal offers. */
export function waysOutOf(error: unknown): Alternatives {
  return alternatives((error instanceof Refusal && error.detail.data) || {})
}

/** Returns the alternatives in a response. */
export function alternatives({
  nearest = [],
  other_rooms = [],
}: Partial<WireWaysOut>): Alternatives {
  return {
    nearest: nearest.map((pair) => ({ checkIn: pair.check_in, checkOut: pair.check_out })),
    otherRooms: other_rooms,
  }
}
