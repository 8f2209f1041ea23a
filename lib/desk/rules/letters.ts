import { type BookingStatus, statuses, takesPlace } from '../../booking/rules/statuses.ts'
import type { GuestMail } from '../../shared/stored-names.ts'

/** A guest is written the same at most so often in an hour. */
export const maxAgainAnHour = 3

/** Returns true if a mail can be sent again: it is written anew, and must still be true of its booking. */
export function canSendAgain(kind: string, status: BookingStatus): kind is GuestMail {
  if (kind === 'received') return status === 'pending'
  if (kind === 'changed') return takesPlace(status)
  return kind === statuses[status].mail
}
