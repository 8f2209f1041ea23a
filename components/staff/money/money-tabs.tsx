'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ChooseBooking } from '../booking/choose-booking.tsx'
import { RecordFor } from '../folio/record-for.tsx'
import { useBegun } from '../kit/action/use-begun.ts'
import { rupees } from '../kit/words.ts'
import { useWaiting } from '../waiting/waiting.tsx'

const t = staffWords('money')

export function MoneyTabs() {
  const here = usePathname()
  const toCheck = useWaiting().waiting?.to_check ?? 0
  return (
    <div className="no-print items-end gap-4 lg:mx-6 lg:mt-4 lg:flex xl:mx-8">
      <nav
        aria-label={t('tabs.label')}
        className="min-w-0 flex-1 overflow-x-auto border-line border-b px-4 max-lg:border-edge lg:px-0"
      >
        <ul className="flex gap-2 max-sm:tracking-tight sm:gap-4 lg:gap-8">
          {tabs().map(({ path, name, short }, at) => (
            <li key={path}>
              <Link
                aria-current={path === here ? 'page' : undefined}
                className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-0.5 font-semibold text-ink-2 text-sm hover:text-ink aria-[current]:border-lake aria-[current]:text-ink lg:text-md"
                href={path}
              >
                {short ? (
                  <>
                    <span className="sm:hidden">{short}</span>
                    <span className="max-sm:hidden">{name}</span>
                  </>
                ) : (
                  name
                )}
                {at === 0 && toCheck > 0 && (
                  <span className="num ms-2 rounded-full bg-turmeric-tint px-2 max-sm:ms-1 max-sm:px-1.5 font-semibold text-turmeric-ink text-xs leading-[21px]">
                    {toCheck}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-lg:px-4 max-lg:pt-4">
        <RecordButton />
      </div>
    </div>
  )
}

type Tab = {
  path: string
  name: string
  /** The name on a phone, where it is shorter. */
  short?: string
}

const tabs = (): Tab[] => [
  { path: '/app/money', name: t('tabs.toCheck') },
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
