'use client'

import { useEffect, useState } from 'react'
import { fetchHistory } from '#lib/booking/client.ts'
import type { HistoryAction, HistoryEntry } from '#lib/booking/rules.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { instantDay, instantTime, rupees } from '../words.ts'

const deeds: Record<HistoryAction, string> = {
  booking_created: 'Booking made on the site',
  booking_pending: 'Back to pending',
  booking_verified: 'Payment verified',
  booking_confirmed: 'Booking confirmed',
  booking_rejected: 'Rejected',
  change_undone: 'Change taken back',
  room_given: 'Room given',
  proof_added: 'More proof sent by the guest',
  cancel_asked: 'Cancellation asked for by the guest',
}

/** What happened to a booking and who did it, the last first. Loaded when the record opens and after changes. */
export function RecordHistory({ booking }: { booking: StaffBooking }) {
  const [entries, setEntries] = useState<HistoryEntry[] | null | 'failed'>(null)
  const { id } = booking
  // Whatever changes about the booking has an entry of its own.
  const version = JSON.stringify(booking)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the booking is what it follows
  useEffect(() => {
    const leaving = new AbortController()
    fetchHistory(id, leaving.signal).then(setEntries, () => {
      if (!leaving.signal.aborted) setEntries('failed')
    })
    return () => leaving.abort()
  }, [id, version])

  return (
    <section aria-label="History" className="border-edge border-t pt-4">
      <h3 className="font-semibold text-[14px] text-ink-2">History</h3>
      {entries === null && <p className="mt-2 text-[14px] text-ink-2">Loading...</p>}
      {entries === 'failed' && (
        <p className="mt-2 text-[14px] text-ink-2">The history did not load.</p>
      )}
      {Array.isArray(entries) && (
        <ol className="mt-2 grid gap-2.5 text-[15px]">
          {entries.map((entry) => (
            <Entry entry={entry} key={entry.at + entry.action} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const detail = detailOf(entry)
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3">
      <time className="num text-[14px] text-ink-2 leading-6" dateTime={entry.at}>
        {instantDay(entry.at)}
        <span className="block text-xs leading-tight">{instantTime(entry.at)}</span>
      </time>
      <span className="wrap-anywhere">
        <strong className="font-semibold">{deeds[entry.action] ?? entry.action}</strong>
        {entry.actor !== 'guest' && <span className="text-ink-2"> by {entry.actor}</span>}
        {detail && <span className="block text-[14px] text-ink-2">{detail}</span>}
      </span>
    </li>
  )
}

function detailOf({ action, detail }: HistoryEntry): string | null {
  if (detail === null) return null
  if (action === 'cancel_asked') return `The refund rule gives ${rupees(Number(detail))}.`
  if (action === 'change_undone') return `It is ${detail} again.`
  return String(detail)
}
