'use client'

import { undoStay } from '#lib/booking/client/desk.ts'
import { useAction } from '../use-action.ts'

/** Returns a function that tells of a change of a stay, with the button that puts it back for `ms` milliseconds. */
export function useToldChange(onChanged: (id: string) => void) {
  const { tell } = useAction(async (id) => onChanged(id))
  return (id: string, text: string, ms: number) => {
    const action = {
      about: id,
      call: () => undoStay(id),
      done: () => 'The stay is as it was.',
      refused: (why: string) => `Not put back. ${why}`,
    }
    tell(id, { text, undo: { ms, action } })
  }
}
