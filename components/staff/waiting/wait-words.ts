import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { maxTogether } from '#lib/booking/rules/sender.ts'
import type { Wait, WaitKind } from '#lib/booking/schema/waits.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ago } from '#lib/reports/rules/ago.ts'
import { instantDay, instantTime, rupees, stayDates } from '../kit/words.ts'

const t = staffWords('waiting')

/** The list of all bookings that wait for somebody, the worst first. */
export const attentionPath = '/app/bookings?status=attention'

export type WaitWords = { title: string; detail: string; button: string; href: string }

type Say = (wait: Wait, now: Date) => WaitWords

const sentences: Record<WaitKind, Say> = {
  needs_room: ({ count, first, amount }) =>
    count === 1
      ? {
          title: t('needsRoom.title', { name: first.full_name }),
          detail: t('needsRoom.detail', { dates: datesOf(first), amount: rupees(amount ?? 0) }),
          button: t('needsRoom.button'),
          href: bookingOf(first),
        }
      : many(t('needsRoom.many', { count }), first, t('needsRoom.manyButton')),
  asks_to_cancel: ({ count, first, amount }) =>
    count === 1
      ? {
          title: t('asksToCancel.title', { name: first.full_name }),
          detail: t('asksToCancel.detail', {
            dates: datesOf(first),
            day: instantDay(first.since),
            amount: rupees(amount ?? 0),
          }),
          button: amount
            ? t('asksToCancel.refund', { amount: rupees(amount) })
            : t('asksToCancel.button'),
          href: bookingOf(first),
        }
      : many(t('asksToCancel.many', { count }), first, t('answerGuests')),
  asks_dates: ({ count, first }) =>
    count === 1
      ? {
          title: t('asksDates.title', { name: first.full_name }),
          detail: `${datesOf(first)}${first.words ? `: “${first.words}”` : '.'}`,
          button: t('answer'),
          href: bookingOf(first),
        }
      : many(t('asksDates.many', { count }), first, t('answerGuests')),
  unpaid: ({ count, first, amount }) => ({
    title:
      count === 1
        ? t('unpaid.title', { name: first.full_name })
        : t('unpaid.many', { count, amount: rupees(amount ?? 0) }),
    detail: t('unpaid.detail', {
      stay: count === 1 ? datesOf(first) : `${first.full_name}: ${datesOf(first)}`,
      day: instantDay(first.since),
      time: instantTime(first.since),
    }),
    button: count === 1 ? t('unpaid.button') : t('openFirst'),
    href: bookingOf(first),
  }),
  paid_short: ({ count, first, amount }) => ({
    title: t(count === 1 ? 'paidShort.title' : 'paidShort.many', {
      count,
      name: first.full_name,
      amount: rupees(amount ?? 0),
    }),
    detail: t('paidShort.detail', { stay: count === 1 ? datesOf(first) : firstOf(first) }),
    button: count === 1 ? t('paidShort.button') : t('openFirst'),
    href: bookingOf(first),
  }),
  not_come: ({ count, first }) => ({
    title: t(count === 1 ? 'notCome.title' : 'notCome.many', { count, name: first.full_name }),
    detail: `${count === 1 ? datesOf(first) : firstOf(first)}.`,
    button: t('notCome.button'),
    href: '/app/today',
  }),
  payments: ({ count, first, amount }, now) => ({
    title: t('payments.title', { count, amount: rupees(amount ?? 0) }),
    detail: hasWaited(count, first, now),
    button: t('payments.button'),
    href: claimPath(first),
  }),
  refunds: ({ count, first, amount }) => ({
    title: t('refunds.title', { count, amount: rupees(amount ?? 0) }),
    detail: t('refunds.detail', { name: first.full_name, day: instantDay(first.since) }),
    button: t('refunds.button'),
    href: claimPath(first),
  }),
  to_confirm: ({ count, first }) =>
    count === 1
      ? {
          title: t('toConfirm.title', { name: first.full_name }),
          detail: t('toConfirm.detail', { dates: datesOf(first) }),
          button: t('toConfirm.button'),
          href: bookingOf(first),
        }
      : many(t('toConfirm.many', { count }), first, confirmButton(count)),
  chats: ({ count, first }, now) => ({
    title: t('chats.title', { count }),
    detail: `${first.full_name}, ${ago(first.since, now)}${first.words ? `: “${first.words}”` : ''}`,
    button: t('answer'),
    href: `/app/chat?chat=${first.id}`,
  }),
}

export function waitWords(wait: Wait, now: Date): WaitWords {
  return sentences[wait.kind](wait, now)
}

function many(title: string, first: Wait['first'], button: string): WaitWords {
  return { title, detail: `${firstOf(first)}.`, button, href: attentionPath }
}

function firstOf(first: Wait['first']): string {
  return t('first', { name: first.full_name, dates: datesOf(first) })
}

// One press confirms no more than can be taken back together.
function confirmButton(all: number): string {
  return all > maxTogether
    ? t('toConfirm.some', { count: maxTogether })
    : t('toConfirm.all', { count: all })
}

function datesOf({ check_in, check_out }: Pick<Wait['first'], 'check_in' | 'check_out'>): string {
  return check_in && check_out ? stayDates({ check_in, check_out }) : ''
}

function bookingOf({ reference }: Wait['first']): string {
  return reference === null ? attentionPath : staffBookingPath(reference)
}

// The very payment that the line names, open.
function claimPath({ payment }: Wait['first']): string {
  return `/app/money?claim=${payment}`
}

function hasWaited(count: number, { full_name: name, since }: Wait['first'], now: Date): string {
  const time = ago(since, now)
  if (time === 'now') return t('payments.reported', { count, name })
  const isSpan = /(min|hr|days?)$/.test(time)
  return t(isSpan ? 'payments.waiting' : 'payments.waitingSince', { count, name, time })
}
