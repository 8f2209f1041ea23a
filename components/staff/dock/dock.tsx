'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { MouseEventHandler } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { nameOf, type Screen, screens } from '../kit/address/screens.ts'
import { useNewBookingPath } from '../kit/address/use-new-booking-path.ts'
import { useStayWhileDown } from '../kit/live/use-stay-while-down.ts'
import { ScreenCount } from './screen-count.tsx'

const t = staffWords('dock')

const [left, right] = [
  ['/app/dashboard', '/app/today'],
  ['/app/calendar', '/app/bookings'],
].map((paths) => screens.filter(({ path }) => paths.includes(path)))

/** The screens of the day at the thumb of a phone, and a new booking between them. It goes away under a task that fills the window. */
export function Dock() {
  const newBooking = useNewBookingPath()
  const follow = useStayWhileDown()
  return (
    <nav
      aria-label={t('label')}
      className="no-print fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_1fr_auto_1fr_1fr] items-center border-edge border-t bg-card px-2 pb-[env(safe-area-inset-bottom)] max-[359px]:px-0 [body:has([data-task]:not([data-task=beside]))_&]:hidden lg:hidden"
    >
      {left?.map((screen) => (
        <DockLink key={screen.path} onPress={follow} screen={screen} />
      ))}
      <Link
        aria-label={t('newBooking')}
        className="mx-auto grid size-[54px] place-items-center rounded-[14px] bg-lake text-cream hover:bg-lake-dark"
        href={newBooking}
        onClick={follow}
      >
        <Plus aria-hidden="true" size={26} />
      </Link>
      {right?.map((screen) => (
        <DockLink key={screen.path} onPress={follow} screen={screen} />
      ))}
    </nav>
  )
}

type DockLinkProps = { screen: Screen; onPress: MouseEventHandler<HTMLAnchorElement> }

function DockLink({ screen, onPress }: DockLinkProps) {
  const { path, Icon } = screen
  const here = usePathname().startsWith(path)
  return (
    <Link
      aria-current={here ? 'page' : undefined}
      className="relative grid min-h-[68px] content-center justify-items-center gap-1 font-medium text-ink-2 text-xs leading-none tracking-tight max-[359px]:tracking-tighter after:absolute after:top-[-1px] after:h-[3px] after:w-[34px] after:rounded-b-[3px] aria-[current]:font-semibold aria-[current]:text-lake-dark aria-[current]:after:bg-lake"
      href={path}
      onClick={onPress}
    >
      <Icon aria-hidden="true" size={21} />
      {nameOf(screen)}
      <ScreenCount
        className="absolute top-1.5 left-[calc(50%+6px)] grid min-w-[18px] place-items-center rounded-full bg-turmeric px-1 font-semibold text-xs text-hill leading-[18px]"
        path={path}
      />
    </Link>
  )
}
