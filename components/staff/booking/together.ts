import { undoBookings } from '#lib/desk/client/decisions.ts'
import type { Action, Told } from '../kit/action/use-action.ts'
import { count } from '../kit/words.ts'

type Done = { ids: string[]; undo_ms: number | null }

/** Returns what is said of a decision on many bookings at once, by its verb, and the way back; `about` as of an {@link Action}. */
export function toldTogether(
  { ids, undo_ms: ms }: Done,
  about: string,
  verb: 'confirm' | 'reject',
): Told {
  // Somebody else can have decided all of them since the list was shown.
  if (ids.length === 0) return { text: `Nothing was left to ${verb}.` }
  return { text: `${bookings(ids)} ${verb}ed.`, undo: { ms, action: undoTogether(about, ids) } }
}

function undoTogether(about: string, ids: string[]): Action {
  return {
    about,
    call: () => undoBookings(ids),
    done: () => `Taken back. ${bookings(ids)} ${ids.length === 1 ? 'is' : 'are'} as before.`,
    refused: (why) => `Not taken back. ${why}`,
  }
}

function bookings(ids: string[]): string {
  return count(ids.length, 'booking')
}
