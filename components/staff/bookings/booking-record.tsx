'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { Elsewhere } from '../booking/elsewhere.tsx'
import { BookingPapers } from '../documents/booking-papers.tsx'
import { FolioPanel } from '../folio/folio-panel.tsx'
import { OfflineNote } from '../kit/live/offline-note.tsx'
import { LookTwice } from './look-twice.tsx'
import { nextWords } from './next-words.ts'
import { RecordActions } from './record-actions.tsx'
import { RecordArrival } from './record-arrival.tsx'
import { RecordHead } from './record-head.tsx'
import { RecordHistory } from './record-history.tsx'
import { RecordMore } from './record-more.tsx'
import { RecordStay } from './record-stay.tsx'
import { RecordUnpaid } from './record-unpaid.tsx'
import { RecordWish } from './record-wish.tsx'
import { useHeldBooking } from './use-held-booking.ts'
import type { Neighbours } from './use-neighbours.ts'
import { Verification } from './verification.tsx'

const t = staffWords('bookings')

type BookingRecordProps = {
  booking: StaffBooking
  neighbours: Neighbours
  /** The time since when what is shown may be old; null while it is not. */
  staleSince: string | null
  onClose: () => void
}

/**
 * Everything about one booking, in one place: what is next, the stay, its price and payments, the guest, what was written
 * and what happened. Until its payment is verified, that task stands on top.
 */
export function BookingRecord(props: BookingRecordProps) {
  const { neighbours, staleSince, onClose } = props
  const { item: booking, isOld, show } = useHeldBooking(props.booking)
  const { id } = booking
  return (
    <section
      aria-label={t('bookingFor', { name: booking.full_name })}
      className="flex min-h-full flex-col bg-card"
    >
      <RecordHead booking={booking} neighbours={neighbours} onClose={onClose} />
      <div
        className={`grid flex-1 grid-cols-1 content-start gap-5 px-4 py-4 sm:px-7 sm:pb-8 ${isOld ? 'opacity-50 grayscale' : ''}`}
        inert={isOld}
      >
        <OfflineNote className="" since={staleSince} />
        <NextStep booking={booking} />
        {booking.pay_by !== null && (
          <RecordUnpaid booking={booking} key={`unpaid-${id}`} payBy={booking.pay_by} />
        )}
        {booking.status === 'pending' ? (
          <Verification booking={booking} />
        ) : (
          <LookTwice booking={booking} />
        )}
        <RecordStay booking={booking} />
        <RecordWish booking={booking} key={`wish-${id}`} />
        <RecordArrival booking={booking} key={`arrival-${id}`} />
        <FolioPanel booking={booking} key={`folio-${id}`} />
        <BookingPapers booking={booking} key={`papers-${id}`} />
        <RecordMore booking={booking} key={`more-${id}`} />
        <RecordHistory booking={booking} key={id} />
      </div>
      {isOld ? (
        <Elsewhere
          booking={id}
          className="sticky bottom-0 z-10 border-edge border-t bg-band px-4 py-3 sm:px-7"
          onNext={neighbours.onNext}
          onShow={show}
        />
      ) : (
        <RecordActions booking={booking} />
      )}
    </section>
  )
}

function NextStep({ booking }: { booking: StaffBooking }) {
  const isDue = booking.balance > 0 && booking.status !== 'rejected'
  const { next, money } = nextWords(booking, dayInIndia(new Date()))
  return (
    <section
      aria-label={t('next.title')}
      className="num rounded-control border border-lake-edge bg-lake-soft px-[18px] py-3.5"
    >
      <p className="font-semibold text-md">{next}</p>
      {money && <p className={isDue ? 'font-semibold text-laterite-dark' : ''}>{money}</p>}
    </section>
  )
}
