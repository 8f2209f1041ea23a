import type { Answer } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { notUndone } from '../kit/action/undo-words.ts'
import type { Notice } from '../kit/action/use-action.ts'
import { toldUndo } from './taking-back.ts'

const t = staffWords('booking')

/** Returns what is said of a decision on many bookings at once, by its verb, and the way back; `about` as of an action. */
export function toldTogether(
  { ids, undo }: Answer<'POST bookings_reject'>,
  about: string,
  verb: 'confirm' | 'reject',
): Notice {
  // Somebody else can have decided all of them since the list was shown.
  if (ids.length === 0) return { text: t(`together.nothing.${verb}`) }
  const count = ids.length
  return {
    text: t(`together.done.${verb}`, { count }),
    undo: toldUndo(undo, {
      about,
      done: () => t('together.undone', { count }),
      refused: notUndone,
    }),
  }
}
