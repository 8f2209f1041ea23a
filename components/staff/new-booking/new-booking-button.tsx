'use client'

import { Plus } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { openNewBooking } from '../kit/address/new-booking.ts'

const t = staffWords('newBooking')

/** The button that opens a new booking over the screen. */
export function NewBookingButton({ className = '' }: { className?: string }) {
  return (
    <Button className={className} kind="outline" onClick={() => openNewBooking()} size="small">
      <Plus aria-hidden="true" size={18} />
      {t('title')}
    </Button>
  )
}
