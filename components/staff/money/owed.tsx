'use client'

import { QrCode as QrIcon } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Owing } from '#lib/reports/schema/day-book.ts'
import { addDays } from '#lib/shared/dates.ts'
import { statusName } from '../booking/words.ts'
import { BalanceCode } from '../folio/balance-code.tsx'
import { type Recorded, RecordPaymentDialog } from '../folio/record-payment-dialog.tsx'
import { Card } from '../kit/card.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { day, rupees } from '../kit/words.ts'

const t = staffWords('money')

const atOnce = 50

type OwedProps = {
  title: string
  rows: Owing[]
  today: string
  empty: string
  foot: string
  onChange: () => void
}

/** Balances of bookings, each with the way to its record; their sum is of all, also of those that are not shown. */
export function Owed({ title, rows, today, empty, foot, onChange }: OwedProps) {
  const [code, setCode] = useState<Owing | null>(null)
  const sum = rows.reduce((paise, { balance }) => paise + Math.round(balance * 100), 0) / 100
  return (
    <Card aside={<span className="heading text-lg">{rupees(Math.abs(sum))}</span>} title={title}>
      <ul className="num">
        {rows.slice(0, atOnce).map((row) => (
          <Row key={row.id} onCode={() => setCode(row)} row={row} today={today} />
        ))}
      </ul>
      <p className="border-rule border-t px-4 py-3.5 text-ink-2 text-xs lg:px-[22px]">
        {rows.length === 0 ? empty : foot}
        {rows.length > atOnce && ` ${t('owed.first', { count: atOnce, total: rows.length })}`}
      </p>
      {code && (
        <BalanceDesk
          booking={code}
          onClose={() => {
            setCode(null)
            onChange()
          }}
        />
      )}
    </Card>
  )
}

function Row({ row, today, onCode }: { row: Owing; today: string; onCode: () => void }) {
  const { tag, words } = whenOf(row, today)
  return (
    <li className="relative flex items-center gap-3 border-rule border-t px-4 py-2.5 hover:bg-[#edf2ea] lg:px-[22px]">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Link
          className="wrap-anywhere font-semibold text-sm after:absolute after:inset-0"
          href={staffBookingPath(row.reference)}
        >
          {row.full_name}
        </Link>
        <span className="text-ink-2 text-xs">
          {tag && (
            <span
              className={`me-1 inline-block rounded-[6px] px-2 font-semibold leading-6 ${tag.tone}`}
            >
              {tag.text}
            </span>
          )}
          {words && `${words}, `}
          <span className="whitespace-nowrap">{row.reference}</span>
        </span>
      </div>
      <span className="font-semibold">{rupees(Math.abs(row.balance))}</span>
      {row.balance > 0 && (
        <IconButton
          className="icon-button z-10 border border-line-control bg-card"
          label={t('owed.code', { name: row.full_name })}
          onClick={onCode}
        >
          <QrIcon aria-hidden="true" size={20} />
        </IconButton>
      )}
    </li>
  )
}

const urgent = 'bg-red-tint text-red'
const here = 'bg-turmeric-tint text-turmeric-ink'

type When = { tag?: { text: string; tone: string }; words?: string }

function whenOf(row: Owing, today: string): When {
  const { check_in, check_out, status } = row
  if (status === 'rejected') return { words: statusName(row).toLowerCase() }
  if (check_out < today)
    return { tag: { text: t('owed.left', { day: day(check_out) }), tone: urgent } }
  if (check_in > today) return { words: t('owed.arrives', { day: day(check_in) }) }
  if (check_out === today) return { tag: { text: t('owed.leavesToday'), tone: urgent } }
  if (check_out === addDays(today, 1))
    return { tag: { text: t('owed.leavesTomorrow'), tone: urgent } }
  return { tag: { text: t('owed.until', { day: day(check_out) }), tone: here } }
}

/** The code for a booking's balance, and the form for what has arrived, without opening the booking's record. */
function BalanceDesk({ booking, onClose }: { booking: Recorded; onClose: () => void }) {
  const { reference, full_name } = booking
  const { value: folio } = useAnswer(reading('GET folios/[reference]'), { reference }, null, {
    topics: ['bookings'],
  })
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
