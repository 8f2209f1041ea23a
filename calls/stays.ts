import type { Staff } from '#lib/auth/schema.ts'
import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { movePayBy } from '#lib/desk/commands/move-pay-by.ts'
import { bookingStanding } from '#lib/desk/queries/booking-standings.ts'
import { cancelOffer } from '#lib/desk/queries/cancel-offer.ts'
import { deskToday, kitchenDay } from '#lib/desk/queries/desk-today.ts'
import { payAgain } from '#lib/desk/queries/pay-link.ts'
import { cancelQuestion, stayCancel } from '#lib/desk/schema/cancel.ts'
import { payByMove } from '#lib/desk/schema/pay-by.ts'
import { deskTodayInput } from '#lib/desk/schema/today.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rowId, stayId } from '#lib/http/params.ts'
import { cancelLetter } from '#lib/mail/cancel-letter.ts'
import { changeLetter } from '#lib/mail/change-letter.ts'
import { saveArrival } from '#lib/reservations/commands/save-arrival.ts'
import { readArrival } from '#lib/reservations/queries/read-arrival.ts'
import { arrivalInput } from '#lib/reservations/schema/arrival.ts'
import { careForUnit } from '#lib/rooms/commands/care-for-unit.ts'
import { unitCare } from '#lib/rooms/schema/unit-care.ts'
import { toRupees } from '#lib/shared/money.ts'
import { acceptWish, declineWish } from '#lib/stays/commands/answer-wish.ts'
import { blockUnits } from '#lib/stays/commands/block-units.ts'
import { changeBlock } from '#lib/stays/commands/change-block.ts'
import { changeProgress } from '#lib/stays/commands/change-progress.ts'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { liftBlocks } from '#lib/stays/commands/lift-blocks.ts'
import { swapUnits } from '#lib/stays/commands/swap-units.ts'
import { deskCalendar } from '#lib/stays/queries/desk-calendar.ts'
import { readWish } from '#lib/stays/queries/read-wish.ts'
import { stayOffer } from '#lib/stays/queries/stay-offer.ts'
import { blockChange, blockInput, blocksToLift, maxLiftBytes } from '#lib/stays/schema/blocks.ts'
import { deskCalendarInput } from '#lib/stays/schema/calendar.ts'
import { progressChange } from '#lib/stays/schema/progress.ts'
import { type StayAnswer, stayChange, stayQuestion } from '#lib/stays/schema/stay-change.ts'
import { unitSwap } from '#lib/stays/schema/swap.ts'
import { wishAcceptance, wishInput } from '#lib/stays/schema/wish.ts'

/** Makes a change of bookings, and returns how it can be taken back. */
async function undoable(by: Staff, ids: string[], change: (now: Date) => Promise<void>) {
  const now = await databaseNow()
  await change(now)
  return { undo: await undoOfAll(by, ids, now) }
}

export const stayCalls = {
  /**
   * Blocks units of a room for some nights: all of them without `units`, and the whole farm if `room` is `all`. Refused with
   * `stay_in_the_way`.
   */
  'POST desk/blocks': endpoint({
    who: 'staff',
    body: 'json',
    input: blockInput,
    status: 201,
    run: async ({ input, by }) => ({ blocks: await blockUnits(by, input, await databaseNow()) }),
  }),
  /**
   * Ends blocks, all or none of them, from today on, and returns that day. Each must still have the unit and nights sent
   * with it. Refused with `not_found` if one has already ended, and `changed_meanwhile` if one has changed.
   */
  'DELETE desk/blocks': endpoint({
    who: 'staff',
    body: 'json',
    input: blocksToLift,
    maxBytes: maxLiftBytes,
    run: async ({ input, by }) => ({
      from: await liftBlocks(by, input.blocks, await databaseNow()),
    }),
  }),
  /**
   * Changes the nights, unit, reason and note of a block, if it's still as it was `seen`. Refused with `stay_in_the_way` and
   * `changed_meanwhile`.
   */
  'POST desk/blocks/[id]': endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: blockChange,
    run: async ({ input, by, params: { id } }) => {
      await changeBlock(by, id, input, await databaseNow())
      return {}
    },
  }),
  /** Returns what occupies each unit on each night, and what's free. */
  'GET desk/calendar': endpoint({
    who: 'staff',
    input: deskCalendarInput,
    run: async ({ input, by }) => deskCalendar(by, input, await databaseNow()),
  }),
  /** Returns what a change of a stay would cost, which units are free for it, and what its guest would read. */
  'GET desk/stays/[id]': endpoint({
    who: 'staff',
    poll: true,
    params: { id: stayId },
    input: stayQuestion,
    run: async ({ input, by, params: { id } }): Promise<StayAnswer> => {
      const offer = await stayOffer(by, id, input, await databaseNow())
      return { ...offer, letter: await changeLetter(by, id, input, offer) }
    },
  }),
  /**
   * Changes the nights, room, unit, guests or price of a stay, and returns how to undo it. Refused with `changed_meanwhile`,
   * `room_not_available` and `illegal_transition`.
   */
  'POST desk/stays/[id]': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: stayChange,
    run: ({ input, by, params: { id } }) =>
      undoable(by, [id], (now) => changeStay(by, id, input, now)),
  }),
  /** Returns what the guest has said about their arrival. */
  'GET desk/stays/[id]/arrival': endpoint({
    who: 'staff',
    poll: true,
    params: { id: stayId },
    run: async ({ by, params: { id } }) => readArrival(by, id),
  }),
  /** Saves what a guest has said about their arrival. Fields that are left out don't change. */
  'POST desk/stays/[id]/arrival': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: arrivalInput,
    run: async ({ input, by, params: { id } }) => saveArrival(by, id, input, await databaseNow()),
  }),
  /** Returns what the terms would refund after a cancellation, and what the guest would read. */
  'GET desk/stays/[id]/cancel': endpoint({
    who: 'staff',
    poll: true,
    params: { id: stayId },
    input: cancelQuestion,
    run: async ({ input, by, params: { id } }) => {
      const now = await databaseNow()
      const offer = await cancelOffer(by, id, now)
      return { ...offer, letter: await cancelLetter(by, offer, input, now) }
    },
  }),
  /**
   * Cancels a stay: releases its unit, records the refund, and enqueues one e-mail to the guest. Refused with
   * `changed_meanwhile` and `illegal_transition`.
   */
  'POST desk/stays/[id]/cancel': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: stayCancel,
    run: async ({ input, by, params: { id } }) => {
      const { byTermsPaise } = await cancelStay(by, id, input, await databaseNow())
      const standing = await bookingStanding(by, id, await databaseNow())
      return { ...standing, refund_by_terms: toRupees(byTermsPaise) }
    },
  }),
  /** Returns the links for reminding a guest who hasn't paid, and the possible new payment deadlines. */
  'GET desk/stays/[id]/pay_by': endpoint({
    who: 'staff',
    poll: true,
    params: { id: stayId },
    run: async ({ by, params: { id } }) => payAgain(by, id, await databaseNow()),
  }),
  /**
   * Gives a guest more time to pay, and reminds them if asked; returns how to undo it. Refused with `changed_meanwhile` and
   * `illegal_transition`.
   */
  'POST desk/stays/[id]/pay_by': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: payByMove,
    run: ({ input, by, params: { id } }) =>
      undoable(by, [id], (now) => movePayBy(by, id, input, now)),
  }),
  /**
   * Records that a guest has arrived, has left or didn't come, or undoes that on the same day. Refused with
   * `changed_meanwhile`, `illegal_transition`, `too_late` and `room_not_available`.
   */
  'POST desk/stays/[id]/progress': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: progressChange,
    run: async ({ input, by, params: { id } }) =>
      changeProgress(by, id, input, await databaseNow()),
  }),
  /** Returns the other dates a guest has asked for, what they'd cost and which units are free. */
  'GET desk/stays/[id]/wish': endpoint({
    who: 'staff',
    poll: true,
    params: { id: stayId },
    run: async ({ by, params: { id } }) => readWish(by, id, await databaseNow()),
  }),
  /**
   * Changes the stay to the dates the guest asked for, in the same room. It can be undone like any other change of a stay.
   */
  'POST desk/stays/[id]/wish': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: wishAcceptance,
    run: ({ input, by, params: { id } }) =>
      undoable(by, [id], (now) => acceptWish(by, id, input, now)),
  }),
  /** Declines the other dates a guest asked for, with a message to the guest. */
  'POST desk/stays/[id]/wish/decline': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: wishInput,
    run: ({ input, by, params: { id } }) =>
      undoable(by, [id], (now) => declineWish(by, id, input, now)),
  }),
  /**
   * Swaps the units of two stays in one room, and returns how to undo it. Refused with `changed_meanwhile`,
   * `room_not_available` and `illegal_transition`.
   */
  'POST desk/swap': endpoint({
    who: 'staff',
    body: 'json',
    input: unitSwap,
    run: ({ input, by }) => {
      const ids = input.stays.map(({ id }) => id)
      return undoable(by, ids, (now) => swapUnits(by, input, now))
    },
  }),
  /** Returns what to cook on a day, and what the kitchen needs to know about the guests, without names, numbers or money. */
  'GET kitchen': endpoint({
    who: 'kitchen',
    input: deskTodayInput,
    run: async ({ input, by }) => kitchenDay(by, input, await databaseNow()),
  }),
  /** Returns who arrives, who's staying and who leaves on a day, and what to cook. */
  'GET desk/today': endpoint({
    who: 'staff',
    input: deskTodayInput,
    run: async ({ input, by }) => deskToday(by, input, await databaseNow()),
  }),
  /** Marks a unit as ready for its next guest, or as still to be cleaned. */
  'POST desk/units': endpoint({
    who: 'staff',
    body: 'json',
    input: unitCare,
    run: async ({ input, by }) => {
      await careForUnit(by, input, await databaseNow())
      return {}
    },
  }),
}
