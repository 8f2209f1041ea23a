'use client'

import { X } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '#calls/client.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { bookingsPath } from '#lib/booking/rules/paths.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import {
  bookingLinks,
  closeBooking,
  openBooking,
  useBookingLinks,
  useOpenedBooking,
} from '../booking/opened-booking.ts'
import { useIds } from '../kit/action/use-ids.ts'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { ListFailed } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { type Answered, useAnswer } from '../kit/live/use-answer.ts'
import { useOfflineSince } from '../kit/live/use-offline-since.ts'
import { instantTime, loading, placeAmong } from '../kit/words.ts'
import { BookingRecord } from './booking-record.tsx'
import { type BookingWork, BookingWorkProvider, useNewWork } from './booking-work.ts'
import { DrawerFrame } from './drawer-frame.tsx'
import { RecordDialogs } from './record-dialogs.tsx'
import type { Neighbours } from './use-neighbours.ts'

const t = staffWords('bookings')

/** The booking that the address names, over any screen of staff but that of the bookings, which shows it in its own place. */
export function BookingDrawer() {
  useBookingLinks()
  const reference = useOpenedBooking()
  const isList = usePathname() === bookingsPath
  return reference && !isList ? <Opened reference={reference} /> : null
}

function Opened({ reference }: { reference: string }) {
  const { booking, missing, failed, staleSince, work } = useDrawnBooking(reference)
  const neighbours = useLinksAround(booking?.reference ?? null)
  const isCut = failed || staleSince !== null
  useFocus(booking?.id ?? (isCut || missing ? 'awaited' : null), reference)
  const label = booking
    ? t('bookingFor', { name: booking.full_name })
    : t('drawer.booking', { reference })
  return (
    <BookingWorkProvider value={work}>
      <DrawerFrame covered={work.over !== null} label={label} onClose={closeBooking}>
        {booking ? (
          <BookingRecord
            booking={booking}
            neighbours={neighbours}
            onClose={closeBooking}
            staleSince={staleSince}
          />
        ) : (
          <Awaited
            isCut={isCut}
            missing={missing}
            onRetry={work.refresh}
            reference={reference}
            since={staleSince}
          />
        )}
      </DrawerFrame>
      <RecordDialogs />
    </BookingWorkProvider>
  )
}

type AwaitedProps = {
  reference: string
  missing: boolean
  /** True while it cannot be read. */
  isCut: boolean
  /** The time since when there is no connection, where that is why. */
  since: string | null
  onRetry: () => Promise<void>
}

function Awaited({ reference, missing, isCut, since, onRetry }: AwaitedProps) {
  return (
    <section aria-label={t('drawer.booking', { reference })} className="grid gap-4 p-4 sm:px-7">
      <div className="flex items-center justify-between">
        <h2 className="heading num text-xl" data-heading="awaited" tabIndex={-1}>
          {reference}
        </h2>
        <IconButton className="icon-button" label={t('close')} onClick={closeBooking}>
          <X size={20} />
        </IconButton>
      </div>
      {isCut && !missing && (
        <ListFailed
          className=""
          onRetry={onRetry}
          since={since}
          reference={reference}
          what="namedBooking"
        />
      )}
      <LiveWords className={missing ? '' : 'text-ink-2'}>
        {missing &&
          t.rich('drawer.missing', {
            reference,
            link: (words) => (
              <Link className="staff-link" href={bookingsPath}>
                {words}
              </Link>
            ),
          })}
        {!isCut && !missing && loading()}
      </LiveWords>
    </section>
  )
}

const linked = () => [...bookingLinks().keys()].join(' ')
// Whenever the drawer is drawn, it looks at the screen.
const never = () => () => undefined

/** The bookings before and after one among those that the screen names, in the order in which it does. */
function useLinksAround(reference: string | null): Neighbours {
  const around = useSyncExternalStore(never, linked, () => '').split(' ')
  const at = around.indexOf(reference ?? '')
  const step = (by: 1 | -1) => {
    const next = at < 0 ? undefined : around[at + by]
    if (!next) return null
    return () => {
      bookingLinks().get(next)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      openBooking(next)
    }
  }
  const position = at < 0 ? '' : placeAmong(at + 1, around.length)
  return { onPrevious: step(-1), onNext: step(1), position }
}

/**
 * Gives the focus to the name of what is opened, unless it is in the drawer already, and back to the link of what was
 * opened last, or to what had it before.
 */
function useFocus(id: string | null, reference: string): void {
  const before = useRef<Element | null>(null)
  const last = useRef(reference)
  useEffect(() => {
    last.current = reference
  }, [reference])
  const arrive = useEffectEvent((id: string) => {
    const name = document.querySelector<HTMLElement>(`[data-heading="${id}"]`)
    const frame = name?.closest('section')
    if (before.current === null || !frame?.contains(document.activeElement)) name?.focus()
    before.current ??= document.activeElement
  })
  useEffect(() => {
    if (id) arrive(id)
  }, [id])
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      const link = bookingLinks().get(last.current) ?? opener
      if (link instanceof HTMLElement && link.isConnected) link.focus()
    }
  }, [])
}

type Drawn = {
  /** Null until it's loaded; while another one loads, the one before. */
  booking: StaffBooking | null
  /** True once the server has said that no booking has the reference. */
  missing: boolean
  failed: boolean
  /** Since when it's out of date; null while it's up to date. */
  staleSince: string | null
  work: BookingWork
}

/** Follows the booking of a reference, with what can be done about it. A change that is made here shows at once. */
function useDrawnBooking(reference: string): Drawn {
  const answer = useAnswer(findBooking, { reference }, null, { topics: ['bookings'] })
  const { value: found, loading, failed, refresh } = answer
  const since = useOfflineSince()
  const value = bookingOf(answer, reference)
  const unsettled = useIds()
  const [changed, setChanged] = useState<{ booking: StaffBooking; over: typeof value }>()
  const isNewest = changed && (unsettled.has(changed.booking.id) || changed.over === value)
  const booking = isNewest && changed.booking.id === value?.id ? changed.booking : value
  const work = useNewWork((now) => setChanged({ booking: now, over: value }), refresh, unsettled)
  const { id, status, flags } = booking ?? {}
  const busy = id !== undefined && work.busy.has(id)
  useGuardedChange(JSON.stringify([id, status, flags, busy, work.over?.dialog]))
  const missing = !loading && found?.reference === reference && found.booking === null
  const stale = since ?? (failed && found?.at)
  return { booking, missing, failed, staleSince: stale ? instantTime(stale) : null, work }
}

type Found = Awaited<ReturnType<typeof findBooking>>

// While it can't be read, don't show the booking that was open before.
function bookingOf({ value: found, failed }: Answered<Found | null>, reference: string) {
  return found === null || (failed && found.reference !== reference) ? null : found.booking
}

// "There is none" is an answer, too.
async function findBooking({ reference }: { reference: string }, asking: Asking) {
  const asked = call('GET desk/bookings/[reference]', { params: { reference }, ...asking })
  const booking = await asked.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_found') return null
    throw error
  })
  return { reference, booking, at: new Date().toISOString() }
}
