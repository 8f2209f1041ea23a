'use client'

import Link from 'next/link'
import { call } from '#calls/client.ts'
import { buttonClass } from '#components/ui/button.tsx'
import type { Wait } from '#lib/booking/schema/waits.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import type { WaitWords } from '../waiting/wait-words.ts'
import { toldTogether } from './together.ts'

const t = staffWords('booking')

type ConfirmAllProps = {
  /** The paid bookings that are left to confirm. */
  wait: Wait
  words: WaitWords
  className?: string
  /** The `data-heading` of what gets the focus once the button is gone. */
  heading: string
  onChanged: () => unknown
}

/**
 * The button that confirms all bookings that are paid for and have a unit; for a single one, a link to it. Until their mails
 * are sent, all of it can be undone.
 */
export function ConfirmAll({ wait, words, className = '', heading, onChanged }: ConfirmAllProps) {
  const { busy, run } = useAction(onChanged)
  const confirm = () =>
    run({
      // The button is gone then, and the focus goes to the heading.
      about: heading,
      call: () => call('POST desk/bookings/confirm_all'),
      done: (answer) => toldTogether(answer, heading, 'confirm'),
      refused: (why) => t('notConfirmed', { why }),
    })
  if (wait.count === 1) return <WayLink className={className} words={words} />
  return (
    <Decide
      busy={busy.has(heading)}
      className={className}
      kind="secondary"
      onPress={confirm}
      size="small"
    >
      {words.button}
    </Decide>
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
