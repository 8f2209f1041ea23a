import type { StayDates } from '../../rooms/rules/stay.ts'
import { formatDay } from '../../shared/dates.ts'
import type { Wish } from './told.ts'
import { undoEnd } from './undo.ts'

type Happened = { booking: { id: string } }
type Asked = { booking: { id: string; reference: string; fullName: string }; wish: Wish }
type Declined = Happened & { wish: Wish; words: string | null; now: Date }

/**
 * The events of what guests say and ask for before they come; see `events`. Words are under `note`, which can be removed
 * from the history.
 */
export const wishEvents = {
  arrival_told: (_: Happened) => ({ after: {} }),
  // Staff who have not answered yet read the newest dates where the mail leads.
  wish_asked: ({ booking, wish, isFirst }: Asked & { isFirst: boolean }) => ({
    after: { ...datesOf(wish), note: wish.words },
    notices: [
      {
        type: 'wish_asked' as const,
        title: `Date change request: ${booking.reference}`,
        message: `${booking.fullName}, ${formatDay(wish.checkIn)} to ${formatDay(wish.checkOut)}`,
      },
    ],
    mails: isFirst ? [{ kind: 'staff_wish_asked' as const }] : [],
  }),
  wish_withdrawn: ({ wish }: Happened & { wish: Wish }) => ({ after: datesOf(wish) }),
  wish_declined: ({ wish, words, now }: Declined) => ({
    createdAt: now,
    before: { ...datesOf(wish), note: wish.words, asked_at: wish.askedAt.toISOString() },
    after: { ...datesOf(wish), note: words },
    mails: [
      {
        kind: 'wishDeclined' as const,
        // The mail leaves when the answer can no longer be taken back.
        runAt: undoEnd(now),
      },
    ],
  }),
  wish_put_back: ({ wish, now }: Happened & { wish: StayDates; now: Date }) => ({
    createdAt: now,
    after: datesOf(wish),
  }),
}

function datesOf({ checkIn, checkOut }: StayDates) {
  return { check_in: checkIn, check_out: checkOut }
}
