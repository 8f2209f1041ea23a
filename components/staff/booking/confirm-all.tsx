'use client'

import Link from 'next/link'
import { call } from '#calls/client.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import type { Wait } from '#lib/booking/schema/waits.ts'
import { useAction } from '../kit/action/use-action.ts'
import { usePress } from '../kit/action/use-press.ts'
import type { WaitWords } from '../waiting/wait-words.ts'
import { toldTogether } from './together.ts'

type ConfirmAllProps = {
  /** The paid bookings that are left to confirm. */
  wait: Wait
  words: WaitWords
  className?: string
  /** The `data-heading` of what gets the focus once the button is gone. */
  heading: string
  onChanged: () => unknown
}

/** The button that confirms the paid bookings that are left; for a single one, a link to it. */
export function ConfirmAll({ wait, words, className = '', heading, onChanged }: ConfirmAllProps) {
  const confirm = useConfirmAll(heading, onChanged)
  if (wait.count === 1) return <WayLink className={className} words={words} />
  return (
    <Button className={className} kind="secondary" size="small" {...confirm}>
      {words.button}
    </Button>
  )
}

/** The link to where something is done that needs a person. */
export function WayLink({ words, className }: { words: WaitWords; className: string }) {
  return (
    <Link
      className={`${buttonClass({ kind: 'secondary', size: 'small' })} ${className}`}
      href={words.href}
    >
      {words.button}
    </Link>
  )
}

/**
 * Returns the press that confirms all bookings that are paid for and have a unit. It can be undone until their mails are sent.
 * The focus goes to the heading named `about`, because the button is gone then.
 */
function useConfirmAll(about: string, onChanged: () => unknown) {
  const { busy, run } = useAction(onChanged)
  const press = () =>
    void run({
      about,
      call: () => call('POST desk/bookings/confirm_all'),
      done: (answer) => toldTogether(answer, about, 'confirm'),
      refused: (why) => `Nothing is confirmed. ${why}`,
    })
  return usePress(press, busy.has(about))
}
