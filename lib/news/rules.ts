import type { Action } from '../shared/stored-names.ts'

/** A topic that a screen of staff can follow. */
export type Topic = 'bookings' | 'rooms' | 'chats' | 'site'

/** The counts of what waits for staff. */
export type Waiting = {
  /** Bookings that need something done; see `BookingWait`. */
  bookings: number
  /** Payments to find in the bank and refunds to pay out, as they are listed under Money. */
  to_check: number
  /** Bookings that wait for anything but that. */
  other_bookings: number
  /** Visitors' unseen messages. */
  messages: number
}

/** What a guest has done and staff may have to act on. */
type GuestDeed =
  | 'booking_created'
  | 'proof_added'
  | 'payment_claimed'
  | 'cancel_asked'
  | 'wish_asked'

/** Something has changed; without an id, it may be anything of the topic. */
export type Change =
  | { topic: 'bookings'; booking_id: string | null; by_guest?: GuestDeed }
  | { topic: 'rooms' | 'site' }
  | { topic: 'chats'; chat_id: string | null; from_visitor: boolean }

/** An event of the staff's stream. Never what has changed: the screens that show it ask for it. */
export type StaffEvent =
  | ({ type: 'changed' } & Change)
  | ({ type: 'waiting' } & Waiting)
  | { type: 'heartbeat' }
  | { type: 'stream_end' }

/** The payload of NOTIFY on the channel `staff`: an entry of the history, `hold_changed` for a unit that is held or free again, or `pictures_encoded` when photographs have copies. */
export type HistoryNotice = { action: string; booking_id: string | null }

type TeamAction = `staff_${'added' | 'removed' | 'role_changed'}`

// The other domains' actions change nothing that a screen follows; conversations tell of themselves.
const topics: Record<
  Action<'booking' | 'farm' | 'payments' | 'rates' | 'rooms'> | TeamAction,
  'bookings' | 'rooms' | 'site'
> = {
  booking_created: 'bookings',
  booked_at_desk: 'bookings',
  desk_booking_undone: 'bookings',
  pay_by_moved: 'bookings',
  pay_by_put_back: 'bookings',
  booking_pending: 'bookings',
  booking_verified: 'bookings',
  booking_confirmed: 'bookings',
  booking_rejected: 'bookings',
  change_undone: 'bookings',
  room_given: 'bookings',
  stay_changed: 'bookings',
  stay_put_back: 'bookings',
  guest_came: 'bookings',
  guest_left: 'bookings',
  guest_missed: 'bookings',
  progress_put_back: 'bookings',
  document_issued: 'bookings',
  bill_changed: 'bookings',
  proof_added: 'bookings',
  payment_claimed: 'bookings',
  transfer_ended: 'bookings',
  told_apart: 'bookings',
  note_written: 'bookings',
  letter_sent_again: 'bookings',
  whatsapp_opened: 'bookings',
  payment_recorded: 'bookings',
  payment_verified: 'bookings',
  payment_voided: 'bookings',
  refund_promised: 'bookings',
  cash_taken: 'bookings',
  cash_voided: 'bookings',
  cancel_asked: 'bookings',
  arrival_told: 'bookings',
  wish_asked: 'bookings',
  wish_withdrawn: 'bookings',
  wish_declined: 'bookings',
  wish_put_back: 'bookings',
  mail_failed: 'bookings',
  details_erased: 'bookings',
  rates_changed: 'rooms',
  rates_put_back: 'rooms',
  room_added: 'rooms',
  room_changed: 'rooms',
  room_deleted: 'rooms',
  rooms_imported: 'rooms',
  rooms_ordered: 'rooms',
  units_blocked: 'rooms',
  unit_made_up: 'rooms',
  unit_to_clean: 'rooms',
  block_changed: 'rooms',
  block_lifted: 'rooms',
  hold_given_up: 'rooms',
  facts_changed: 'site',
  words_changed: 'site',
  list_changed: 'site',
  picture_changed: 'site',
  facts_published: 'site',
  setup_noted: 'site',
  // The first run says who's on the team.
  staff_added: 'site',
  staff_removed: 'site',
  staff_role_changed: 'site',
}

const guestDeeds: readonly string[] = [
  'booking_created',
  'proof_added',
  'payment_claimed',
  'cancel_asked',
  'wish_asked',
] satisfies GuestDeed[]

/** Returns what a notice has changed of what screens show, or null. */
export function changeOf({ action, booking_id }: HistoryNotice): Change | null {
  // Nothing but the calendars of units shows holds, and nothing but rooms shows photographs.
  if (action === 'hold_changed' || action === 'pictures_encoded') return { topic: 'rooms' }
  const topic = action in topics ? topics[action as keyof typeof topics] : null
  if (topic !== 'bookings') return topic && { topic }
  const isGuests = guestDeeds.includes(action)
  return { topic, booking_id, ...(isGuests && { by_guest: action as GuestDeed }) }
}
