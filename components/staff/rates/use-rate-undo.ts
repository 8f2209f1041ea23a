'use client'

import { sayWhy } from '#components/ui/say-why.ts'
import { undoSeconds } from '#lib/booking/rules.ts'
import { undoRateChange } from '#lib/rates/client/history.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'

const words = {
  noAnswer: 'The server did not answer. Whether it was taken back stands in the history.',
  changed_meanwhile: 'It has been changed again since. Look at the history.',
  too_late: 'All of its days are over.',
}

/** Returns functions that tell of a change of rates, with a button that takes it back, and that take one back. */
export function useRateUndo(refresh: () => Promise<void>) {
  const toast = useToast()
  const takeBack = async (change: number) => {
    try {
      await orSignIn(undoRateChange(change))
      toast({ tone: 'success', about: 'rates', text: 'Taken back. It is as it was.' })
    } catch (error) {
      toast({ tone: 'error', about: 'rates', text: sayWhy(error, words) })
    }
    await refresh()
  }
  const tell = (change: number | null, text: string) => {
    const undo = change !== null && {
      undo: { ms: undoSeconds * 1000, run: () => void takeBack(change) },
    }
    toast({ tone: 'success', about: 'rates', text, ...undo })
  }
  return { tell, takeBack }
}

export type RateUndo = ReturnType<typeof useRateUndo>
