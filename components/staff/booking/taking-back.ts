import type { Undo } from '#lib/booking/rules/taking-back.ts'
import { undoEntries } from '#lib/desk/client/undo.ts'
import type { Action, Told } from '../kit/action/use-action.ts'

type Words = Omit<Action<Awaited<ReturnType<typeof undoEntries>>>, 'call'>

/** Returns the action that takes back what has happened to bookings. */
export function takingBack({ entries }: Pick<Undo, 'entries'>, words: Words): Action {
  return { ...words, call: () => undoEntries(entries) }
}

/** Returns what a message needs to let it be taken back, as long as the server lets it; nothing if it doesn't. */
export function undoOf(undo: Undo | null | undefined, words: Words): Told['undo'] {
  return undo ? { ms: undo.ms, action: takingBack(undo, words) } : undefined
}
