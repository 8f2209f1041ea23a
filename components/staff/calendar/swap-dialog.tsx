'use client'

import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import type { Moves } from './use-moves.ts'
import type { Pair } from './use-swap.ts'
import { datesOf, unitNameOf } from './words.ts'

type SwapDialogProps = { calendar: DeskCalendar; pair: Pair; moves: Moves }

/** Asks whether two guests change units, where one was let go on the unit of the other. */
export function SwapDialog({ calendar, pair, moves }: SwapDialogProps) {
  const [one, other] = pair
  const rows = [
    { stay: one, to: other },
    { stay: other, to: one },
  ]
  return (
    <AskDialog
      button="Swap units"
      onAnswer={() => void moves.swap(pair)}
      onClose={moves.keepUnits}
      title={`Swap ${one.booking.full_name} and ${other.booking.full_name}?`}
    >
      <ul className="num grid gap-2">
        {rows.map(({ stay, to }) => (
          <li key={stay.booking.id}>
            <b className="font-semibold">
              <bdi>{stay.booking.full_name}</bdi>
            </b>
            , {datesOf(stay)}: to{' '}
            {unitNameOf(calendar, { room_id: to.room_id, unit: to.unit ?? 0 })}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">
        Their prices stay the same. Guests whose stay is confirmed get a mail in half a minute.
      </p>
    </AskDialog>
  )
}
