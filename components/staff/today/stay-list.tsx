'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import type { DayList } from '#lib/desk/rules/day.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Elsewhere } from '../booking/elsewhere.tsx'
import { useNewBookingPath } from '../kit/address/use-new-booking-path.ts'
import { type Held, useHeldItems } from '../kit/live/held-items.ts'
import { useDesk } from './desk.ts'
import { StayCard } from './stay-card.tsx'
import { freeWords } from './words.ts'

const t = staffWords('today')

/** The cards of a list of the day; a day on which nobody arrives has a picture and says what is free. */
export function StayList({ list, plate }: { list: DayList; plate: ReactNode }) {
  const { today, progress } = useDesk()
  const { items, show } = useHeldItems(today[list], {
    id: ({ id }) => id,
    state: (stay) => stay.progress,
    isFree: progress.busy.has,
  })
  const when = today.day === today.today ? 'today' : 'tomorrow'
  if (items.length === 0) {
    if (list === 'arriving') return <NobodyArrives plate={plate} when={when} />
    return (
      <p className="rounded-[14px] border border-line border-dashed px-4 py-4 text-ink-2">
        {list === 'leaving' ? t(`empty.leaving.${when}`) : t('empty.inHouse')}
      </p>
    )
  }
  return (
    <ul className="grid min-w-0 gap-2.5">
      {items.map(({ item: stay, isOld }, at) => (
        <li className="min-w-0" key={stay.id}>
          <div className={isOld ? 'opacity-50 grayscale' : ''} inert={isOld}>
            <StayCard list={list} stay={stay} />
          </div>
          {isOld && (
            <Elsewhere
              booking={stay.id}
              className="px-4 py-2.5 text-sm"
              onNext={items.length > 1 ? () => focusCard(items[at + 1] ?? items[at - 1]) : null}
              onShow={() => show(stay.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function focusCard(next: Held<TodayStay> | undefined): void {
  if (next) document.querySelector<HTMLElement>(`article[data-row="${next.item.id}"]`)?.focus()
}

function NobodyArrives({ plate, when }: { plate: ReactNode; when: 'today' | 'tomorrow' }) {
  const { today } = useDesk()
  const newBooking = useNewBookingPath()
  return (
    <div className="grid justify-items-start gap-1 rounded-[14px] border border-line border-dashed p-5">
      {plate !== null && (
        <div className="relative mb-3 h-[118px] w-full overflow-clip rounded-[8px]">{plate}</div>
      )}
      <p className="heading text-lg">{t(`empty.arriving.${when}`)}</p>
      <p className="text-ink-2">
        {freeWords(today.units)} {t('empty.new')}
      </p>
      <Link
        className={`mt-2.5 !bg-white ${buttonClass({ kind: 'outline', size: 'small' })}`}
        href={newBooking}
      >
        <Plus aria-hidden="true" size={18} />
        {t('newBooking')}
      </Link>
    </div>
  )
}
