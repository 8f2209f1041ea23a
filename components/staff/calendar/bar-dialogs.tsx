'use client'

import { useEffect, useState } from 'react'
import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Placed } from '#lib/stays/rules/calendar-places.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { instantTime, shortDates } from '../kit/words.ts'
import { BlockDialog } from './block-dialog.tsx'
import { type Blocked, BlockedDialog } from './blocked-dialog.tsx'
import { StaySheet } from './stay-sheet.tsx'
import { useBlocks } from './use-blocks.ts'
import { stayAt } from './use-moving.ts'
import type { Picked } from './use-picking.ts'
import { nightsOf, unitNameOf } from './words.ts'

const t = staffWords('calendar')

/** The dialog over the calendar: the form of a block, or what a bar is and what can be done with it. */
export type BarOver = { block: Picked | null } | { bar: string } | null

type BarDialogsProps = {
  calendar: DeskCalendar
  over: BarOver
  change: (stay: Placed) => Promise<void>
  move: (stay: Placed) => void
  refresh: () => Promise<void>
  /** Returns true if nothing can be changed now, and says why. */
  refused: () => boolean
  onClose: () => void
}

/** The dialogs of the calendar, but for the change of a stay. */
export function BarDialogs(props: BarDialogsProps) {
  const { calendar, over, change, move, refresh, refused, onClose } = props
  const blocks = useBlocks(refresh)
  const bar = over && 'bar' in over ? over.bar : null
  const opened = useOpened(calendar, bar)
  const stay = bar === null ? undefined : stayAt(calendar, bar)
  const isGone = bar !== null && !stay && !opened
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (!over) return null
  if ('block' in over) {
    return (
      <BlockDialog block={blocks.block} calendar={calendar} onClose={onClose} picked={over.block} />
    )
  }
  const leaveTo = (go: (stay: Placed) => unknown) => () => {
    onClose()
    if (stay && !refused()) go(stay)
  }
  if (stay) {
    return (
      <StaySheet
        calendar={calendar}
        onChange={leaveTo(change)}
        onClose={onClose}
        onMove={leaveTo(move)}
        stay={stay}
      />
    )
  }
  if (opened && isBlocked(opened)) {
    return <BlockedDialog blocked={opened} blocks={blocks} calendar={calendar} onClose={onClose} />
  }
  return opened && isHeld(opened) ? (
    <HoldDialog calendar={calendar} held={opened} onClose={onClose} refresh={refresh} />
  ) : null
}

/**
 * Returns what is opened as it is now. A block that a colleague has lifted stays as it was: somebody may be typing in
 * its form, which says so when it is sent.
 */
function useOpened({ occupancies }: DeskCalendar, bar: string | null): CalendarOccupancy | null {
  const found = occupancies.find(({ id }) => id === bar) ?? null
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? (last && last.id === bar && isBlocked(last) ? last : null)
}

function isBlocked(shown: CalendarOccupancy): shown is Blocked {
  return shown.block !== null
}

function isHeld(shown: CalendarOccupancy): shown is Held {
  return shown.hold !== null
}

/** A unit that somebody is booking right now. */
type Held = CalendarOccupancy & { hold: NonNullable<CalendarOccupancy['hold']> }

type HoldDialogProps = {
  calendar: DeskCalendar
  held: Held
  refresh: () => Promise<void>
  onClose: () => void
}

/** Says since when and until when a unit is held, and lets staff give it up. */
function HoldDialog({ calendar, held, refresh, onClose }: HoldDialogProps) {
  const toast = useToast()
  const { since, expires_at, by_staff } = held.hold
  const unit = unitNameOf(calendar, held)
  const giveUp = async () => {
    await call('DELETE desk/holds/[id]', { params: { id: held.id } })
    toast({ tone: 'success', text: t('blocked.onSale', { unit }) })
    onClose()
    void refresh()
  }
  return (
    <AskDialog
      button={t('hold.release')}
      grave
      onAnswer={giveUp}
      onClose={onClose}
      refusals={{ not_found: t('hold.over') }}
      title={t('hold.title', { unit })}
    >
      <p className="num">
        {shortDates(held)}, {nightsOf(held)}.{' '}
        {t(by_staff ? 'hold.desk' : 'hold.guest', { time: instantTime(since) })}{' '}
        {t('hold.freeAgain', { time: instantTime(expires_at) })}
      </p>
      <p className="mt-3 text-ink-2">
        {t('hold.onSale', { unit })} {!by_staff && t('hold.ifPaid')}
      </p>
    </AskDialog>
  )
}
