import { staffWords } from '#lib/i18n/staff-words.ts'
import { Refusal } from '#lib/shared/refusal.ts'

const t = staffWords('signIn')

/** Returns the server's own message if it sent one, else `otherwise`. */
export function problemOf(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal)) return otherwise
  const { errors, retryAfter } = error.detail
  if (errors) return Object.values(errors)[0] ?? otherwise
  if (error.code === 'internal') return otherwise
  return retryAfter ? `${error.message} ${againIn(retryAfter)}` : error.message
}

function againIn(seconds: number): string {
  if (seconds < 90) return t('tryAgainIn.seconds', { count: seconds })
  return t('tryAgainIn.minutes', { count: Math.ceil(seconds / 60) })
}
