/** A hold keeps a unit for so many minutes … */
export const holdMinutes = 20
/** … and, however often it is extended, for so many from its beginning. */
export const maxHoldMinutes = 60

/** Returns until when a hold that began at `createdAt` lasts if it is asked for now; null past its last minute. */
export function holdExpiry(createdAt: Date, now: Date): Date | null {
  const last = createdAt.getTime() + maxHoldMinutes * 60_000
  if (now.getTime() >= last) return null
  return new Date(Math.min(now.getTime() + holdMinutes * 60_000, last))
}
