'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { unitAgain } from '../booking/decision-words.ts'
import { takingBack } from '../booking/taking-back.ts'
import { useSecondsUntil } from '../kit/action/undo.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { usePress } from '../kit/action/use-press.ts'
import { useBookingWork } from './booking-work.ts'

const refusals = {
  too_late: 'The time for it is over.',
  changed_meanwhile: 'Somebody has changed it meanwhile.',
}

/** `what` names the change for those who do not see its line. */
type UndoEntryProps = { booking: StaffBooking; undo: Undo; what: string }

/** The button that takes the last change of a booking back, beside its entry in the history, for as long as it can. */
export function UndoEntry({ booking, undo, what }: UndoEntryProps) {
  const { id, full_name: name } = booking
  const [until] = useState(() => performance.now() + undo.ms)
  const seconds = useSecondsUntil(until)
  const { refresh } = useBookingWork()
  const { busy, run } = useAction(refresh)
  const takeBack = () =>
    run(
      takingBack(undo, {
        about: id,
        done: ([{ booking: now }]) => `Taken back for ${name}.${unitAgain(booking, now)}`,
        refused: (why) => `Not taken back. ${why}`,
        words: refusals,
      }),
    )
  const press = usePress(() => void takeBack(), busy.has(id))
  if (seconds === 0) return null
  return (
    <button
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-control px-3.5 font-semibold text-sm hover:bg-rice aria-disabled:opacity-60 print:hidden"
      type="button"
      {...press}
    >
      <Undo2 aria-hidden="true" size={17} />
      <span>
        Undo<span className="sr-only">: {what}</span>
      </span>
      {seconds <= undoSeconds && (
        <span aria-hidden="true" className="num w-5 text-end font-normal">
          {seconds}
        </span>
      )}
    </button>
  )
}
