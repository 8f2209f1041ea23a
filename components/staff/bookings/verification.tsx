'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { Screenshot } from '../booking/screenshot.tsx'
import { useBookingWork } from './booking-work.ts'
import { FindInBank } from './find-in-bank.tsx'
import { LookTwice } from './look-twice.tsx'
import { SameSender } from './same-sender.tsx'

/** The first task of a pending booking: what to find in the bank, what to look at twice, and the proof beside it. */
export function Verification({ booking }: { booking: StaffBooking }) {
  const { setOver } = useBookingWork()
  return (
    <div className="@container">
      <div className="grid content-start gap-5 @lg:grid-cols-[184px_minmax(0,1fr)] @4xl:grid-cols-[272px_minmax(0,1fr)]">
        <div className="grid content-start gap-5 @lg:col-start-2">
          <FindInBank booking={booking} />
          <LookTwice booking={booking} />
          <SameSender booking={booking} key={booking.id} />
        </div>
        <div className="@lg:row-start-1">
          <Screenshot booking={booking} onOpen={() => setOver({ dialog: 'screenshot', booking })} />
        </div>
      </div>
    </div>
  )
}
