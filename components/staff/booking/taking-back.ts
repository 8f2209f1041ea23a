import type { Undo } from '#lib/booking/rules/taking-back.ts'
import { undoEntries } from '#lib/desk/client/undo.ts'
import type { Action, Told } from '../kit/action/use-action.ts'

type Words = Omit<Action<Awaited<ReturnType<typeof undoEntries>>>, 'call'>

/** Returns the action that takes a change of bookings back. */
export function takingBack({ entries }: Undo, words: Words): Action {
  return { ...words, call: () => undoEntries(entries) }
}

/** Returns the Undo of a message about a change, for as long as the server allows it; undefined if it doesn't. */
export function toldUndo(undo: Undo | null | undefined, words: Words): Told['undo'] {
  return undo ? { ms: undo.ms, action: takingBack(undo, words) } : undefined
}
