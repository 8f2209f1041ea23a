'use client'

import { undoStay } from '#lib/desk/client/desk.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'

/** Puts a stay back as it was before its last change. */
export function puttingBack(id: string): Action {
  return {
    about: id,
    call: () => undoStay(id),
    done: () => 'The stay is as it was.',
    refused: (why) => `Not put back. ${why}`,
  }
}

/** Returns a function that tells of a change of a stay, with the button that puts it back for `ms` milliseconds. */
export function useToldChange(onChanged: (id: string) => void) {
  const { tell } = useAction(onChanged)
  return (id: string, text: string, ms: number) =>
    tell(id, { text, undo: { ms, action: puttingBack(id) } })
}
