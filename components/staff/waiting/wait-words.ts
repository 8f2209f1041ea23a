import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { maxTogether } from '#lib/booking/rules/sender.ts'
import type { Wait, WaitKind } from '#lib/booking/schema/waits.ts'
import { ago } from '#lib/reports/rules/ago.ts'
import { count, day, instantDay, instantTime, rupees } from '../kit/words.ts'

/** The list of all bookings that wait for somebody, the worst first. */
export const attentionPath = '/app/bookings?status=attention'

export type WaitWords = { title: string; detail: string; button: string; href: string }

type Say = (wait: Wait, now: Date) => WaitWords

const sentences: Record<WaitKind, Say> = {
  needs_room: ({ count: all, first, amount }) =>
    all === 1
      ? {
          title: `${first.full_name} needs a room`,
          detail: `${datesOf(first)}, ${rupees(amount ?? 0)}. No room is reserved for this booking.`,
          button: 'Assign a room',
          href: bookingOf(first),
        }
      : many(`${all} bookings need a room`, first, 'Assign rooms'),
  asks_to_cancel: ({ count: all, first, amount }) =>
    all === 1
      ? {
          title: `${first.full_name} has asked to cancel`,
          detail: `${datesOf(first)}, asked ${instantDay(first.since)}. Refund under our terms: ${rupees(amount ?? 0)}.`,
          button: amount ? `Cancel, refund ${rupees(amount)}` : 'Cancel the booking',
          href: bookingOf(first),
        }
      : many(`${all} guests have asked to cancel`, first, 'Answer the guests'),
  asks_dates: ({ count: all, first }) =>
    all === 1
      ? {
          title: `${first.full_name} has asked for different dates`,
          detail: `${datesOf(first)}${first.words ? `: “${first.words}”` : '.'}`,
          button: 'Answer',
          href: bookingOf(first),
        }
      : many(`${all} guests have asked for different dates`, first, 'Answer the guests'),
  unpaid: ({ count: all, first, amount }) => ({
    title:
      all === 1
        ? `${first.full_name} hasn’t paid`
        : `${all} unpaid bookings, ${rupees(amount ?? 0)}`,
    detail: `${all === 1 ? '' : `${first.full_name}: `}${datesOf(first)}, payment due by ${instantDay(first.since)}, ${instantTime(first.since)}.`,
    button: all === 1 ? 'Remind or release' : 'Open the first',
    href: bookingOf(first),
  }),
  paid_short: ({ count: all, first, amount }) => ({
    title:
      all === 1
        ? `${first.full_name}’s payment is ${rupees(amount ?? 0)} short`
        : `${all} verified bookings are ${rupees(amount ?? 0)} short`,
    detail: `${all === 1 ? '' : `First ${first.full_name}, `}${datesOf(first)}. Ask for the rest, or confirm anyway.`,
    button: all === 1 ? 'Open the booking' : 'Open the first',
    href: bookingOf(first),
  }),
  not_come: ({ count: all, first }) => ({
    title:
      all === 1
        ? `Did ${first.full_name} come? They haven’t been checked in.`
        : `${all} guests haven’t been checked in`,
    detail: `${all === 1 ? '' : `First ${first.full_name}, `}${datesOf(first)}.`,
    button: 'Check who came',
    href: '/app/today',
  }),
  payments: ({ count: all, first, amount }, now) => ({
    title: `${count(all, 'payment')} to verify, ${rupees(amount ?? 0)}`,
    detail: `${all === 1 ? 'The payment' : 'The oldest'} ${hasWaited(first.since, now)}: ${first.full_name}.`,
    button: 'Review payments',
    href: claimPath(first),
  }),
  refunds: ({ count: all, first, amount }) => ({
    title: `${count(all, 'refund')} to pay out, ${rupees(amount ?? 0)}`,
    detail: `${first.full_name}, decided ${instantDay(first.since)}. Add the UTR when it’s paid.`,
    button: 'Pay out',
    href: claimPath(first),
  }),
  to_confirm: ({ count: all, first }) =>
    all === 1
      ? {
          title: `${first.full_name} has paid but isn’t confirmed yet`,
          detail: `${datesOf(first)}. A room is reserved for this booking.`,
          button: 'Confirm the booking',
          href: bookingOf(first),
        }
      : many(`${all} paid bookings to confirm`, first, confirmButton(all)),
  chats: ({ count: all, first }, now) => ({
    title: all === 1 ? '1 chat is unread' : `${all} chats are unread`,
    detail: `${first.full_name}, ${ago(first.since, now)}${first.words ? `: “${first.words}”` : ''}`,
    button: 'Answer',
    href: `/app/chat?chat=${first.id}`,
  }),
}

export function waitWords(wait: Wait, now: Date): WaitWords {
  return sentences[wait.kind](wait, now)
}

function many(title: string, { full_name, ...first }: Wait['first'], button: string): WaitWords {
  return { title, detail: `First ${full_name}, ${datesOf(first)}.`, button, href: attentionPath }
}

// One press confirms no more than can be taken back together.
function confirmButton(all: number): string {
  return all > maxTogether ? `Confirm the first ${maxTogether}` : `Confirm all ${all}`
}

function datesOf({ check_in, check_out }: Pick<Wait['first'], 'check_in' | 'check_out'>): string {
  return check_in && check_out ? `${day(check_in)} to ${day(check_out)}` : ''
}

function bookingOf({ reference }: Wait['first']): string {
  return reference === null ? attentionPath : staffBookingPath(reference)
}

// The very payment that the line names, open.
function claimPath({ payment }: Wait['first']): string {
  return `/app/money?claim=${payment}`
}

function hasWaited(since: string, now: Date): string {
  const words = ago(since, now)
  if (words === 'now') return 'has just been reported'
  return /(min|hr|days?)$/.test(words)
    ? `has been waiting ${words}`
    : `has been waiting since ${words}`
}
