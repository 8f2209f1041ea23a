'use client'

import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CardSkeleton } from './list-states.tsx'
import { grouped } from './words.ts'

type OneByOneProps = {
  /** The name of the list, such as "Bookings". */
  name: string
  /** The index of the card, from 0, and the number of cards. */
  at: number
  total: number
  onStep: (at: number) => void
  loading: boolean
  /** The card; empty while it loads. */
  children?: ReactNode
}

/** One card of a list at a time, for small screens, with its position and buttons to both sides. */
export function OneByOne({ name, at, total, onStep, loading, children }: OneByOneProps) {
  return (
    <>
      <div aria-busy={loading} className={loading ? 'opacity-60' : ''}>
        {children || <CardSkeleton />}
      </div>
      <nav
        aria-label={`${name} one by one`}
        className="grid grid-cols-[1fr_auto_1fr] items-center gap-2.5"
      >
        <Button disabled={at <= 0} kind="outline" onClick={() => onStep(at - 1)}>
          Previous
        </Button>
        <p aria-live="polite" className="num font-medium">
          {grouped(at + 1)} of {grouped(total)}
        </p>
        <Button disabled={at >= total - 1} kind="outline" onClick={() => onStep(at + 1)}>
          Next
        </Button>
      </nav>
    </>
  )
}

/** A fact of a card, with its name above. */
export function CardCell({
  name,
  wide = false,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={`border-rule border-b px-4 py-2.5 ${wide ? 'col-span-2' : ''}`}>
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="font-semibold text-[16px]">{children}</dd>
    </div>
  )
}
