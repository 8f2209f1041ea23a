'use client'

import { confirmAll } from '#lib/booking/client/decisions.ts'
import { toldTogether } from '../bookings/together.ts'
import { useAction } from '../use-action.ts'
import { usePress } from '../use-press.ts'

const about = 'to_confirm'

/** Returns the press that confirms all bookings that are paid for and have a unit; while the mails wait it can be taken back as a whole. */
export function useConfirmAll(onChanged: () => void) {
  const { busy, run } = useAction(onChanged)
  const press = () =>
    void run({
      about,
      call: () => confirmAll(),
      done: (answer) => toldTogether(answer, about, 'confirm'),
      refused: (why) => `Nothing is confirmed. ${why}`,
    })
  return usePress(press, busy.has(about))
}
