import { unitTitle, unitWords } from '../../rooms/rules/units.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatRupees, toRupees } from '../../shared/money.ts'
import type { BookingAction, OutcomeOf } from './events.ts'
import { payByWords } from './pay-by-events.ts'
import { paymentWords } from './payment-events.ts'
import type { Progress } from './progress.ts'
import { type CancelReason, cancelledBecause, reasonWords } from './rejection.ts'
import type { Undo } from './taking-back.ts'

/** An entry of the history of a booking, as the database returns what its event gave it. */
export type KeptEntry<Key extends BookingAction = BookingAction> = {
  [Name in Key]: { action: Name } & Omit<OutcomeOf<Name>, 'notices' | 'mails' | 'createdAt'>
}[Key]

/** One thing that happened to a booking, as staff read it; money in rupees. */
export type HistoryEntry = {
  at: string
  /** An e-mail address of the staff, `guest`, or `system` for this service itself. */
  actor: string
  action: BookingAction
  /** A detail of it: a room's name, the reason of a rejection, a refund in rupees, the status gone back to, the reference of another booking, a day. */
  detail: string | number | null
  /** The reason for which it cancelled a stay; null for anything else. */
  cancelled_because: CancelReason | null
  /** How the person who reads it can take it back; null if they can't. Only the last change can be. */
  undo: Undo | null
}

/** Returns the reason for which an entry cancelled a stay; null for anything else. */
export function cancellingOf(entry: KeptEntry): CancelReason | null {
  return entry.action === 'booking_rejected' ? cancelledBecause(entry.after.because ?? null) : null
}

/** Returns what staff read beside an action; null if the action says everything. */
export function detailOf(entry: KeptEntry): HistoryEntry['detail'] {
  if (entry.action === 'room_given') return `${entry.after.room}, ${unitWords(entry.after.unit)}`
  if (entry.action === 'note_written') return entry.after.note
  if (isWish(entry)) return wishWords(entry)
  if (entry.action === 'told_apart') return entry.after.other
  if (entry.action === 'booking_rejected') return rejectedWords(entry.after)
  if (entry.action === 'change_undone') return entry.after.status
  if (entry.action === 'details_erased') return entry.after.until
  if (entry.action === 'document_issued') return entry.after.number
  return deskWordsOf(entry) ?? moneyOf(entry) ?? progressWordsOf(entry) ?? keptWords(entry)
}

function deskWordsOf(entry: KeptEntry): string | null {
  if (entry.action === 'booked_at_desk') return madeWords(entry.after)
  if (entry.action === 'stay_changed') return changeWords(entry)
  if (entry.action === 'stay_put_back') return `${datesWords(entry.after)}, ${entry.after.room}`
  if (entry.action === 'pay_by_moved') return payByWords(entry.after)
  return entry.action === 'pay_by_put_back' ? payByWords(entry.after) : null
}

// Who asked for a cancellation is kept apart from the words that the guest reads.
function rejectedWords({ because, note }: KeptEntry<'booking_rejected'>['after']): string | null {
  const words = [because && reasonWords[because], note].filter(Boolean)
  return words.length > 0 ? words.join('. ') : null
}

// A booking that comes back, or is confirmed without a unit, has one from then on.
function keptWords({ action, after }: KeptEntry): string | null {
  if (!action.startsWith('booking_') || !('unit' in after) || !after.unit) return null
  return `${unitTitle(String(after.unit))} is reserved`
}

function progressWordsOf(entry: KeptEntry): HistoryEntry['detail'] {
  if (entry.action === 'guest_came') return entry.after.passport ? 'Passport or visa copied' : null
  if (entry.action === 'guest_missed') return saleWords(entry.after.unit)
  if (entry.action === 'progress_put_back') return progressWords[entry.after.progress]
  return null
}

function moneyOf(entry: KeptEntry): HistoryEntry['detail'] {
  if (entry.action === 'payment_claimed') return toRupees(entry.after.paise)
  if (entry.action === 'refund_promised') return toRupees(entry.after.paise)
  if (entry.action === 'cancel_asked') return toRupees(entry.after.refundPaise)
  if (entry.action === 'payment_voided') return entry.after.note
  if (entry.action === 'payment_recorded' || entry.action === 'payment_verified') {
    return paymentWords(entry.after)
  }
  return null
}

function saleWords(unit: string | null): string {
  return unit === null ? 'The room stays reserved' : `${unitTitle(unit)} is on sale again`
}

const progressWords: Record<Progress, string> = {
  expected: 'Expected again',
  in_house: 'In house again',
  left: 'Checked out again',
  no_show: 'No-show again',
}

function changeWords({ before, after }: KeptEntry<'stay_changed'>): string {
  const words = [`${stayWords(before)}; now ${stayWords(after)}.`, movedWords(before, after)]
  return [...words, after.note].filter(Boolean).join(' ')
}

// Earlier entries know of no moves.
function movedWords(before: Changed['before'], { moved_on, unit }: Changed['after']): string {
  if (!moved_on || !unit || !before.unit) return ''
  const day = formatDay(moved_on, 'en', { day: 'numeric', month: 'short' })
  return `Moved on ${day} from ${unitWords(before.unit)} to ${unitWords(unit)}.`
}

type Changed = KeptEntry<'stay_changed'>

function madeWords(after: KeptEntry<'booked_at_desk'>['after']): string {
  return `${stayWords(after)}.${after.note ? ` ${after.note}` : ''}`
}

type Stay = {
  check_in: string
  check_out: string
  room: string
  guests: number
  total_paise: number
}

function stayWords(stay: Stay): string {
  const guests = stay.guests === 1 ? '1 guest' : `${stay.guests} guests`
  return `${datesWords(stay)}, ${stay.room}, ${guests}, ${formatRupees(stay.total_paise)}`
}

type WishEntry = Extract<KeptEntry, { action: `wish_${string}` }>

function isWish(entry: KeptEntry): entry is WishEntry {
  return entry.action.startsWith('wish_')
}

function wishWords({ after }: WishEntry): string {
  const words = 'note' in after && after.note ? `. ${after.note}` : ''
  return datesWords(after) + words
}

function datesWords({ check_in, check_out }: { check_in: string; check_out: string }): string {
  return `${formatDay(check_in)} to ${formatDay(check_out)}`
}

// What staff write beside a booking or a guest says before the stay.
const besides: string[] = [
  'note_written',
  'letter_sent_again',
  'whatsapp_opened',
  'arrival_told',
] satisfies BookingAction[]

/**
 * The entries of the history that change a booking, as a condition of Prisma: not what this service notes by itself, nor
 * what is said beside it.
 */
export const changes = { actor: { not: 'system' }, action: { notIn: besides } }

/** Returns true for an entry that meets {@link changes}. */
export function isChange({ actor, action }: { actor: string; action: string }): boolean {
  return actor !== 'system' && !besides.includes(action)
}
