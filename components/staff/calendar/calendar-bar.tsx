'use client'

import { Ban, Check, Hourglass } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { barOf } from '#lib/booking/rules/calendar.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { CalendarOccupancy, CalendarWindow, Nights } from '#lib/booking/schema/calendar.ts'
import { useOpenedBooking } from '../bookings/opened-booking.ts'
import { barSentence, barWords } from './words.ts'

type Shown = Nights & Pick<CalendarOccupancy, 'booking' | 'block' | 'hold'>

const looks = {
  pending: 'bar-pending border-turmeric border-dashed text-turmeric-ink',
  verified: 'border-indigo/40 bg-indigo-tint text-indigo',
  confirmed: 'border-leaf/40 bg-leaf-tint text-leaf',
  rejected: '',
  held: 'border-line-control border-dashed bg-card text-ink-2',
  blocked: 'bar-blocked border-line-control text-ink',
} as const
/** The look of a bar: the status of its booking, or what else has the unit. */
export type BarLook = keyof typeof looks

function lookOf({ booking, block }: Shown): BarLook {
  return booking?.status ?? (block ? 'blocked' : 'held')
}

/** The sign of a bar's state, which tells it without colour. */
export function BarSign({ look }: { look: BarLook }) {
  const drawn = { 'aria-hidden': true, className: 'shrink-0', size: 13 } as const
  if (look === 'blocked') return <Ban {...drawn} />
  if (look === 'held') return <Hourglass {...drawn} />
  if (look === 'confirmed') return <Check {...drawn} strokeWidth={3} />
  const round = look === 'pending' ? 'border-2 border-current' : 'bg-current'
  return <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${round}`} />
}

/** The ground and the edge of a bar, for the legend as well. */
export function barClass(look: BarLook): string {
  return `border-[1.5px] ${looks[look]}`
}

type CalendarBarProps = { shown: Shown; window: CalendarWindow; onOpen: (() => void) | null }

/** A stay, a block or a hold on its nights. A stay leads to its booking; `onOpen` opens anything else. */
export function CalendarBar({ shown, window, onOpen }: CalendarBarProps) {
  const look = lookOf(shown)
  const { start, width, earlier, later } = barOf(window, shown)
  const [title, rest] = barWords(shown)
  const cut = `${earlier ? 'rounded-s-none border-s-0' : ''} ${later ? 'rounded-e-none border-e-0' : ''}`
  const bar = {
    className: `absolute top-1 bottom-1 @container block min-h-11 overflow-hidden rounded-control px-1.5 py-0.5 text-start text-xs leading-tight ${barClass(look)} ${cut}`,
    style: { insetInlineStart: `${start * 100}%`, width: `${width * 100}%` },
    title: `${title}, ${rest}`,
  }
  const words = (
    <>
      <bdi className="block overflow-hidden whitespace-nowrap font-semibold @min-[90px]:text-ellipsis">
        {title}
      </bdi>
      <span className="mt-0.5 flex items-center gap-1.5">
        <BarSign look={look} />
        <span className="num truncate @max-[89px]:sr-only">{rest}</span>
      </span>
      <span className="sr-only">{barSentence(shown)}</span>
    </>
  )
  if (shown.booking) {
    return (
      <StayLink reference={shown.booking.reference} {...bar}>
        {words}
      </StayLink>
    )
  }
  if (onOpen) {
    return (
      <button onClick={onOpen} type="button" {...bar}>
        {words}
      </button>
    )
  }
  return <div {...bar}>{words}</div>
}

type StayLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { reference: string }

/** Leads to a booking, and is outlined while that is open. */
function StayLink({ reference, className, ...link }: StayLinkProps) {
  const isOpen = useOpenedBooking() === reference
  return (
    <Link
      aria-current={isOpen ? 'true' : undefined}
      className={`${className} aria-[current=true]:outline-3 aria-[current=true]:outline-hill aria-[current=true]:outline-offset-2`}
      href={staffBookingPath(reference)}
      {...link}
    />
  )
}
