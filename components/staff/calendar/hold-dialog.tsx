'use client'

import { call } from '#calls/client.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { instantTime } from '../kit/words.ts'
import { datesOf, nightsOf, unitNameOf } from './words.ts'

/** A unit that a guest is just paying for. */
export type Held = CalendarOccupancy & { hold: NonNullable<CalendarOccupancy['hold']> }

type HoldDialogProps = {
  calendar: DeskCalendar
  held: Held
  refresh: () => Promise<void>
  onClose: () => void
}

/** Says since when a unit is held, and until when. It goes by itself, becomes a booking, or is given up. */
export function HoldDialog({ calendar, held, refresh, onClose }: HoldDialogProps) {
  const toast = useToast()
  const { since, expires_at, by_staff } = held.hold
  const what = by_staff ? 'A colleague has been booking it' : 'Somebody has been paying for it'
  const name = unitNameOf(calendar, held)
  const giveUp = async () => {
    await call('DELETE desk/holds/[id]', { params: { id: held.id } })
    toast({ tone: 'success', text: `${name} is on sale again.` })
    onClose()
    void refresh()
  }
  return (
    <AskDialog
      button="Give it up"
      grave
      onAnswer={giveUp}
      onClose={onClose}
      refusals={{ not_found: 'It is held no more, or has become a booking.' }}
      title={`${name} is held`}
    >
      <p className="num">
        {datesOf(held)}, {nightsOf(held)}. {what} since {instantTime(since)}. If no booking comes of
        it, it is free again at {instantTime(expires_at)}.
      </p>
      <p className="mt-3 text-ink-2">
        Given up, it is on sale at once.{' '}
        {!by_staff &&
          'Who has paid for it by then is booked without a room, and you are asked for one.'}
      </p>
    </AskDialog>
  )
}
