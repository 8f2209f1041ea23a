'use client'

import type { ReactNode } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { refusalMessage } from '#lib/shared/refusal.ts'

type FailedProps = {
  /** Says that nothing came of it: "Nothing is changed". */
  title: string
  /** The reason, as a sentence; nothing is shown without one. */
  why: string | null
  children?: ReactNode
}

/** Says above a form why its button did not do its work. What was done, though its answer is gone, isn't called undone. */
export function Failed({ title, why, children }: FailedProps) {
  if (!why) return null
  return (
    <Alert className="mb-5" role="alert" title={failedTitle(title, why)} tone="error">
      {why}
      {children}
    </Alert>
  )
}

/** Says that nothing came of what was refused, unless it was done after all. */
export function NothingDone({ why, children }: { why: string; children: ReactNode }) {
  return why !== refusalMessage('done_unseen') && <p>{children}</p>
}

/** Returns the title over the reason why something was refused. */
export function failedTitle(title: string, why: string): string {
  return why === refusalMessage('done_unseen') ? 'The answer got lost' : title
}
