'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { FieldError } from '#components/ui/field.tsx'
import { sayWhy } from '#components/ui/say-why.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { DecisionDialog } from '../kit/dialog/decision-dialog.tsx'
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
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const { since, expires_at, by_staff } = held.hold
  const what = by_staff ? 'A colleague has been booking it' : 'Somebody has been paying for it'
  const name = unitNameOf(calendar, held)
  const giveUp = async () => {
    setBusy(true)
    try {
      await orSignIn(call('DELETE desk/holds/[id]', { params: { id: held.id } }))
      toast({ tone: 'success', text: `${name} is on sale again.` })
      onClose()
      void refresh()
    } catch (refused) {
      setError(sayWhy(refused, { not_found: 'It is held no more, or has become a booking.' }))
      setBusy(false)
    }
  }
  return (
    <DecisionDialog
      button={{ children: 'Give it up', busy, onPress: () => void giveUp() }}
      onClose={onClose}
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
      <div role="alert">{error && <FieldError id="hold-error">{error}</FieldError>}</div>
    </DecisionDialog>
  )
}
