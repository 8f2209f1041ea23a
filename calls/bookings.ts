import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { rejections } from '#lib/booking/schema/senders.ts'
import { bookingId } from '#lib/booking/schema/staff-booking.ts'
import { confirmAll } from '#lib/decisions/commands/confirm-all.ts'
import { rejectAll } from '#lib/decisions/commands/reject-all.ts'
import { noteWhatsapp } from '#lib/desk/commands/note-whatsapp.ts'
import { sendAgain } from '#lib/desk/commands/send-again.ts'
import { writeNote } from '#lib/desk/commands/write-note.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { bookingStanding, bookingStandings } from '#lib/desk/queries/booking-standings.ts'
import { deskRecord } from '#lib/desk/queries/desk-record.ts'
import { findBooking } from '#lib/desk/queries/list-bookings.ts'
import { payLink } from '#lib/desk/queries/pay-link.ts'
import { againInput, noteInput } from '#lib/desk/schema/desk-record.ts'
import { bookingIds } from '#lib/desk/schema/standings.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { anyText, stayReference } from '#lib/http/params.ts'
import { markDifferentReceipts } from '#lib/ledger/commands/mark-different-receipts.ts'
import { toldApart } from '#lib/ledger/schema/told-apart.ts'
import { bookAtDesk } from '#lib/reservations/commands/book-at-desk.ts'
import { sameSender } from '#lib/reservations/queries/same-sender.ts'
import { deskBooking } from '#lib/reservations/schema/desk-booking.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { roomGift } from '#lib/stays/schema/room-gift.ts'

export const bookingCalls = {
  /** Gives a booking a free unit of a room, or moves it there. Refused with `room_not_available` if that room has none. */
  'POST booking_give_room': endpoint({
    who: 'staff',
    body: 'json',
    input: roomGift,
    run: async ({ input, by }) => {
      await giveRoom(by, input, await databaseNow())
      return bookingStanding(by, input.id, await databaseNow())
    },
  }),
  /** Lists the events of a booking, newest first, and how the last change can be undone. */
  'GET booking_history': endpoint({
    who: 'staff',
    poll: true,
    input: bookingId,
    run: async ({ input, by }) => ({
      entries: await bookingHistory(by, input.id, await databaseNow()),
    }),
  }),
  /** Lists the other pending bookings that seem to be from the same sender, with what they have in common. */
  'GET booking_same_sender': endpoint({
    who: 'staff',
    poll: true,
    input: bookingId,
    run: async ({ input, by }) => ({ bookings: await sameSender(by, input.id) }),
  }),
  /** Returns the current state of bookings, and how each one's last change can be undone. Deleted ones are left out. */
  'GET booking_standings': endpoint({
    who: 'staff',
    poll: true,
    input: bookingIds,
    run: async ({ input, by }) => ({
      standings: await bookingStandings(by, input.ids, await databaseNow()),
    }),
  }),
  /** Records that two bookings' similar screenshots are different receipts. */
  'POST booking_tell_apart': endpoint({
    who: 'staff',
    body: 'json',
    input: toldApart,
    run: async ({ input, by }) => {
      await markDifferentReceipts(by, input, await databaseNow())
      return bookingStanding(by, input.id, await databaseNow())
    },
  }),
  /** Rejects all of the given bookings that are pending, and returns their ids and how to undo it. */
  'POST bookings_reject': endpoint({
    who: 'staff',
    body: 'json',
    input: rejections,
    run: async ({ input, by }) => {
      const ids = await rejectAll(by, input, await databaseNow())
      return { ids, undo: await undoOfAll(by, ids, await databaseNow()) }
    },
  }),
  /**
   * Makes a booking for a guest, with a unit and any payment. A retry with the same `Idempotency-Key` books only once.
   * Refused with `room_not_available`, `changed_meanwhile` and `utr_used`.
   */
  'POST desk/bookings': endpoint({
    who: 'staff',
    body: 'json',
    status: 201,
    input: deskBooking,
    run: async ({ input, by, request }) => {
      const idempotencyKey = request.headers.get('idempotency-key')
      const now = await databaseNow()
      const id = await bookAtDesk(by, input, { now, idempotencyKey })
      const [{ booking, undo }, link] = await Promise.all([
        bookingStanding(by, id, now),
        payLink(by, id),
      ])
      const { page_url: status_url } = link
      return { booking, reference: booking.reference, status_url, ...link, undo }
    },
  }),
  /** Returns a booking as staff see it, by its reference. */
  'GET desk/bookings/[reference]': endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: async ({ by, params: { reference } }) => {
      const booking = await findBooking(by, reference)
      if (!booking) throw new Refusal('not_found')
      return booking
    },
  }),
  /** Sends a guest an e-mail again, written from the booking as it is now; with the same `key` it's sent only once. Refused with `illegal_transition` if the booking no longer fits the e-mail, and `too_many_requests`. */
  'POST desk/bookings/[reference]/letters/[letter]': endpoint({
    who: 'staff',
    params: { reference: stayReference, letter: anyText },
    body: 'json',
    input: againInput,
    run: async ({ input, by, params: { reference, letter } }) => {
      await sendAgain(by, { reference, letter, ...input }, await databaseNow())
      return {}
    },
  }),
  /** Returns the staff note, the sent e-mails, the guest's other bookings and their chat. */
  'GET desk/bookings/[reference]/more': endpoint({
    who: 'staff',
    poll: true,
    params: { reference: stayReference },
    run: ({ by, params: { reference } }) => deskRecord(by, reference),
  }),
  /**
   * Saves the staff note about a booking. Refused with `changed_meanwhile` if the old note isn't the one that was `seen`.
   */
  'POST desk/bookings/[reference]/note': endpoint({
    who: 'staff',
    params: { reference: stayReference },
    body: 'json',
    input: noteInput,
    run: async ({ input, by, params: { reference } }) => {
      await writeNote(by, reference, input)
      return {}
    },
  }),
  /** Records that a staff member opened WhatsApp to write to the guest. */
  'POST desk/bookings/[reference]/whatsapp': endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: async ({ by, params: { reference } }) => {
      await noteWhatsapp(by, reference)
      return {}
    },
  }),
  /** Confirms all paid bookings that have a unit, and returns their ids and how to undo it. */
  'POST desk/bookings/confirm_all': endpoint({
    who: 'staff',
    run: async ({ by }) => {
      const ids = await confirmAll(by, await databaseNow())
      return { ids, undo: await undoOfAll(by, ids, await databaseNow()) }
    },
  }),
}
