import { type BookingStatus, statuses } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { unitTitle, unitWords } from '#lib/rooms/rules/units.ts'
import { type Refusal, refusalMessage } from '#lib/shared/refusal.ts'
import { mailLeaves } from '../kit/action/undo-words.ts'
import { day } from '../kit/words.ts'
import type { Step } from './actions.ts'

const done: Record<BookingStatus, string> = {
  pending: 'Set back to pending. The guest won’t get an e-mail.',
  verified: 'Payment verified.',
  confirmed: 'Booking confirmed.',
  rejected: 'Booking rejected.',
}
const doneAtOnce = 'Payment verified and booking confirmed.'

/**
 * Returns what a decision has done, by the status that the booking has now, and when its mail leaves, if it can be undone
 * here. What was to be confirmed at once is only verified where something was left to decide.
 */
export function doneSentence(to: Step, status: BookingStatus, canUndo: boolean): string {
  const isBoth = to === 'verified_and_confirmed' && status === 'confirmed'
  const words = isBoth ? doneAtOnce : done[status]
  return statuses[status].mail && canUndo ? `${words} ${mailLeaves()}` : words
}

/**
 * Returns where a stay is that has a unit again, as a sentence after others; empty where it had one. Its own may have gone to
 * somebody else meanwhile.
 */
export function unitAgain(before: HasUnit, now: HasUnit): string {
  if (before.unit_name !== null || now.unit_name === null) return ''
  return ` ${unitTitle(now.unit_name)} is reserved.`
}

/** Returns what is said once a change of status is taken back; `before` is the booking as it was then. */
export function undoneWords(before: StaffBooking, now: StaffBooking): string {
  return `${before.full_name}: undone.${unitAgain(before, now)} No e-mail was sent.`
}

/** Returns what a stay that was cancelled has again; `before` is the booking as it was then. */
export function backSentence(before: HasUnit, now: HasUnit): string {
  if (now.unit_name === null || now.unit_name === before.unit_name) {
    return 'The booking is as it was. No e-mail was sent.'
  }
  const lost = before.unit_name === null ? '' : `, because ${unitWords(before.unit_name)} is taken`
  return `The booking is back, but in ${unitWords(now.unit_name)}${lost}. No e-mail was sent.`
}

type HasUnit = Pick<StaffBooking, 'unit_name'>

/** Returns why a change was refused. `known`: the booking is shown as it stands now. `room`: the name of the room that it needed. */
export function refusedSentence(
  error: Refusal,
  { full_name, check_in, check_out }: StaffBooking,
  { known, room }: { known: boolean; room: string },
): string {
  const isStale =
    error.code === 'illegal_transition' && error.message === refusalMessage('illegal_transition')
  if (error.code === 'changed_meanwhile' || isStale) {
    const now = known
      ? 'The current version is shown.'
      : 'Open the booking again to see the current version.'
    return `A colleague has just changed ${full_name}’s booking. ${now}`
  }
  if (error.code === 'too_late') {
    return `The e-mail to ${full_name} has been sent, so this can’t be undone. Set another status instead.`
  }
  if (error.code === 'room_not_available') {
    return `No ${room} is free from ${day(check_in)} to ${day(check_out)}, so nothing was changed. Call ${full_name} to agree on other dates or another room.`
  }
  return `Nothing was changed for ${full_name}. ${error.message}`
}
