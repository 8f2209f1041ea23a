import type { Answer } from '#calls/client.ts'
import { notUndone } from '../kit/action/undo-words.ts'
import type { Told } from '../kit/action/use-action.ts'
import { count } from '../kit/words.ts'
import { toldUndo } from './taking-back.ts'

/** Returns what is said of a decision on many bookings at once, by its verb, and the way back; `about` as of an action. */
export function toldTogether(
  { ids, undo }: Answer<'POST bookings_reject'>,
  about: string,
  verb: 'confirm' | 'reject',
): Told {
  // Somebody else can have decided all of them since the list was shown.
  if (ids.length === 0) return { text: `Nothing was left to ${verb}.` }
  const bookings = count(ids.length, 'booking')
  return {
    text: `${bookings} ${verb}ed.`,
    undo: toldUndo(undo, {
      about,
      done: () => `Undone. ${bookings} ${ids.length === 1 ? 'is' : 'are'} as before.`,
      refused: notUndone,
    }),
  }
}
