'use client'

import Link from 'next/link'
import { useState } from 'react'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { hasNightsAhead } from '#lib/booking/rules/progress.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { refundOf } from '#lib/ledger/rules/refund.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { Choices } from '../kit/form/choices.tsx'
import { day, rupees } from '../kit/words.ts'
import { useDesk } from './desk.ts'
import { unitOf } from './words.ts'

type Room = 'keep' | 'sell'

/** The question about a guest who did not come: what of the room, and what the terms say of the money. */
export function MissedDialog({ stay, onClose }: { stay: TodayStay; onClose: () => void }) {
  const { progress, today } = useDesk()
  const [room, setRoom] = useState<Room>('keep')
  const nights = { checkIn: stay.check_in, checkOut: stay.check_out }
  const mayChoose = stay.unit !== null && hasNightsAhead(nights, today.today)
  return (
    <AskDialog
      button="Mark as no-show"
      grave
      onAnswer={async () => {
        await progress.send(stay, { to: 'no_show', sell: mayChoose && room === 'sell' })
        onClose()
      }}
      onClose={onClose}
      title={`Mark ${stay.full_name} as a no-show?`}
    >
      <div className="grid gap-4">
        {mayChoose && (
          <Choices<Room>
            legend="The room"
            id="room"
            onChange={setRoom}
            options={[
              ['keep', `Keep the room until ${day(stay.check_out)}`],
              ['sell', 'Put the room on sale'],
            ]}
            value={room}
          />
        )}
        <MoneyWords onLeave={onClose} stay={stay} />
        <p className="text-ink-2">
          {mayChoose && room === 'sell'
            ? `${unitOf(stay)} goes on sale immediately, from tonight.`
            : 'The guest can still be checked in while the stay lasts.'}{' '}
          The guest won’t get a message.
        </p>
      </div>
    </AskDialog>
  )
}

function MoneyWords({ stay, onLeave }: { stay: TodayStay; onLeave: () => void }) {
  const { amount, balance, check_in, created_at, reference } = stay
  const paidPaise = Math.round((amount - balance) * 100)
  const reserved = { createdAt: new Date(created_at), checkIn: check_in }
  const back = refundOf({ ...reserved, returnablePaise: paidPaise }, new Date()) / 100
  return (
    <p className="num">
      Paid: {rupees(paidPaise / 100)} of {rupees(amount)}.{' '}
      {back > 0
        ? `Under our terms, ${rupees(back)} is refunded if the stay is cancelled now.`
        : 'Under our terms, there’s no refund once the stay has begun.'}
      {balance > 0 && ` ${rupees(balance)} is still owed.`} This doesn’t change any payments; to
      refund something,{' '}
      <Link className="staff-link" href={staffBookingPath(reference)} onClick={onLeave}>
        open the booking
      </Link>
      .
    </p>
  )
}
