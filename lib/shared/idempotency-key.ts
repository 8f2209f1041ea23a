import { Refusal } from './refusal.ts'

/** Returns an Idempotency-Key as it is stored, or null without one. `malformed_request` for one that is too long. */
export function plainKey(key: string | null): string | null {
  const trimmed = key?.trim() ?? ''
  if (trimmed.length > 200) throw new Refusal('malformed_request')
  return trimmed || null
}

/** An Idempotency-Key is remembered for so many hours. */
export const idempotencyHours = 24
