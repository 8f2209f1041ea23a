import { BedDouble, CalendarX, LogIn, LogOut, type LucideIcon, MessageSquare } from 'lucide-react'
import Link from 'next/link'
import type { DashboardStats } from '#lib/reports/schema.ts'

/** The list of all bookings that wait for somebody, the worst first. */
export const attentionPath = '/app/bookings?status=attention'

/** The open tasks besides the payments, and today's arrivals and departures. */
export function WaitsStrip({ stats }: { stats: DashboardStats }) {
  const { waiting, arrivals, departures } = stats
  return (
    <nav
      aria-label="Waiting today"
      className="grid grid-cols-2 gap-2.5 lg:grid-cols-5 print:grid-cols-5 lg:gap-4"
    >
      <Wait
        Icon={BedDouble}
        count={waiting.rooms}
        href={attentionPath}
        urgent
        words={['needs a room', 'need a room']}
      />
      <Wait
        Icon={CalendarX}
        count={waiting.cancellations}
        href={attentionPath}
        urgent
        words={['asks to cancel', 'ask to cancel']}
      />
      <Wait
        className="max-lg:col-span-2"
        Icon={MessageSquare}
        count={waiting.chats}
        href="/app/chat"
        urgent
        words={['unread chat', 'unread chats']}
      />
      <Wait
        Icon={LogIn}
        count={arrivals.length}
        href="#arrivals"
        words={['arrival today', 'arrivals today']}
      />
      <Wait
        Icon={LogOut}
        count={departures.length}
        href="#departures"
        words={['departure today', 'departures today']}
      />
    </nav>
  )
}

type WaitProps = {
  Icon: LucideIcon
  count: number
  /** The words for one, and for any other number. */
  words: [one: string, more: string]
  href: string
  /** True if somebody should act on it. */
  urgent?: boolean
  className?: string
}

function Wait({ Icon, count, words, href, urgent = false, className = '' }: WaitProps) {
  const look = urgent && count > 0 ? 'border-turmeric bg-hot' : 'border-edge bg-card'
  return (
    <Link
      className={`flex min-h-[52px] items-center gap-2 rounded-staff border px-3 sm:gap-2.5 sm:px-3.5 transition-colors duration-[120ms] hover:bg-band lg:px-4 ${look} ${className}`}
      href={href}
    >
      <Icon
        aria-hidden="true"
        className={`shrink-0 ${urgent && count > 0 ? 'text-turmeric-ink' : 'text-ink-2'}`}
        size={20}
      />
      <span className="leading-tight">
        <b className="num font-semibold text-base">{count}</b>{' '}
        <span className="text-ink-2">{words[count === 1 ? 0 : 1]}</span>
      </span>
    </Link>
  )
}
