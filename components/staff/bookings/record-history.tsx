'use client'

import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '#calls/client.ts'
import type { HistoryEntry } from '#lib/booking/rules/history.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { unitAgain } from '../booking/decision-words.ts'
import { takingBack } from '../booking/taking-back.ts'
import { detailSentence, entryName } from '../booking/words.ts'
import { PlainDecide } from '../kit/action/decide.tsx'
import { useSecondsUntil } from '../kit/action/undo.tsx'
import { notUndone } from '../kit/action/undo-words.ts'
import { useAction } from '../kit/action/use-action.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { instantDay, instantTime, loading } from '../kit/words.ts'
import { useBookingWork } from './booking-work.ts'

const t = staffWords('bookings')

/** The events of a booking with their authors, the newest first. Loaded when the record opens and after changes. */
export function RecordHistory({ booking }: { booking: StaffBooking }) {
  const { busy } = useBookingWork()
  const [known, setKnown] = useState(booking)
  // A status that the server has not set yet has no entry.
  if (!busy.has(booking.id) && known !== booking) setKnown(booking)
  // Whatever changes about the booking has an entry of its own.
  const search = { id: booking.id, version: JSON.stringify(known) }
  const { value, failed } = useAnswer(fetchHistory, search, null, { topics: ['bookings'] })
  const entries = value?.entries
  return (
    <section aria-label={t('history.title')} className="border-edge border-t pt-4">
      <h3 className="font-semibold">{t('history.title')}</h3>
      <LiveWords className="mt-2 text-ink-2 text-xs">
        {!entries && (failed ? t('history.failed') : loading())}
      </LiveWords>
      {entries && (
        <ol className="mt-2 grid gap-2.5 text-sm">
          {entries.map((entry) => (
            <Entry entry={entry} key={entry.at + entry.action}>
              {entry.undo && (
                <UndoEntry booking={booking} undo={entry.undo} what={entryName(entry)} />
              )}
            </Entry>
          ))}
        </ol>
      )}
    </section>
  )
}

// The search also has a version, only to be asked again when the booking changes.
const fetchHistory = ({ id }: { id: string }, asking: Asking) =>
  call('GET booking_history', { query: { id }, ...asking })

function Entry({ entry, children }: { entry: HistoryEntry; children: ReactNode }) {
  const detail = detailSentence(entry)
  const what = <strong className="font-semibold">{entryName(entry)}</strong>
  const byStaff = entry.actor !== 'guest' && entry.actor !== 'system'
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3">
      <time className="num text-xs text-ink-2 leading-6" dateTime={entry.at}>
        {instantDay(entry.at)}
        <span className="block text-xs leading-tight">{instantTime(entry.at)}</span>
      </time>
      <span className="wrap-anywhere">
        {byStaff
          ? t.rich('history.entry', {
              name: entry.actor,
              what: () => what,
              quiet: (words) => <span className="text-ink-2">{words}</span>,
            })
          : what}
        {detail && <span className="block text-xs text-ink-2">{detail}</span>}
        {children && <span className="mt-1.5 block">{children}</span>}
      </span>
    </li>
  )
}

/**
 * The button that takes the last change of a booking back, beside its entry in the history, for as long as the server allows.
 * `what` names the change for screen readers.
 */
function UndoEntry({ booking, undo, what }: { booking: StaffBooking; undo: Undo; what: string }) {
  const { id, full_name: name } = booking
  const [until] = useState(() => performance.now() + undo.ms)
  const seconds = useSecondsUntil(until)
  const { refresh } = useBookingWork()
  const { busy, run } = useAction(refresh)
  const takeBack = () =>
    run(
      takingBack(undo, {
        about: id,
        done: ([{ booking: now }]) => t('history.undone', { name }) + unitAgain(booking, now),
        refused: notUndone,
        words: {
          too_late: t('history.tooLate'),
          changed_meanwhile: t('history.changedMeanwhile'),
        },
      }),
    )
  if (seconds === 0) return null
  return (
    <PlainDecide
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-control px-3.5 font-semibold text-sm hover:bg-rice aria-disabled:opacity-60 print:hidden"
      onPress={takeBack}
      busy={busy.has(id)}
    >
      <Undo2 aria-hidden="true" size={17} />
      <span>
        {t.rich('history.undo', {
          what,
          quiet: (words) => <span className="sr-only">{words}</span>,
        })}
      </span>
      {seconds <= undoSeconds && (
        <span aria-hidden="true" className="num w-5 text-end font-normal">
          {seconds}
        </span>
      )}
    </PlainDecide>
  )
}
