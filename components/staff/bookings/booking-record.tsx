'use client'

import { ChevronLeft, ChevronRight, Phone, X } from 'lucide-react'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { BookingPapers } from '../documents/booking-papers.tsx'
import { FolioPanel } from '../folio/folio-panel.tsx'
import { dialled, instantDay, instantTime } from '../words.ts'
import { useBookingWork } from './booking-work.ts'
import { FindInBank } from './find-in-bank.tsx'
import { LookTwice } from './look-twice.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordFacts } from './record-facts.tsx'
import { RecordHistory } from './record-history.tsx'
import { SameSender } from './same-sender.tsx'
import { Screenshot } from './screenshot.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { Neighbours } from './use-neighbours.ts'

type RecordProps = { booking: StaffBooking; neighbours: Neighbours; onClose: () => void }

/**
 * Everything about one booking, as a task: what to find in the bank, what to look at twice, the proof
 * beside it, and what can be done.
 */
export function BookingRecord({ booking, neighbours, onClose }: RecordProps) {
  const { setOver } = useBookingWork()
  return (
    <section
      aria-label={`Booking of ${booking.full_name}`}
      className="flex min-h-full flex-col bg-card"
    >
      <RecordHead booking={booking} neighbours={neighbours} onClose={onClose} />
      <div className="grid flex-1 content-start gap-5 px-4 py-4 sm:grid-cols-[220px_minmax(0,1fr)] sm:gap-7 sm:px-7 sm:pb-8 2xl:grid-cols-[272px_minmax(0,1fr)]">
        <div className="grid content-start gap-5 sm:col-start-2">
          <FindInBank booking={booking} />
          <LookTwice booking={booking} />
          {booking.status === 'pending' && <SameSender booking={booking} key={booking.id} />}
        </div>
        <div className="sm:row-span-2 sm:row-start-1">
          <div className="sm:sticky sm:top-20 xl:top-40">
            <Screenshot
              booking={booking}
              onOpen={() => setOver({ dialog: 'screenshot', booking })}
            />
          </div>
        </div>
        <div className="grid gap-5 sm:col-start-2">
          <RecordFacts booking={booking} />
          <FolioPanel booking={booking} key={`folio ${booking.id}`} />
          <BookingPapers booking={booking} key={`papers ${booking.id}`} />
          <RecordHistory booking={booking} key={booking.id} />
        </div>
      </div>
      <RecordActions booking={booking} />
    </section>
  )
}

function RecordHead({ booking, neighbours, onClose }: RecordProps) {
  const { onPrevious, onNext, position } = neighbours
  return (
    <header className="sticky top-(--record-top,0px) z-10 flex items-center gap-1 border-edge border-b bg-card py-2.5 pr-2 pl-4 sm:pr-4 sm:pl-7">
      <div className="me-auto min-w-0">
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
          <h2
            className="heading min-w-0 text-lg sm:text-xl"
            data-heading={booking.id}
            tabIndex={-1}
          >
            {booking.full_name}
          </h2>
          <StatusBadge status={booking.status} />
        </div>
        <p className="num mt-1 text-xs text-ink-2">
          <span className="whitespace-nowrap">{booking.reference}</span>,{' '}
          <span className="max-sm:sr-only">created </span>
          {instantDay(booking.created_at)}, {instantTime(booking.created_at)}
        </p>
      </div>
      <a
        aria-label={`Call ${booking.full_name}`}
        className="icon-button sm:hidden!"
        href={dialled(booking.phone)}
      >
        <Phone size={20} />
      </a>
      <IconButton
        label="Previous booking"
        className="icon-button max-sm:hidden"
        aria-disabled={!onPrevious || undefined}
        onClick={() => onPrevious?.()}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <span className="num whitespace-nowrap text-xs text-ink-2 max-sm:hidden">{position}</span>
      <IconButton
        label="Next booking"
        className="icon-button max-sm:hidden"
        aria-disabled={!onNext || undefined}
        onClick={() => onNext?.()}
      >
        <ChevronRight size={20} />
      </IconButton>
      <IconButton label="Close the booking" className="icon-button" onClick={onClose}>
        <X size={20} />
      </IconButton>
    </header>
  )
}
