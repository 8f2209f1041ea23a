// Names stored in the database, in rows and jobs of every release so far: none of them may change.

type Actions = {
  auth: 'signed_in' | 'signed_out' | `staff_${'added' | 'removed' | 'role_changed'}`
  booking:
    | `booking_${'created' | 'pending' | 'verified' | 'confirmed' | 'rejected'}`
    | (
        | 'booked_at_desk'
        | 'desk_booking_undone'
        | `pay_by_${'moved' | 'put_back'}`
        | 'change_undone'
        | 'room_given'
        | 'proof_added'
        | 'payment_claimed'
        | 'transfer_ended'
        | 'told_apart'
        | 'note_written'
        | 'letter_sent_again'
        | 'whatsapp_opened'
        | 'stay_changed'
        | 'stay_put_back'
        | `guest_${'came' | 'left' | 'missed'}`
        | 'progress_put_back'
        | `payment_${'recorded' | 'verified' | 'voided'}`
        | 'refund_promised'
        | 'cancel_asked'
        | 'arrival_told'
        | `wish_${'asked' | 'withdrawn' | 'declined' | 'put_back'}`
        | 'mail_failed'
        | 'details_erased'
        | 'document_issued'
        | 'bill_changed'
      )
  chat: 'chat_closed' | 'chat_reopened'
  payments: 'cash_taken' | 'cash_voided'
  privacy: 'person_exported' | 'person_erased'
  rates: 'rates_changed' | 'rates_put_back'
  /** `facts_published` is said of words, too: there's one kind of publication. */
  farm: `${'facts' | 'words' | 'list' | 'picture'}_changed` | 'facts_published' | 'setup_noted'
  reviews: 'google_reviews_configured'
  rooms:
    | `room_${'added' | 'changed' | 'deleted'}`
    | `rooms_${'imported' | 'ordered'}`
    | 'units_blocked'
    | `unit_${'made_up' | 'to_clean'}`
    | `block_${'changed' | 'lifted'}`
    | 'hold_given_up'
  statements: 'statement_read' | `layout_${'changed' | 'forgotten'}`
}

/** The action of an entry in the history: everything that can happen, or what can in one domain. */
export type Action<Domain extends keyof Actions = keyof Actions> = Actions[Domain]

/** The subject of a mail to the guest of a booking, by the names of the messages. */
export type GuestMail =
  | 'received'
  | 'toPay'
  | 'verified'
  | 'confirmed'
  | 'changed'
  | 'rejected'
  | 'cancelAsked'
  | 'wishDeclined'
  | 'refundPromised'
  | 'refunded'
/** The subject of a mail about a booking to all staff. */
export type StaffMail = `staff_${'new_booking' | 'cancel_asked' | 'wish_asked' | 'payment_claimed'}`
export type BookingMail = GuestMail | StaffMail

/** Returns true if a mail about a booking goes to all staff. */
export function isForStaff(kind: BookingMail): kind is StaffMail {
  return kind.startsWith('staff_')
}

/** A thing that can be wrong with the service itself. */
export type WarningName = 'mails' | 'disk' | 'backups' | 'queue' | 'proxy'
/** The mail about it: it has become wrong, it still is, or it is well again. */
export type Telling = 'began' | 'lasts' | 'ended'

/** The name of a booking's guest after erasing; the migration "erasure" uses it too. */
export const erasedName = 'Erased guest'
/** Shown to staff instead of an address or a number that was erased. */
export const erasedWord = 'erased'
