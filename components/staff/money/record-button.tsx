'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { ChooseBooking } from '../booking/choose-booking.tsx'
import { RecordFor } from '../folio/record-for.tsx'
import { useBegun } from '../kit/action/use-begun.ts'
import { rupees } from '../kit/words.ts'

/** The way to record money that staff have seen arrive, from wherever money is looked at: its booking first, then its facts. */
export function RecordButton() {
  const [booking, setBooking] = useState<StaffBooking | 'asked' | null>(null)
  const ask = () => setBooking('asked')
  const leave = () => setBooking(null)
  useBegun('record', ask)
  return (
    <>
      <Button
        className="max-lg:w-full max-xl:[body:has(main_[data-task=true])_&]:hidden"
        kind="outline"
        onClick={ask}
        size="small"
      >
        <Plus aria-hidden="true" className="shrink-0" size={19} />
        Record a payment
      </Button>
      {booking === 'asked' && (
        <ChooseBooking
          button={(chosen) => (chosen ? `Record for ${chosen.full_name}` : 'Choose a booking')}
          money={({ balance }) => `balance ${rupees(balance)}`}
          onChoose={setBooking}
          onClose={leave}
          title="Whose payment is it?"
          usual={{ q: '', words: 'The newest bookings' }}
        />
      )}
      {booking && booking !== 'asked' && (
        <RecordFor booking={booking} onClose={leave} onDone={leave} />
      )}
    </>
  )
}
