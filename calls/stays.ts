import type { Staff } from '#lib/auth/schema.ts'
import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { undoMs } from '#lib/booking/rules/undo.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { movePayBy } from '#lib/desk/commands/move-pay-by.ts'
import { bookingStanding } from '#lib/desk/queries/booking-standings.ts'
import { cancelOffer } from '#lib/desk/queries/cancel-offer.ts'
import { deskToday } from '#lib/desk/queries/desk-today.ts'
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

/** Makes a change of a booking, and returns how it can be taken back. */
async function undoable(by: Staff, id: string, change: (now: Date) => Promise<void>) {
  const now = await databaseNow()
  await change(now)
  return { undo: await undoOfAll(by, [id], now) }
}

export const stayCalls = {
  /** Takes units of a room out of sale for some nights; without `units` all of them, and all units of the farm where `room` is `all`. Refused with `stay_in_the_way`. */
  'POST desk/blocks': endpoint({
    who: 'staff',
    body: 'json',
    input: blockInput,
    status: 201,
    run: async ({ input, by }) => ({ blocks: await blockUnits(by, input, await databaseNow()) }),
  }),
  /** Puts blocked units on sale again, all or none, from the day that it answers, if each still has the unit and the nights that it is sent with; the nights that are over stay blocked. Refused with `not_found` if somebody has done so already, `changed_meanwhile` if somebody has changed one. */
  'DELETE desk/blocks': endpoint({
    who: 'staff',
    body: 'json',
    input: blocksToLift,
    maxBytes: maxLiftBytes,
    run: async ({ input, by }) => ({
      from: await liftBlocks(by, input.blocks, await databaseNow()),
    }),
  }),
  /** Changes the nights, the unit, the reason and the line of a block, if it is still as it was `seen`. Refused with `stay_in_the_way` and `changed_meanwhile`. */
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
  /** Returns what has each unit on which nights, and what is free. */
  'GET desk/calendar': endpoint({
    who: 'staff',
    input: deskCalendarInput,
    run: async ({ input, by }) => deskCalendar(by, input, await databaseNow()),
  }),
  /** Says what a change of a stay would cost, which units are free for it, and what its guest would read. */
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
  /** Changes nights, room, unit, guests and price of a stay, and returns how it can be put back. Refused with `changed_meanwhile`, `room_not_available` and `illegal_transition`. */
  'POST desk/stays/[id]': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: stayChange,
    run: ({ input, by, params: { id } }) =>
      undoable(by, id, (now) => changeStay(by, id, input, now)),
  }),
  /** Returns what was said before a stay. */
  'GET desk/stays/[id]/arrival': endpoint({
    who: 'staff',
    poll: true,
    params: { id: stayId },
    run: async ({ by, params: { id } }) => readArrival(by, id),
  }),
  /** Saves what a guest said before the stay. What is left out isn't changed. */
  'POST desk/stays/[id]/arrival': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: arrivalInput,
    run: async ({ input, by, params: { id } }) => saveArrival(by, id, input, await databaseNow()),
  }),
  /** Says what a cancellation would give back by the terms, and what its guest would read. */
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
  /** Cancels a stay: frees its unit, records what goes back, and enqueues one mail to the guest. Refused with `changed_meanwhile` and `illegal_transition`. */
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
  /** Returns the links by which a guest who has not paid can be asked again, and until when they could pay. */
  'GET desk/stays/[id]/pay_by': endpoint({
    who: 'staff',
    poll: true,
    params: { id: stayId },
    run: async ({ by, params: { id } }) => payAgain(by, id, await databaseNow()),
  }),
  /** Gives a guest more time to pay, and asks them again if that is wanted; returns how it can be put back. Refused with `changed_meanwhile` and `illegal_transition`. */
  'POST desk/stays/[id]/pay_by': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: payByMove,
    run: ({ input, by, params: { id } }) =>
      undoable(by, id, (now) => movePayBy(by, id, input, now)),
  }),
  /** Says that a guest has come, has left or did not come, or takes that back on the same day; by the id or the reference of the booking. Refused with `changed_meanwhile`, `illegal_transition`, `too_late` and `room_not_available`. */
  'POST desk/stays/[id]/progress': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: progressChange,
    run: async ({ input, by, params: { id } }) =>
      changeProgress(by, id, input, await databaseNow()),
  }),
  /** Returns the other dates that a guest asks for, with what they would cost and which units are free then. */
  'GET desk/stays/[id]/wish': endpoint({
    who: 'staff',
    poll: true,
    params: { id: stayId },
    run: async ({ by, params: { id } }) => readWish(by, id, await databaseNow()),
  }),
  /** Gives the guest the dates that they ask for, in the same room. It can be taken back like any other change of a stay. */
  'POST desk/stays/[id]/wish': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: wishAcceptance,
    run: ({ input, by, params: { id } }) =>
      undoable(by, id, (now) => acceptWish(by, id, input, now)),
  }),
  /** Declines the other dates that a guest asks for, with words that the guest reads. */
  'POST desk/stays/[id]/wish/decline': endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: wishInput,
    run: ({ input, by, params: { id } }) =>
      undoable(by, id, (now) => declineWish(by, id, input, now)),
  }),
  /** Swaps the units of two stays in one room; `undo` swaps them back. Returns how long it can be undone. Refused with `changed_meanwhile`, `room_not_available`, `illegal_transition` and `too_late`. */
  'POST desk/swap': endpoint({
    who: 'staff',
    body: 'json',
    input: unitSwap,
    run: async ({ input, by }) => {
      const now = await databaseNow()
      await swapUnits(by, input, now)
      return { undo_ms: Math.max(undoMs(now, await databaseNow()), 0) }
    },
  }),
  /** Returns who arrives, is in the house and leaves on a day, and what is cooked. */
  'GET desk/today': endpoint({
    who: 'staff',
    input: deskTodayInput,
    run: async ({ input, by }) => deskToday(by, input, await databaseNow()),
  }),
  /** Says that a unit is made up for its next guest, or is to be cleaned after all. */
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
