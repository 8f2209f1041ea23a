'use client'

import Link from 'next/link'
import { Button, buttonClass } from '#components/ui/button.tsx'
import type { Wait } from '#lib/booking/schema/waits.ts'
import { useConfirmAll } from './use-confirm-all.ts'
import type { WaitWords } from './wait-words.ts'

type ConfirmAllProps = {
  /** The paid bookings that are left to confirm. */
  wait: Wait
  words: WaitWords
  className?: string
  onChanged: () => void
}

/** The button that confirms the paid bookings that are left; of a single one, the way to it. */
export function ConfirmAll({ wait, words, className = '', onChanged }: ConfirmAllProps) {
  const confirm = useConfirmAll(onChanged)
  if (wait.count === 1) return <WayLink className={className} words={words} />
  return (
    <Button className={className} kind="secondary" size="small" {...confirm}>
      {words.button}
    </Button>
  )
}

type WayLinkProps = { words: WaitWords; className: string }

/** The button of something that waits which leads to where it is done. */
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
