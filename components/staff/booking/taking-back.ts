import { call } from '#calls/client.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import type { Action, Notice } from '../kit/action/use-action.ts'

type Words = Omit<Action<Awaited<ReturnType<typeof takeBack>>>, 'call'>

/** Takes a change of bookings back, and returns the bookings as they are then. */
export async function takeBack({ entries }: Undo) {
  const params = { entries: entries.join(',') }
  return (await call('POST desk/undo/[entries]', { params })).standings
}

/** Returns the action that takes a change of bookings back. */
export function takingBack(undo: Undo, words: Words): Action {
  return { ...words, call: () => takeBack(undo) }
}

/** Returns the Undo of a message about a change, for as long as the server allows it; undefined if it doesn't. */
export function toldUndo(undo: Undo | null | undefined, words: Words): Notice['undo'] {
  return undo ? { ms: undo.ms, action: takingBack(undo, words) } : undefined
}
