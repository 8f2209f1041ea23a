'use client'

import { CheckCheck } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import type { WireMatches } from '#lib/statements/schema/lines.ts'
import { usePress } from '../kit/action/use-press.ts'
import { count, grouped, rupeesAndPaise } from '../kit/words.ts'
import { type Choices, tickedOf, verificationsOf } from './chosen.ts'
import { paiseOf } from './match-words.ts'
import type { Decisions } from './use-decisions.ts'

type VerifyBarProps = { choices: Choices; matches: WireMatches; decisions: Decisions }

/** The bar that stays: how many are ticked and their sum, and the button that verifies them. */
export function VerifyBar({ choices, matches, decisions }: VerifyBarProps) {
  const ticked = tickedOf(choices, matches)
  const isNone = ticked.length === 0
  const verify = usePress(
    () => void decisions.verify(verificationsOf(choices, matches)),
    isNone || decisions.busy,
  )
  return (
    <section
      aria-label="Verify"
      data-task
      className="-mx-4 lg:-mx-6 xl:-mx-8 sticky bottom-0 z-20 mt-auto flex items-center gap-4 border-edge border-t bg-card px-4 py-3 shadow-[0_-8px_20px_-14px_rgb(30_30_20/0.4)] lg:px-6 xl:px-8"
    >
      <div className="num min-w-0 flex-1" role="status">
        <p className="font-semibold text-sm">
          {isNone
            ? 'Tick what you have looked at'
            : `${grouped(ticked.length)} chosen, ${rupeesAndPaise(paiseOf(ticked.map(({ line }) => line)))}`}
        </p>
        <p className="text-ink-2 text-xs max-lg:hidden">
          Bookings that have a room are confirmed too. You can take it back for {undoSeconds}{' '}
          seconds. Guests are written to after that.
        </p>
      </div>
      <Button kind="secondary" {...verify}>
        <CheckCheck aria-hidden="true" className="shrink-0 max-sm:hidden" size={19} />
        {isNone ? 'Verify' : `Verify ${count(ticked.length, 'payment')}`}
      </Button>
    </section>
  )
}
