'use client'

import Link from 'next/link'
import { useState } from 'react'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { hasNightsAhead } from '#lib/booking/rules/progress.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { refundOf } from '#lib/ledger/rules/refund.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { Choices } from '../kit/form/choices.tsx'
import { day, rupees } from '../kit/words.ts'
import { useDesk } from './desk.ts'
import { unitOf } from './words.ts'

const t = staffWords('today')

type Room = 'keep' | 'sell'

/** The question about a guest who did not come: what of the room, and what the terms say of the money. */
export function MissedDialog({ stay, onClose }: { stay: TodayStay; onClose: () => void }) {
  const { progress, today } = useDesk()
  const [room, setRoom] = useState<Room>('keep')
  const nights = { checkIn: stay.check_in, checkOut: stay.check_out }
  const mayChoose = stay.unit !== null && hasNightsAhead(nights, today.today)
  return (
    <AskDialog
      button={t('missed.mark')}
      grave
      onAnswer={async () => {
        await progress.send(stay, { to: 'no_show', sell: mayChoose && room === 'sell' })
        onClose()
      }}
      onClose={onClose}
      title={t('missed.title', { name: stay.full_name })}
    >
      <div className="grid gap-4">
        {mayChoose && (
          <Choices<Room>
            legend={t('missed.room.legend')}
            id="room"
            onChange={setRoom}
            options={[
              ['keep', t('missed.room.keep', { day: day(stay.check_out) })],
              ['sell', t('missed.room.sell')],
            ]}
            value={room}
          />
        )}
        <MoneyWords onLeave={onClose} stay={stay} />
        <p className="text-ink-2">
          {mayChoose && room === 'sell'
            ? t('missed.sold', { unit: unitOf(stay) })
            : t('missed.kept')}{' '}
          {t('missed.noMessage')}
        </p>
      </div>
    </AskDialog>
  )
}

function MoneyWords({ stay, onLeave }: { stay: TodayStay; onLeave: () => void }) {
  const { amount, balance, check_in, created_at, reference, terms } = stay
  const paidPaise = Math.round((amount - balance) * 100)
  const reserved = { createdAt: new Date(created_at), checkIn: check_in, terms }
  const back = refundOf({ ...reserved, returnablePaise: paidPaise }, new Date()) / 100
  return (
    <p className="num">
      {t('missed.paid', { paid: rupees(paidPaise / 100), total: rupees(amount) })}{' '}
      {back > 0 ? t('missed.refund', { amount: rupees(back) }) : t('missed.noRefund')}{' '}
      {balance > 0 && `${t('missed.owed', { amount: rupees(balance) })} `}
      {t.rich('missed.toRefund', {
        link: (words) => (
          <Link className="staff-link" href={staffBookingPath(reference)} onClick={onLeave}>
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
