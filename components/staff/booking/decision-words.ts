import { type BookingStatus, statuses } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { unitTitle, unitWords } from '#lib/rooms/rules/units.ts'
import { type Refusal, refusalMessage } from '#lib/shared/refusal.ts'
import { mailLeaves } from '../kit/action/undo-words.ts'
import { day } from '../kit/words.ts'
import type { Step } from './actions.ts'

const t = staffWords('booking')

/**
 * Returns what a decision has done, by the status that the booking has now, and when its mail leaves, if it can be undone
 * here. What was to be confirmed at once is only verified where something was left to decide.
 */
export function doneSentence(to: Step, status: BookingStatus, canUndo: boolean): string {
  const isBoth = to === 'verified_and_confirmed' && status === 'confirmed'
  const words = t(`done.${isBoth ? to : status}`)
  return statuses[status].mail && canUndo ? `${words} ${mailLeaves()}` : words
}

/**
 * Returns where a stay is that has a unit again, as a sentence after others; empty where it had one. Its own may have gone to
 * somebody else meanwhile.
 */
export function unitAgain(before: HasUnit, now: HasUnit): string {
  if (before.unit_name !== null || now.unit_name === null) return ''
  return ` ${t('undone.reserved', { unit: unitTitle(now.unit_name) })}`
}

/** Returns what is said once a change of status is taken back; `before` is the booking as it was then. */
export function undoneWords(before: StaffBooking, now: StaffBooking): string {
  return `${t('undone.title', { name: before.full_name })}${unitAgain(before, now)} ${t('noEmailSent')}`
}

/** Returns what a stay that was cancelled has again; `before` is the booking as it was then. */
export function backSentence(before: HasUnit, now: HasUnit): string {
  return `${backWords(before.unit_name, now.unit_name)} ${t('noEmailSent')}`
}

function backWords(before: string | null, now: string | null): string {
  if (now === null || now === before) return t('undone.asBefore')
  const unit = unitWords(now)
  return before === null
    ? t('undone.inOther', { unit })
    : t('undone.taken', { unit, before: unitWords(before) })
}

type HasUnit = Pick<StaffBooking, 'unit_name'>

/** Returns why a change was refused. `known`: the booking is shown as it stands now. `room`: the name of the room that it needed. */
export function refusedSentence(
  error: Refusal,
  { full_name: name, check_in, check_out }: StaffBooking,
  { known, room }: { known: boolean; room: string },
): string {
  const isStale =
    error.code === 'illegal_transition' && error.message === refusalMessage('illegal_transition')
  if (error.code === 'changed_meanwhile' || isStale) {
    return t(known ? 'refused.changed' : 'refused.changedUnseen', { name })
  }
  if (error.code === 'too_late') return t('refused.tooLate', { name })
  if (error.code === 'room_not_available') {
    return t('refused.noRoom', { room, from: day(check_in), to: day(check_out), name })
  }
  return t('refused.other', { name, why: error.message })
}
