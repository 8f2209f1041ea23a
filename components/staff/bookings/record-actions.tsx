'use client'

import { Button } from '#components/ui/button.tsx'
import type { BookingStatus } from '#lib/booking/rules.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { actionsOf } from './actions.ts'
import { useBookingDesk } from './booking-desk.tsx'

const hints: Record<BookingStatus, string> = {
  pending: 'Look for it in the bank, not in the screenshot.',
  verified: 'Confirming tells the guest that the room is certain.',
  confirmed: 'The guest knows that the room is certain.',
  rejected: 'The room is free for others. Coming back needs one again.',
}

/** The actions of the open booking, at the bottom of its record. */
export function RecordActions({ booking }: { booking: StaffBooking }) {
  return (
    <footer className="sticky bottom-0 z-10 border-edge border-t bg-band px-4 py-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:gap-y-2 sm:px-7">
      <p className="mb-2 text-xs text-ink-2 sm:mb-0 sm:min-w-[170px] sm:flex-1">
        {hints[booking.status]}
      </p>
      <ActionButtons booking={booking} />
    </footer>
  )
}

/** The actions of a booking as buttons: the next step filled and, on a phone, on a line of its own. */
export function ActionButtons({ booking }: { booking: StaffBooking }) {
  const { busyId, act } = useBookingDesk()
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1">
      {actionsOf(booking.status).map(({ to, label, main, possible }) => (
        <Button
          className={lookOf(to, main, possible)}
          disabled={busyId === booking.id || !possible}
          key={to}
          kind={main ? 'secondary' : 'outline'}
          onClick={() => act(booking, to)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

function lookOf(to: BookingStatus, main: boolean, possible: boolean): string {
  if (main) return 'max-sm:!basis-full sm:order-last'
  return to === 'rejected' && possible ? '!text-red' : ''
}
