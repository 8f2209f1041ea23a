import { Refusal } from '#lib/shared/refusal.ts'

/** Returns the server's own message if it sent one, else `otherwise`. */
export function problemOf(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal)) return otherwise
  const { errors, retryAfter } = error.detail
  if (errors) return Object.values(errors)[0] ?? otherwise
  if (error.code === 'internal') return otherwise
  return retryAfter ? `${error.message} ${againIn(retryAfter)}` : error.message
}

function againIn(seconds: number): string {
  if (seconds < 90) return `Try again in ${seconds} seconds.`
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`
}
