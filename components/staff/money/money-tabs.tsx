'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ChooseBooking } from '../booking/choose-booking.tsx'
import { RecordFor } from '../folio/record-for.tsx'
import { useBegun } from '../kit/action/use-begun.ts'
import { type Tab, Tabs } from '../kit/tabs.tsx'
import { rupees } from '../kit/words.ts'
import { useWaiting } from '../waiting/waiting.tsx'

const t = staffWords('money')

export function MoneyTabs() {
  const toCheck = useWaiting().waiting?.to_check ?? 0
  return (
    <div className="no-print items-end gap-4 lg:mx-6 lg:mt-4 lg:flex xl:mx-8">
      <Tabs
        className="gap-2 max-sm:tracking-tight sm:gap-4 lg:gap-8"
        label={t('tabs.label')}
        tabs={tabs(toCheck)}
      />
      <div className="max-lg:px-4 max-lg:pt-4">
        <RecordButton />
      </div>
    </div>
  )
}

const tabs = (toCheck: number): Tab[] => [
  { path: '/app/money', name: t('tabs.toCheck'), count: toCheck },
  {
    path: '/app/money/statement',
    name: t('tabs.statement'),
    short: t('tabs.shortStatement'),
  },
  { path: '/app/money/day-book', name: t('tabs.dayBook') },
  { path: '/app/money/documents', name: t('tabs.documents') },
]

/** Records money that staff have seen arrive: asks for its booking first, then for the payment. */
function RecordButton() {
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
        {t('recording.begin')}
      </Button>
      {booking === 'asked' && (
        <ChooseBooking
          button={(chosen) =>
            chosen ? t('recording.recordFor', { name: chosen.full_name }) : t('recording.choose')
          }
          money={({ balance }) => t('recording.balance', { amount: rupees(balance) })}
          onChoose={setBooking}
          onClose={leave}
          title={t('recording.whose')}
          usual={{ q: '', words: t('recording.newest') }}
        />
      )}
      {booking && booking !== 'asked' && (
        <RecordFor booking={booking} onClose={leave} onDone={leave} />
      )}
    </>
  )
}
