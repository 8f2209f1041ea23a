'use client'

import { undoSeconds } from '#lib/booking/rules/undo.ts'
import { undoRateChange } from '#lib/rates/client/history.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'

const words = {
  changed_meanwhile: 'It has been changed again since. Look at the history.',
  too_late: 'All of its days are over.',
}

/** Returns functions that tell of a change of rates, with a button that takes it back, and that take one back. */
export function useRateUndo(refresh: () => Promise<void>) {
  const { run, tell } = useAction(refresh)
  const undo = (change: number): Action => ({
    about: 'rates',
    call: () => undoRateChange(change),
    done: () => 'Taken back. It is as it was.',
    words,
  })
  return {
    tell: (change: number | null, text: string) =>
      tell('rates', {
        text,
        undo: change === null ? undefined : { ms: undoSeconds * 1000, action: undo(change) },
      }),
    takeBack: (change: number) => run(undo(change)),
  }
}

export type RateUndo = ReturnType<typeof useRateUndo>
