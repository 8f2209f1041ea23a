'use client'

import {
  BedDouble,
  CalendarClock,
  CalendarX,
  CircleCheck,
  Clock,
  IndianRupee,
  type LucideIcon,
  MessageSquare,
  Undo2,
  UserX,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Wait, WaitKind } from '#lib/booking/schema/waits.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ConfirmAll, WayLink } from '../booking/confirm-all.tsx'
import { CancelDialog } from '../cancel/cancel-dialog.tsx'
import { Decide } from '../kit/action/decide.tsx'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { Card } from '../kit/card.tsx'
import { instantTime } from '../kit/words.ts'
import { type WaitWords, waitWords } from '../waiting/wait-words.ts'

const t = staffWords('dashboard')

const atOnce = 6
const heading = 'waits'

type WaitsCardProps = {
  waits: Wait[]
  /** The instant of the figures. */
  at: string
  /** The next thing of the day, as a sentence; null if there is none. */
  next: string | null
  plate: ReactNode
  onChanged: () => Promise<void>
}

/** Lists what waits for a person, the worst first: a line a kind, each with one button that leads to where it is done. */
export function WaitsCard({ waits, at, next, plate, onChanged }: WaitsCardProps) {
  const [all, setAll] = useState(false)
  const [cancelled, setCancelled] = useState<Wait['first'] | null>(null)
  if (waits.length === 0) return <Nothing at={at} next={next} plate={plate} />
  const shown = all ? waits : waits.slice(0, atOnce)
  const more = waits.length - shown.length
  return (
    <Card
      aside={<p className="text-ink-2 text-sm">{t('waits.order')}</p>}
      className="no-print"
      title={<Title>{t('waits.title', { count: waits.length })}</Title>}
    >
      <ul>
        {shown.map((wait, place) => (
          <Line
            filled={place === 0}
            key={wait.kind}
            onCancel={() => setCancelled(wait.first)}
            onChanged={onChanged}
            wait={wait}
            words={waitWords(wait, new Date(at))}
          />
        ))}
      </ul>
      {more > 0 && (
        <button
          className="min-h-12 w-full border-rule border-t px-4 text-start font-semibold text-lake hover:bg-band lg:px-[22px]"
          onClick={() => setAll(true)}
          type="button"
        >
          {t('waits.more', { count: more })}
        </button>
      )}
      {cancelled && (
        <CancelDialog
          booking={cancelled}
          onChanged={() => void onChanged().then(() => keepFocus(heading))}
          onClose={() => setCancelled(null)}
        />
      )}
    </Card>
  )
}

const looks: Record<WaitKind, { Icon: LucideIcon; look: string }> = {
  needs_room: { Icon: BedDouble, look: 'bg-indigo-tint text-indigo' },
  asks_to_cancel: { Icon: CalendarX, look: 'bg-red-tint text-red' },
  asks_dates: { Icon: CalendarClock, look: 'bg-indigo-tint text-indigo' },
  unpaid: { Icon: Clock, look: 'bg-turmeric-tint text-turmeric-ink' },
  paid_short: { Icon: IndianRupee, look: 'bg-turmeric-tint text-turmeric-ink' },
  not_come: { Icon: UserX, look: 'bg-indigo-tint text-indigo' },
  to_confirm: { Icon: CircleCheck, look: 'bg-indigo-tint text-indigo' },
  payments: { Icon: IndianRupee, look: 'bg-turmeric-tint text-turmeric-ink' },
  refunds: { Icon: Undo2, look: 'bg-turmeric-tint text-turmeric-ink' },
  chats: { Icon: MessageSquare, look: 'bg-lake-soft text-lake' },
}

type LineProps = {
  wait: Wait
  words: WaitWords
  filled: boolean
  onCancel: () => void
  onChanged: () => Promise<void>
}

function Line(line: LineProps) {
  const { wait, words } = line
  const { Icon, look } = looks[wait.kind]
  return (
    <li className="grid grid-cols-[38px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 border-rule border-t px-4 py-3 sm:grid-cols-[42px_minmax(0,1fr)_auto] lg:px-[22px]">
      <span
        aria-hidden="true"
        className={`grid size-[38px] place-items-center self-start rounded-[10px] sm:size-[42px] ${look}`}
      >
        <Icon size={20} />
      </span>
      <div className="num min-w-0">
        <p className="wrap-anywhere font-semibold">{words.title}</p>
        <p className="wrap-anywhere line-clamp-2 text-ink-2 text-sm">{words.detail}</p>
      </div>
      <div className="max-sm:col-start-2">
        <Way {...line} />
      </div>
    </li>
  )
}

// Only the first is filled; the others are tinted.
function Way({ wait, words, filled, onCancel, onChanged }: LineProps) {
  const look = `num sm:min-w-[170px] ${filled ? '' : 'border-lake-edge! bg-lake-soft! text-lake-dark! hover:bg-[#cbe0d5]!'}`
  if (wait.kind === 'asks_to_cancel' && wait.count === 1) {
    return (
      <Decide className={look} kind="secondary" size="small" onPress={onCancel}>
        {words.button}
      </Decide>
    )
  }
  if (wait.kind === 'to_confirm') {
    return (
      <ConfirmAll
        className={look}
        heading={heading}
        onChanged={onChanged}
        wait={wait}
        words={words}
      />
    )
  }
  return <WayLink className={look} words={words} />
}

function Title({ children }: { children: ReactNode }) {
  return (
    <span className="heading text-title" data-heading={heading} tabIndex={-1}>
      {children}
    </span>
  )
}

function Nothing({ at, next, plate }: Pick<WaitsCardProps, 'at' | 'next' | 'plate'>) {
  return (
    <Card
      aside={
        <p className="num text-ink-2 text-sm" suppressHydrationWarning>
          {t('waits.checked', { time: instantTime(at) })}
        </p>
      }
      className="no-print"
      title={<Title>{t('waits.none')}</Title>}
    >
      <div
        className={`grid items-center gap-5 px-4 pb-5 lg:px-[22px] ${plate === null ? '' : 'sm:grid-cols-[minmax(0,300px)_minmax(0,1fr)]'}`}
      >
        {plate !== null && (
          <div className="relative aspect-[3] overflow-clip sm:aspect-[1.15] rounded-control">
            {plate}
          </div>
        )}
        <div>
          <p>{t('waits.noneText')}</p>
          {next && <p className="mt-2 text-ink-2">{next}</p>}
        </div>
      </div>
    </Card>
  )
}
