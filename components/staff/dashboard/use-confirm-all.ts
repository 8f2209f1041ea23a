'use client'

import { confirmAll, undoBookings } from '#lib/booking/client/decisions.ts'
import { useAction } from '../use-action.ts'
import { usePress } from '../use-press.ts'
import { count } from '../words.ts'

const about = 'to_confirm'

/** Returns the press that confirms all bookings that are paid for and have a unit; while the mails wait it can be taken back as a whole. */
export function useConfirmAll(onChanged: () => void) {
  const { busy, run } = useAction(async () => onChanged())
  const undo = (ids: string[]) => ({
    about,
    call: () => undoBookings(ids),
    done: () => `Taken back. ${bookings(ids)} ${ids.length === 1 ? 'is' : 'are'} as before.`,
    refused: (why: string) => `Not taken back. ${why}`,
  })
  const press = () =>
    void run({
      about,
      call: () => confirmAll(),
      done: ({ ids, undo_ms: ms }) => ({
        text: `${bookings(ids)} confirmed.`,
        undo: { ms, action: undo(ids) },
      }),
      refused: (why) => `Nothing is confirmed. ${why}`,
    })
  return usePress(press, busy.has(about))
}

function bookings(ids: string[]): string {
  return count(ids.length, 'booking')
}
