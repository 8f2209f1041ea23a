'use client'

import { ArrowRight, UserRoundCheck } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { reading } from '#calls/client.ts'
import { type HistoryEntry, isChange } from '#lib/booking/rules/history.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { pressedHere } from '../kit/call/with-sign-in.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useMe } from '../kit/me.ts'
import { instantTime } from '../kit/words.ts'
import { entryName } from './words.ts'

const t = staffWords('booking')

type ElsewhereProps = {
  /** The id of the booking that somebody else has decided about. */
  booking: string
  /** Opens the next one; null if there is none. */
  onNext?: (() => void) | null
  /** Shows how it is now. */
  onShow?: () => void
  className?: string
}

/** Replaces the buttons once somebody else has decided: who did what and when, and where to go next. */
export function Elsewhere({ booking, ...ways }: ElsewhereProps) {
  const search = { id: booking }
  const { value } = useAnswer(reading('GET booking_history'), search, null, {
    topics: ['bookings'],
  })
  const entry = value ? decisionOf(value.entries) : null
  return (
    <DoneElsewhere {...ways} by={entry?.actor} id={booking}>
      {entry ? whoWords(entry, new Date()) : t('elsewhere.changed')}
    </DoneElsewhere>
  )
}

type DoneElsewhereProps = Omit<ElsewhereProps, 'booking'> & {
  /** The id of what somebody else has decided about. */
  id: string
  /** Who it was; not given until that is known. */
  by: string | undefined
  children: ReactNode
}

/** The same in words of its own, for what has no booking. What turns out to be done on this page is shown at once. */
export function DoneElsewhere({
  id,
  by,
  onNext,
  onShow,
  className = '',
  children,
}: DoneElsewhereProps) {
  const me = useMe()
  const isOwn = by === me && pressedHere()
  const showOwn = useEffectEvent(() => {
    onShow?.()
    // The held card was inert and has just been replaced, so the focus is lost.
    keepFocus(id)
  })
  useEffect(() => {
    if (isOwn) showOwn()
  }, [isOwn])
  // Neither button decides anything, but both replace buttons that do.
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`} data-elsewhere>
      <UserRoundCheck aria-hidden="true" className="shrink-0 text-lake" size={20} />
      <p className="wrap-anywhere min-w-[180px] flex-1 font-medium" role="status">
        {children}
      </p>
      {onShow && (
        <Decide kind="outline" size="small" onPress={onShow}>
          {t('elsewhere.show')}
        </Decide>
      )}
      {onNext && (
        <Decide kind="secondary" size="small" onPress={onNext}>
          {t('elsewhere.next')}
          <ArrowRight aria-hidden="true" size={18} />
        </Decide>
      )}
    </div>
  )
}

/** Returns the newest entry of a history that decides something; a note or a letter doesn't. */
export function decisionOf(history: readonly HistoryEntry[]): HistoryEntry | null {
  return history.find(isChange) ?? null
}

type Done = Pick<HistoryEntry, 'action' | 'cancelled_because' | 'actor' | 'at'>

/** Returns who did what and when: "Payment verified by b@desk.example a moment ago". */
function whoWords(entry: Done, now: Date): string {
  return t('elsewhere.done', {
    what: entryName(entry),
    byWhom: byWords(entry.actor, entry.at, now),
  })
}

/** Returns who did something, and when: "by b@desk.example a moment ago". */
export function byWords(actor: string, at: string, now: Date): string {
  const who = actor === 'guest' ? t('elsewhere.guest') : actor
  const isNow = now.getTime() - new Date(at).getTime() < momentMs
  return isNow ? t('elsewhere.byNow', { who }) : t('elsewhere.byAt', { who, time: instantTime(at) })
}

const momentMs = 60_000
