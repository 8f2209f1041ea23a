'use client'

import { useState } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { usePress } from '../kit/action/use-press.ts'
import { rupees, untilWords } from '../kit/words.ts'
import { useBookingWork } from './booking-work.ts'
import { useUnpaid } from './use-unpaid.ts'
import { WaitDialog } from './wait-dialog.tsx'

type RecordUnpaidProps = { booking: StaffBooking; payBy: string }

/** Asks what becomes of a booking whose guest was sent a link and has not paid: nothing goes by itself. */
export function RecordUnpaid({ booking, payBy }: RecordUnpaidProps) {
  const { setOver } = useBookingWork()
  const [waiting, setWaiting] = useState(false)
  const { again, busy, move } = useUnpaid(booking, payBy)
  const isOver = new Date(payBy) <= new Date()
  const until = untilWords(new Date(payBy))
  const ask = usePress(() => again && void move(again.until, 'email'), busy || !again)
  const askByWhatsapp = usePress(() => again && void move(again.until, 'whatsapp'), busy)
  const wait = usePress(() => setWaiting(true), busy)
  const giveUp = usePress(() => setOver({ dialog: 'reason', booking }), busy)
  const [first] = booking.full_name.split(' ')
  return (
    <section
      aria-label="Not paid yet"
      className="rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4"
    >
      <h3 className="font-semibold text-turmeric-ink">
        {isOver ? `Not paid by ${until}` : `To be paid by ${until}`}
      </h3>
      <p className="num mt-1.5">
        {first} was sent a link to pay {rupees(booking.to_pay)}. The room is kept until you give it
        up.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5 print:hidden">
        {isOver && booking.email !== null && (
          <Button kind="outline" size="small" {...ask}>
            Ask again by mail
          </Button>
        )}
        {isOver && again && (
          <a
            className={buttonClass({ kind: 'outline', size: 'small' })}
            href={again.whatsapp_url}
            rel="noopener"
            target="_blank"
            {...askByWhatsapp}
          >
            Ask again on WhatsApp
          </a>
        )}
        <Button kind="outline" size="small" {...wait}>
          Wait until…
        </Button>
        <Button kind="quiet" size="small" {...giveUp}>
          Give the room up…
        </Button>
      </div>
      {waiting && (
        <WaitDialog
          checkIn={booking.check_in}
          name={booking.full_name}
          onClose={() => setWaiting(false)}
          onWait={(to) => {
            setWaiting(false)
            void move(to)
          }}
        />
      )}
    </section>
  )
}
