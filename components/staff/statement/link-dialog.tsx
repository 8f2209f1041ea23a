'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { toPaise } from '#lib/shared/money.ts'
import type { WireClaim, WireLine } from '#lib/statements/schema/lines.ts'
import { ChooseBooking } from '../booking/choose-booking.tsx'
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
  const claimOf = ({ id }: StaffBooking) =>
    claims.find((each) => each.booking_id === id && each.amount === amount)
  const sum = rupeesAndPaise(toPaise(amount))
  const verify = (chosen: StaffBooking) => {
    onClose()
    const payment_id = claimOf(chosen)?.payment_id ?? null
    void decisions.verify([verificationOf(line.id, { payment_id, booking_id: chosen.id })])
  }
  return (
    <ChooseBooking
      busy={decisions.busy}
      button={(chosen) => (chosen ? `Verify ${sum} for ${chosen.full_name}` : `Verify ${sum}`)}
      money={(booking) =>
        claimOf(booking) ? `says to have paid ${rupees(amount)}` : `owes ${rupees(booking.balance)}`
      }
      onChoose={verify}
      onClose={onClose}
      title="Link to a booking"
      usual={{ q: String(amount), words: `Bookings of ${sum}` }}
    >
      <p className="num mb-4">
        <b className="font-semibold">{sum}</b>, {day(line.on)}
        <br />
        <Narration text={line.narration} />
      </p>
    </ChooseBooking>
  )
}
