import type { Undo } from '#lib/booking/rules/taking-back.ts'
import { toldUndo } from '../booking/taking-back.ts'
import type { Told } from '../kit/action/use-action.ts'

/** Returns what is said of a change of a stay, with the way to put it back. */
export function changeTold(id: string, text: string, undo: Undo | null): Told {
  return {
    text,
    undo: toldUndo(undo, {
      about: id,
      done: () => 'The stay is as it was.',
      refused: (why) => `Not put back. ${why}`,
    }),
  }
}
