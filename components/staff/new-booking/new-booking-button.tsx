'use client'

import { Plus } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { openNewBooking } from '../kit/address/new-booking.ts'

/** The button that opens a new booking over the screen. */
export function NewBookingButton({ className = '' }: { className?: string }) {
  return (
    <Button className={className} kind="outline" onClick={() => openNewBooking()} size="small">
      <Plus aria-hidden="true" size={18} />
      New booking
    </Button>
  )
}
