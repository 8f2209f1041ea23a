import { findGuests } from '#lib/customers/queries/find-guests.ts'
import { guestQuery } from '#lib/customers/schema.ts'
import { undo } from '#lib/desk/commands/undo.ts'
import { changedStandings } from '#lib/desk/queries/booking-standings.ts'
import { find } from '#lib/desk/queries/find.ts'
import { findInput } from '#lib/desk/schema/find.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { findAnswer } from '#lib/http/kept-answers.ts'
import { rowId, rowNumbers } from '#lib/http/params.ts'
import { countWaiting } from '#lib/news/queries.ts'
import { newestNotifications } from '#lib/reports/queries/newest-notifications.ts'
import { giveUpHold } from '#lib/reservations/commands/give-up-hold.ts'
import { holdAtDesk } from '#lib/reservations/commands/hold-at-desk.ts'
import { deskHold } from '#lib/reservations/schema/desk-booking.ts'
import { freeRooms } from '#lib/stays/queries/free-rooms.ts'
import { freeRoomsInput } from '#lib/stays/schema/free-rooms.ts'

const shown = 20

export const deskCalls = {
  /** Finds bookings, guests, units and rooms by text, best match first. Without text, returns the newest bookings. */
  'GET desk/find': endpoint({
    who: 'staff',
    poll: true,
    input: findInput,
    run: async ({ input, by }) => find(by, input.q, await databaseNow()),
  }),
  /** Returns which rooms and units are free for a stay and at what price, and what occupies the others. */
  'GET desk/free': endpoint({
    who: 'staff',
    poll: true,
    input: freeRoomsInput,
    run: async ({ input, by }) => freeRooms(by, input, await databaseNow()),
  }),
  /** Finds guests by part of a name, phone number or e-mail address. */
  'GET desk/guests': endpoint({
    who: 'staff',
    poll: true,
    input: guestQuery,
    run: async ({ input, by }) => ({ rows: await findGuests(by, input) }),
  }),
  /**
   * Holds a unit while staff type a booking, and releases the one this token held before. `DELETE holds/[token]` releases it.
   * Refused with `room_not_available`.
   */
  'POST desk/holds': endpoint({
    who: 'staff',
    body: 'json',
    input: deskHold,
    status: 201,
    run: async ({ input, by }) => ({
      expires_at: (await holdAtDesk(by, input, await databaseNow())).toISOString(),
    }),
  }),
  /** Releases a unit that a guest is holding while paying. Refused with `not_found` if it's no longer held. */
  'DELETE desk/holds/[id]': endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      await giveUpHold(by, id)
      return {}
    },
  }),
  /**
   * Returns the answer to a request that the browser sent with this `Request-Key`, if the answer got lost. 409 `not_done` if the
   * request was not carried out, and now never will be; 409 `done_unseen` if only the answer is gone.
   */
  'POST desk/requests/[key]': endpoint({
    who: 'staff',
    poll: true,
    params: { key: rowId },
    run: async ({ by, params: { key } }) => ({ answer: await findAnswer(by, key) }),
  }),
  /**
   * Undoes the last changes of bookings, by their entry numbers in the history, all or none of them; returns the bookings.
   * Refused with `changed_meanwhile`, `too_late`, and `room_not_available` if no unit is free.
   */
  'POST desk/undo/[entries]': endpoint({
    who: 'staff',
    params: { entries: rowNumbers },
    run: async ({ by, params: { entries } }) => {
      const ids = await undo(by, entries, await databaseNow())
      return { standings: await changedStandings(by, ids, await databaseNow()) }
    },
  }),
  /** Lists the newest notices about bookings. */
  'GET staff_notifications': endpoint({
    who: 'staff',
    poll: true,
    run: async ({ by }) => ({ notifications: await newestNotifications(by, shown) }),
  }),
  /** Counts the bookings and visitors' messages that need attention. */
  'GET staff_waiting': endpoint({ who: 'staff', poll: true, run: ({ by }) => countWaiting(by) }),
}
