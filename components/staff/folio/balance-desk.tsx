'use client'

import { useState } from 'react'
import { fetchFolio } from '#lib/ledger/client/payments.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { BalanceCode } from './balance-code.tsx'
import { type Recorded, RecordPaymentDialog } from './record-payment-dialog.tsx'

type BalanceDeskProps = { booking: Recorded; onClose: () => void }

/** The code for the balance of a booking whose record is not open, and the form for what has arrived. */
export function BalanceDesk({ booking, onClose }: BalanceDeskProps) {
  const { reference, full_name } = booking
  const { value: folio } = useAnswer(fetchFolio, { reference }, null, { topics: ['bookings'] })
  const [recording, setRecording] = useState(false)
  if (!folio) return null
  if (!recording) {
    return (
      <BalanceCode
        folio={folio}
        name={full_name}
        onArrived={() => setRecording(true)}
        onClose={onClose}
      />
    )
  }
  return (
    <RecordPaymentDialog
      booking={booking}
      direction="received"
      folio={folio}
      onClose={onClose}
      onDone={onClose}
    />
  )
}
