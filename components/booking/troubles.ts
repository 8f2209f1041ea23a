import type { Alternatives as WireWaysOut } from '#lib/booking/schema.ts'
import { Refusal, type RefusalCode } from '#lib/shared/refusal.ts'
import type { Alternatives } from './fields.ts'
import type { Trouble } from './flow.ts'

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
