'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { toPaise } from '#lib/shared/money.ts'
import type { WireClaim, WireLine } from '#lib/statements/schema/lines.ts'
import { ChooseBooking } from '../booking/choose-booking.tsx'
import { usePress } from '../kit/action/use-press.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { day, rupees, rupeesAndPaise } from '../kit/words.ts'
import { verificationOf } from './chosen.ts'
import { Narration } from './narration.tsx'
import type { Decisions } from './use-decisions.ts'

type LinkDialogProps = {
  line: WireLine
  /** The claims of the statement's days that no credit is for. */
  claims: WireClaim[]
  decisions: Decisions
  onClose: () => void
}

/** Finds the booking that a credit is for, by name, reference or amount, and verifies the credit for it. */
export function LinkDialog({ line, claims, decisions, onClose }: LinkDialogProps) {
  const { amount } = line
  const [chosen, setChosen] = useState<StaffBooking | null>(null)
  const claimOf = ({ id }: StaffBooking) =>
    claims.find((each) => each.booking_id === id && each.amount === amount)
  const sum = rupeesAndPaise(toPaise(amount))
  const verify = usePress(() => {
    if (!chosen) return
    onClose()
    const payment_id = claimOf(chosen)?.payment_id ?? null
    void decisions.verify([verificationOf(line.id, { payment_id, booking_id: chosen.id })])
  }, !chosen || decisions.busy)
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button kind="secondary" {...verify}>
            {chosen ? `Verify ${sum} for ${chosen.full_name}` : `Verify ${sum}`}
          </Button>
        </>
      }
      onClose={onClose}
      title="Link to a booking"
    >
      <p className="num mb-4">
        <b className="font-semibold">{sum}</b>, {day(line.on)}
        <br />
        <Narration text={line.narration} />
      </p>
      <ChooseBooking
        chosen={chosen}
        money={(booking) =>
          claimOf(booking)
            ? `says to have paid ${rupees(amount)}`
            : `owes ${rupees(booking.balance)}`
        }
        onChoose={setChosen}
        usual={{ q: String(amount), words: `Bookings of ${sum}` }}
      />
    </Modal>
  )
}
