'use client'

import { confirmAll } from '#lib/desk/client/decisions.ts'
import { useAction } from '../kit/action/use-action.ts'
import { usePress } from '../kit/action/use-press.ts'
import { toldTogether } from './together.ts'

/**
 * Returns the press that confirms all bookings that are paid for and have a unit. Until their mails leave, all of it can be
 * undone. Afterwards the focus is on the heading named `about`, because the button is gone.
 */
export function useConfirmAll(about: string, onChanged: () => unknown) {
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
