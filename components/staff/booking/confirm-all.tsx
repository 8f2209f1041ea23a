'use client'

import Link from 'next/link'
import { Button, buttonClass } from '#components/ui/button.tsx'
import type { Wait } from '#lib/booking/schema/waits.ts'
import type { WaitWords } from '../waiting/wait-words.ts'
import { useConfirmAll } from './use-confirm-all.ts'

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

type WayLinkProps = { words: WaitWords; className: string }

/** The link to where something is done that needs a person. */
export function WayLink({ words, className }: WayLinkProps) {
  return (
    <Link
      className={`${buttonClass({ kind: 'secondary', size: 'small' })} ${className}`}
      href={words.href}
    >
      {words.button}
    </Link>
  )
}
