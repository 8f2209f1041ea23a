'use client'

import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Action, type Notice, useAction } from '../kit/action/use-action.ts'

const t = staffWords('rates')

/** Returns functions that tell of a change of rates, with a button that takes it back, and that take one back. */
export function useRateUndo(refresh: () => Promise<void>) {
  const { run, tell, busy } = useAction(refresh)
  const undo = (change: number): Action => ({
    about: 'rates',
    call: () => call('POST rates/history/[id]/undo', { params: { id: change } }),
    done: () => t('undo.done'),
    words: { changed_meanwhile: t('undo.changedMeanwhile'), too_late: t('undo.tooLate') },
  })
  const told = (change: number | null, text: string): Notice => ({
    text,
    ...(change !== null && { undo: { action: undo(change) } }),
  })
  return {
    busy: busy.has('rates'),
    /** Makes a change without a form, and says so. Returns null if it was refused. */
    run: <Done extends { change: number | null }>(send: () => Promise<Done>, text: string) =>
      run({ about: 'rates', call: send, done: ({ change }) => told(change, text) }),
    tell: (change: number | null, text: string) => tell('rates', told(change, text)),
    refuse: (text: string) => tell('rates', { tone: 'error', text }),
    takeBack: (change: number) => run(undo(change)),
  }
}

export type RateUndo = ReturnType<typeof useRateUndo>
