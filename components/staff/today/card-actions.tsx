'use client'

import { KeyRound, LogOut } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { isFromAbroad } from '#lib/booking/rules/contact.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { DayList } from '#lib/desk/rules/day.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { PlainDecide } from '../kit/action/decide.tsx'
import { rupees } from '../kit/words.ts'
import { CardMenu } from './card-menu.tsx'
import { type Desk, useDesk } from './desk.ts'
import { backOf, dueOf } from './words.ts'

const t = staffWords('today')

type ActionsProps = { stay: TodayStay; list: DayList }

/** The one thing to do with a stay, and the rest in a menu. On another day there is only the menu. */
export function CardActions({ stay, list }: ActionsProps) {
  const { today, open } = useDesk()
  const isToday = today.day === today.today
  const mayMiss = isToday && list === 'arriving' && stay.progress === 'expected'
  const miss = () => open({ dialog: 'missed', stay })
  return (
    <>
      <CardMenu list={list} stay={stay} {...(mayMiss && { onMiss: miss })} />
      {isToday && <MainAction list={list} stay={stay} />}
    </>
  )
}

/** Checks a guest in: at once where nothing is due and no passport is to be seen. */
function comeIn(stay: TodayStay, { open, progress }: Pick<Desk, 'open' | 'progress'>): void {
  const asks = dueOf(stay) > 0 || isFromAbroad(stay.phone)
  if (asks) open({ dialog: 'check-in', stay })
  else void progress.move(stay, { to: 'in_house' })
}

/** Asks of a guest who should have come whether they came or not. A stay that is over has been left, too. */
export function CameOrNot({ stay }: { stay: TodayStay }) {
  const { today, open, progress } = useDesk()
  const isOver = stay.check_out < today.today
  const came = () =>
    isOver ? void progress.move(stay, { to: 'left' }) : comeIn(stay, { open, progress })
  return (
    <div className="flex gap-2 max-sm:*:flex-1">
      <Press className={tinted} onPress={came} stay={stay}>
        {t('unsaid.came')}
      </Press>
      <Press className={outline} onPress={() => open({ dialog: 'missed', stay })} stay={stay}>
        {t('noShow')}
      </Press>
    </div>
  )
}

const action =
  'inline-flex min-h-12 items-center justify-center gap-2 whitespace-nowrap rounded-control border px-4 font-semibold text-sm transition-colors duration-[120ms] aria-disabled:opacity-60 lg:min-h-11'
const tinted = `${action} border-lake-edge bg-lake-soft text-lake-dark hover:bg-[#cbe0d5]`
const filled = `${action} border-transparent bg-lake text-cream hover:bg-lake-dark`
const outline = `${action} border-line-control bg-white hover:bg-rice`

/** The one thing to do with a stay today; filled where no other action is. */
export function MainAction({ stay, list, alone = false }: ActionsProps & { alone?: boolean }) {
  const look = alone ? filled : tinted
  const { open, progress } = useDesk()
  const due = dueOf(stay)
  if (list === 'in_house') {
    if (due === 0) return null
    return (
      <Press className={outline} onPress={() => open({ dialog: 'take', stay })} stay={stay}>
        <span className="num">{t('card.collect', { amount: rupees(due) })}</span>
      </Press>
    )
  }
  if (list === 'leaving') {
    const leave = () =>
      due > 0 || backOf(stay) > 0
        ? open({ dialog: 'check-out', stay })
        : void progress.move(stay, { to: 'left' })
    return (
      <Press className={look} onPress={leave} stay={stay}>
        <LogOut aria-hidden="true" size={18} />
        {t('press.left.nothing')}
      </Press>
    )
  }
  if (stay.unit === null) {
    return (
      <Link className={look} href={staffBookingPath(stay.reference)}>
        {t('card.assign')}
      </Link>
    )
  }
  return (
    <Press className={look} onPress={() => comeIn(stay, { open, progress })} stay={stay}>
      <KeyRound aria-hidden="true" size={18} />
      {t('press.in_house.nothing')}
    </Press>
  )
}

type PressProps = { stay: TodayStay; className: string; onPress: () => void; children: ReactNode }

// The name of the guest is told to screen readers: the same action stands on every card.
function Press({ stay, className, onPress, children }: PressProps) {
  const { progress } = useDesk()
  return (
    <PlainDecide className={className} onPress={onPress} busy={progress.busy.has(stay.id)}>
      {children}
      <span className="sr-only">: {stay.full_name}</span>
    </PlainDecide>
  )
}
